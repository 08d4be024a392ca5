package studio.kriegsspiel.desk.ground;

import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/** Something on the ground that can be chosen, moved and taken away. */
public sealed interface GroundThing {
  /** What tells it from others. */
  String key();

  /** Where it is. */
  Geometry geometry();

  /** The same elsewhere. */
  GroundThing at(Geometry elsewhere);

  /** What it is called in lists and hints. */
  String title();

  /** A feature, which may be set aside. */
  record OfFeature(Feature feature, boolean setAside) implements GroundThing {
    @Override
    public String key() {
      return feature.id();
    }

    @Override
    public Geometry geometry() {
      return feature.geometry();
    }

    @Override
    public GroundThing at(Geometry elsewhere) {
      return new OfFeature(
          new Feature(
              feature.id(),
              feature.kind(),
              elsewhere,
              feature.name(),
              feature.attributes(),
              feature.handEdit()),
          setAside);
    }

    @Override
    public String title() {
      return GroundWords.of(feature);
    }
  }

  /** A named place. */
  record OfPlace(Place place) implements GroundThing {
    @Override
    public String key() {
      return "place " + place.name();
    }

    @Override
    public Geometry geometry() {
      return new GeometryFactory().createPoint(new Coordinate(place.at().x(), place.at().y()));
    }

    @Override
    public GroundThing at(Geometry elsewhere) {
      Coordinate at = elsewhere.getCoordinate();
      Optional<String> feature = place.featureId();
      return new OfPlace(
          new Place(
              place.name(), place.aliases(), new MapPoint(at.x, at.y), feature, place.knownTo()));
    }

    @Override
    public String title() {
      return "Place “" + place.name() + "”";
    }
  }
}
