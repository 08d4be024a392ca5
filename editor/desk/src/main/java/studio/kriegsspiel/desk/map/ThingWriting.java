package studio.kriegsspiel.desk.map;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundChange;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundTask.Way;
import studio.kriegsspiel.desk.ground.GroundThing;
import studio.kriegsspiel.desk.ground.GroundThing.OfFeature;
import studio.kriegsspiel.desk.ground.GroundThing.OfPlace;
import studio.kriegsspiel.desk.ground.Sketch;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Makes things on the ground of what was drawn and written.
 *
 * @param ground the ground they are for; none where there is none yet
 */
record ThingWriting(Optional<Terrain> ground) {

  /**
   * A thing as drawn, with what is written about it.
   *
   * @throws Sketch.Unfinished if it is no shape yet
   * @throws ThingForm.Fault if what is written cannot be
   */
  GroundThing drawn(GroundTask what, ThingForm written, Sketch shape)
      throws Sketch.Unfinished, ThingForm.Fault {
    double brush = what.way() == Way.BRUSH ? written.number(FormField.BRUSH).orElse(0) : 0;
    Geometry geometry = shape.shape(what.way(), brush);
    if (what == GroundTask.PLACE) {
      Coordinate at = geometry.getCoordinate();
      return place(written, new Place("", new MapPoint(at.x, at.y)));
    }
    return laid(what, written, geometry);
  }

  /**
   * A thing of a shape, with what is written about it.
   *
   * @throws ThingForm.Fault if what is written cannot be
   */
  OfFeature laid(GroundTask what, ThingForm written, Geometry geometry) throws ThingForm.Fault {
    Attributes attributes = written.attributes(what.kind(), Attributes.NONE);
    String id = ground.map(GroundChange::freshId).orElse("hand-1");
    return new OfFeature(
        new Feature(
            id, what.kind(), geometry, written.name(), attributes, Optional.of(written.handEdit())),
        false);
  }

  /**
   * The same thing with what is written about it now.
   *
   * @throws ThingForm.Fault if what is written cannot be
   */
  GroundThing rewritten(GroundThing thing, ThingForm written) throws ThingForm.Fault {
    if (thing instanceof OfPlace known) {
      return place(written, known.place());
    }
    OfFeature known = (OfFeature) thing;
    Feature feature = known.feature();
    Attributes attributes = written.attributes(feature.kind(), feature.attributes());
    return new OfFeature(
        new Feature(
            feature.id(),
            feature.kind(),
            feature.geometry(),
            written.fields().contains(FormField.NAME) ? written.name() : feature.name(),
            attributes,
            Optional.of(written.handEdit())),
        known.setAside());
  }

  private OfPlace place(ThingForm written, Place before) throws ThingForm.Fault {
    String name = written.placeName();
    boolean taken =
        !name.equals(before.name())
            && ground.stream()
                .flatMap(terrain -> terrain.places().stream())
                .anyMatch(place -> place.isCalled(name));
    if (taken) {
      throw ThingForm.fault("There is a place “" + name + "” already; write another name.");
    }
    return new OfPlace(
        new Place(name, written.aliases(), before.at(), before.featureId(), before.knownTo()));
  }

  /** What is changed by hand is no longer what the source gave, and says so. */
  static GroundThing byHand(GroundThing changed) {
    if (!(changed instanceof OfFeature thing) || thing.feature().isOverride()) {
      return changed;
    }
    Feature feature = thing.feature();
    return new OfFeature(
        new Feature(
            feature.id(),
            feature.kind(),
            feature.geometry(),
            feature.name(),
            feature.attributes(),
            Optional.of(ThingForm.of(thing).handEdit())),
        thing.setAside());
  }
}
