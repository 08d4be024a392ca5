package studio.kriegsspiel.importer.vector;

import java.util.List;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.TopologyException;
import org.locationtech.jts.index.strtree.STRtree;
import studio.kriegsspiel.terrain.Feature;

/** Finds features that are there twice, and areas that overlap others of their kind. */
final class Likeness {
  private static final double SAME_METRES = 0.01;
  private static final double OVERLAP_SHARE = 0.02;
  private static final int LARGEST = 5_000;

  private final STRtree index = new STRtree();

  /** What is already there. */
  Likeness(List<Feature> features) {
    for (int i = 0; i < features.size(); i++) {
      index.insert(features.get(i).geometry().getEnvelopeInternal(), new Entry(i, features.get(i)));
    }
  }

  private record Entry(int number, Feature feature) {}

  /** Whether an earlier feature is the same in kind, name and shape. */
  boolean isDouble(int number, Feature feature) {
    return near(feature).stream()
        .anyMatch(
            other ->
                other.number < number
                    && other.feature.kind() == feature.kind()
                    && other.feature.name().equals(feature.name())
                    && isSame(other.feature.geometry(), feature.geometry()));
  }

  private static boolean isSame(Geometry one, Geometry other) {
    return one.getNumPoints() == other.getNumPoints()
        && one.getGeometryType().equals(other.getGeometryType())
        && (one.equalsExact(other, SAME_METRES)
            || (one.getNumPoints() <= LARGEST
                && one.norm().equalsExact(other.norm(), SAME_METRES)));
  }

  /** Whether an area shares more than its rim with an earlier one of its kind. */
  boolean overlaps(int number, Feature feature) {
    Geometry area = feature.geometry();
    if (area.getDimension() != 2 || area.getNumPoints() > LARGEST) {
      return false;
    }
    return near(feature).stream()
        .filter(other -> other.number < number && other.feature.kind() == feature.kind())
        .map(other -> other.feature.geometry())
        .filter(other -> other.getDimension() == 2 && other.getNumPoints() <= LARGEST)
        .anyMatch(other -> share(area, other) > OVERLAP_SHARE);
  }

  private static double share(Geometry one, Geometry other) {
    try {
      return one.intersects(other)
          ? one.intersection(other).getArea() / Math.min(one.getArea(), other.getArea())
          : 0;
    } catch (TopologyException e) {
      return 0;
    }
  }

  @SuppressWarnings("unchecked")
  private List<Entry> near(Feature feature) {
    return index.query(feature.geometry().getEnvelopeInternal());
  }
}
