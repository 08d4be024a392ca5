package studio.kriegsspiel.desk.timeline;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FormWish;
import studio.kriegsspiel.desk.core.Jump;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Adds what is to be due: a line in the section it belongs to, with the words chosen that the
 * author has to write himself.
 */
public final class TimelineAdding {
  private static final String NEWS = "What is told.";
  private static final String WEATHER = "rain";

  private final TimelineWork work;
  private final Desk desk;

  /** Adds to the text of a timeline. */
  public TimelineAdding(TimelineWork work) {
    this.work = work;
    this.desk = work.desk();
  }

  private Moment at(LocalDateTime time) {
    return new Moment.At(work.timeline().get().snap(time));
  }

  /** Adds a reminder for the umpire alone. */
  public void reminder(LocalDateTime time) {
    write(
        "add a reminder",
        new Intention.AddNews(
            at(time), Audience.UMPIRE, Optional.empty(), Optional.empty(), true, NEWS),
        NEWS);
  }

  /** Units of a side that can send a patrol, riders first; those on the map when play begins. */
  public List<UnitId> toWatch(String side) {
    return toMarch(side).stream()
        .sorted(Comparator.comparing((UnitId each) -> !rides(each)))
        .toList();
  }

  private boolean rides(UnitId unit) {
    return scenario()
        .flatMap(each -> each.findUnit(unit))
        .filter(each -> each.type().arm() == Arm.CAVALRY)
        .isPresent();
  }

  /** Bodies that a patrol of a side may have seen. */
  public List<UnitId> toSee(String side) {
    return scenario().stream()
        .flatMap(each -> each.sides().stream())
        .map(each -> each.name())
        .filter(each -> !each.equals(side))
        .flatMap(each -> toMarch(each).stream())
        .toList();
  }

  /**
   * Has a patrol of a unit tell its side, at a time, of a body where it stands. Whether it can be
   * there by then is told by the problems.
   */
  public void sighting(UnitId watcher, UnitId seen, LocalDateTime time) {
    Navigation.findSpot(desk.shown().get(), seen)
        .ifPresent(
            spot ->
                write(
                    "add a sighting",
                    new Intention.AddSighting(at(time), watcher, seen, spot),
                    " seen at "));
  }

  /** Opens a form that adds a statement due at a time. */
  public void form(String kind, String side, LocalDateTime time) {
    Map<String, String> presets = new HashMap<>(Map.of("at", at(time).toString()));
    if (kind.equals("news")) {
      presets.put("to", side.isEmpty() ? "the umpire" : side);
    }
    if (kind.equals("reinforcement")) {
      entry(side).ifPresent(place -> presets.put("entry", place));
    }
    desk.forms().send(FormWish.add(kind, presets));
  }

  /** Adds a change of the weather. */
  public void weather(LocalDateTime time) {
    write("add a change of weather", new Intention.AddWeather(at(time), WEATHER), WEATHER);
  }

  private Optional<Scenario> scenario() {
    return desk.shown().get().scenario();
  }

  /** Where others of its side come on, or a place near the edge. */
  private Optional<String> entry(String side) {
    Optional<String> known =
        scenario().stream()
            .flatMap(each -> each.reinforcements().stream())
            .filter(each -> each.unit().side().equals(side))
            .map(each -> each.entry())
            .filter(Position.AtPlace.class::isInstance)
            .map(each -> ((Position.AtPlace) each).place())
            .findFirst();
    return known.or(
        () ->
            desk.shown()
                .get()
                .terrain()
                .flatMap(
                    terrain ->
                        terrain.places().stream()
                            .min(Comparator.comparingDouble(each -> fromEdge(terrain, each)))
                            .map(Place::name)));
  }

  private static double fromEdge(Terrain terrain, Place place) {
    Bounds extent = terrain.extent();
    MapPoint at = place.at();
    return Math.min(
        Math.min(at.x() - extent.west(), extent.east() - at.x()),
        Math.min(at.y() - extent.south(), extent.north() - at.y()));
  }

  /** Units of a side that stand on the map when play begins. */
  public List<UnitId> toMarch(String side) {
    return scenario().stream()
        .flatMap(each -> each.deployments().stream())
        .map(each -> each.unit())
        .filter(each -> each.side().equals(side))
        .distinct()
        .limit(40)
        .toList();
  }

  /** Has the umpire march a unit to the first place of the ground, which the author then names. */
  public void march(UnitId unit, LocalDateTime time) {
    Studied studied = desk.shown().get();
    studied
        .terrain()
        .flatMap(terrain -> terrain.places().stream().map(Place::name).findFirst())
        .ifPresent(
            place -> write("add a march", new Intention.AddMarch(unit, place, at(time)), place));
  }

  private void write(String label, Intention wish, String placeHolder) {
    work.want(label, List.of(wish), edits -> choose(edits, placeHolder));
  }

  /** Chooses the words that are still to be written. */
  private void choose(List<TextEdit> edits, String placeHolder) {
    TextEdit last = edits.get(edits.size() - 1);
    int within = last.replacement().lastIndexOf(placeHolder);
    if (within >= 0) {
      TextSpan words =
          new TextSpan(
              desk.file().get().name(), last.offset() + within, placeHolder.length(), 1, 1);
      desk.jumps().send(new Jump(words, Optional.empty(), true));
    }
  }
}
