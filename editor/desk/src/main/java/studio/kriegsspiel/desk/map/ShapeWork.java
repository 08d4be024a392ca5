package studio.kriegsspiel.desk.map;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.GroundWork;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundDraft;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.ground.Shapes;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Makes the chosen thing simpler, cuts it in two, puts it together with its like; each one step.
 */
public final class ShapeWork {
  /** A millimetre at 1:8000: nobody sees less on a printed map. */
  private static final double SIMPLER_METRES = 8;

  private final Desk desk;
  private final GroundWork work;
  private final GroundPen pen;

  /** Works on what is chosen with the pen. */
  public ShapeWork(Desk desk, GroundWork work, GroundPen pen) {
    this.desk = desk;
    this.work = work;
    this.pen = pen;
  }

  /** Takes corners away that lie within a millimetre, on a map at 1:8000, of the line of others. */
  public void simplify() {
    chosen()
        .ifPresent(
            thing -> {
              Geometry simple = Shapes.simplified(thing.geometry(), SIMPLER_METRES);
              int before = thing.geometry().getNumPoints();
              int after = simple.getNumPoints();
              if (after == before) {
                tell("No corner of it lies within 8 m of the line between its neighbours.");
              } else {
                change(
                    "simplify %s from %d corners to %d".formatted(thing.title(), before, after),
                    thing,
                    simple);
              }
            });
  }

  /** Cuts a line at the corner that is held; the part behind it is a thing of its own. */
  public void split() {
    chosen()
        .ifPresent(
            thing ->
                pen.corner()
                    .get()
                    .flatMap(corner -> Shapes.split(thing.geometry(), corner))
                    .ifPresentOrElse(
                        parts -> split(thing, parts),
                        () -> tell("Click a corner of a line first, not one of its ends.")));
  }

  private void split(OfFeature thing, List<Geometry> parts) {
    work.change(
        "split " + thing.title(),
        terrain -> {
          Feature like = thing.feature();
          Feature rest =
              new Feature(
                  GroundChange.freshId(terrain),
                  like.kind(),
                  parts.get(1),
                  like.name(),
                  like.attributes(),
                  like.handEdit());
          return GroundChange.plus(
              replaced(terrain, thing, parts.get(0)),
              ThingWriting.byHand(new OfFeature(rest, false)));
        });
  }

  /** What a strip along a line can be filled with. */
  public static final List<GroundTask> FILLS =
      List.of(
          GroundTask.WOOD_LIGHT,
          GroundTask.WOOD_DENSE,
          GroundTask.GARDEN,
          GroundTask.MARSH,
          GroundTask.LAKE,
          GroundTask.RAISE);

  /**
   * Fills a strip along the chosen line, half of it on each side; the line stays.
   *
   * @param with what lies there then, as its form says
   * @param metres how broad the strip is
   */
  public void fill(GroundTask with, double metres) {
    chosen()
        .ifPresent(
            thing ->
                Shapes.strip(thing.geometry(), metres)
                    .ifPresentOrElse(
                        strip -> fill(thing, with, strip),
                        () -> tell("Choose a line: a stream, a road, a hedge.")));
  }

  private void fill(OfFeature thing, GroundTask with, Geometry strip) {
    try {
      OfFeature laid =
          new ThingWriting(draft().map(GroundDraft::now)).laid(with, pen.formOf(with), strip);
      work.change(
          "fill along " + thing.title() + " with " + with.title().toLowerCase(Locale.ROOT),
          terrain -> GroundChange.plus(terrain, laid));
      pen.choose(Optional.of(laid.key()));
    } catch (ThingForm.Fault fault) {
      tell(fault.sentence());
    }
  }

  /** Puts it together with the first of its kind that it touches and of which no place speaks. */
  public void join() {
    chosen()
        .ifPresent(
            thing ->
                neighbour(thing)
                    .ifPresentOrElse(
                        other -> join(thing, other),
                        () ->
                            tell(
                                "Nothing of its kind ends where it ends, or lies at its edge; set the ends on each other first.")));
  }

  private Optional<Feature> neighbour(OfFeature thing) {
    Terrain terrain = draft().orElseThrow().now();
    return terrain.features().stream()
        .filter(each -> each.kind() == thing.feature().kind())
        .filter(each -> !each.id().equals(thing.feature().id()))
        .filter(
            each ->
                terrain.places().stream()
                    .noneMatch(place -> place.featureId().equals(Optional.of(each.id()))))
        .filter(each -> Shapes.joined(thing.geometry(), each.geometry()).isPresent())
        .findFirst();
  }

  private void join(OfFeature thing, Feature other) {
    Geometry both = Shapes.joined(thing.geometry(), other.geometry()).orElseThrow();
    work.change(
        "join " + thing.title() + " with its neighbour",
        terrain -> GroundChange.minus(replaced(terrain, thing, both), other.id()));
  }

  private void change(String label, OfFeature thing, Geometry shape) {
    work.change(label, terrain -> replaced(terrain, thing, shape));
  }

  private static Terrain replaced(Terrain terrain, OfFeature thing, Geometry shape) {
    return GroundChange.replaced(terrain, thing.key(), ThingWriting.byHand(thing.at(shape)));
  }

  private Optional<OfFeature> chosen() {
    Optional<OfFeature> thing =
        pen.thing().filter(OfFeature.class::isInstance).map(OfFeature.class::cast);
    if (thing.isEmpty()) {
      tell("Choose a wood, a road or whatever lies on the ground first.");
    }
    return thing;
  }

  private Optional<GroundDraft> draft() {
    return desk.ground().get();
  }

  private void tell(String words) {
    desk.message().set(Message.trouble(words));
  }
}
