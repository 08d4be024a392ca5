package studio.kriegsspiel.terrain;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.linearref.LengthIndexedLine;

/** Roads, brooks, woods and other features as places by the names they bear on the map. */
final class NamedFeatures {
  private static final Comparator<Feature> LARGEST =
      Comparator.comparingDouble((Feature each) -> each.geometry().getArea())
          .thenComparingDouble(each -> each.geometry().getLength());

  private NamedFeatures() {}

  /** The feature of a name as a place; of several, as of a road in pieces, the largest. */
  static Optional<Place> findPlace(List<Feature> features, String wanted) {
    String key = wanted.strip().toLowerCase(Locale.ROOT);
    return features.stream()
        .filter(each -> each.name().filter(name -> isKey(name, key)).isPresent())
        .max(LARGEST)
        .map(NamedFeatures::place);
  }

  private static boolean isKey(String name, String key) {
    return name.strip().toLowerCase(Locale.ROOT).equals(key);
  }

  private static Place place(Feature feature) {
    return new Place(
        feature.name().orElseThrow(),
        List.of(),
        middle(feature.geometry()),
        Optional.of(feature.id()),
        feature.attributes().knownTo());
  }

  /** A point on it: of a line the middle of its length, of an area one that lies inside. */
  private static MapPoint middle(Geometry shape) {
    Coordinate at =
        shape.getDimension() == 1
            ? new LengthIndexedLine(shape).extractPoint(shape.getLength() / 2)
            : shape.getInteriorPoint().getCoordinate();
    return new MapPoint(at.x, at.y);
  }
}
