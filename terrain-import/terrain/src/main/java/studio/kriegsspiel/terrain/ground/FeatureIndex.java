package studio.kriegsspiel.terrain.ground;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;
import studio.kriegsspiel.terrain.Feature;

/** Finds features by place. Thread-safe. */
public final class FeatureIndex {
  private final STRtree tree = new STRtree();
  private final GeometryFactory geometries = new GeometryFactory();

  private record Entry(int order, Feature feature, PreparedGeometry area, double reachMetres) {}

  /** Indexes features. */
  public FeatureIndex(List<Feature> features) {
    int order = 0;
    for (Feature feature : features) {
      double reach = FeatureReach.metres(feature);
      Envelope box = feature.geometry().getEnvelopeInternal().copy();
      box.expandBy(reach);
      tree.insert(
          box,
          new Entry(order++, feature, PreparedGeometryFactory.prepare(feature.geometry()), reach));
    }
    tree.build();
  }

  /**
   * Features that cover a point, lines and points by their breadth; in the order of the terrain.
   */
  public List<Feature> at(double x, double y) {
    return near(x, y, 0);
  }

  /** Features within so many metres of a point, in the order of the terrain. */
  public List<Feature> near(double x, double y, double metres) {
    Point point = geometries.createPoint(new Coordinate(x, y));
    Envelope box = new Envelope(point.getCoordinate());
    box.expandBy(metres);
    List<Entry> found = new ArrayList<>();
    for (Object hit : tree.query(box)) {
      Entry entry = (Entry) hit;
      double reach = entry.reachMetres + metres;
      if (reach == 0
          ? entry.area.covers(point)
          : entry.feature.geometry().isWithinDistance(point, reach)) {
        found.add(entry);
      }
    }
    found.sort((first, second) -> Integer.compare(first.order, second.order));
    return found.stream().map(Entry::feature).toList();
  }

  /** Features that touch an area or line, in the order of the terrain. */
  public List<Feature> touching(Geometry shape) {
    List<Entry> found = new ArrayList<>();
    for (Object hit : tree.query(shape.getEnvelopeInternal())) {
      Entry entry = (Entry) hit;
      if (entry.feature.geometry().isWithinDistance(shape, entry.reachMetres)) {
        found.add(entry);
      }
    }
    found.sort((first, second) -> Integer.compare(first.order, second.order));
    return found.stream().map(Entry::feature).toList();
  }
}
