package studio.kriegsspiel.importer.vector;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.util.GeometryFixer;
import studio.kriegsspiel.terrain.FeatureKind;

/** Mends what drawing programs leave: crossing outlines, doubled points, areas drawn as lines. */
final class Topology {
  private Topology() {}

  /** A sound geometry, and whether it had to be changed. */
  record Mended(Geometry geometry, boolean changed) {}

  static Mended mend(Geometry drawn, Optional<FeatureKind> kind) {
    Geometry geometry = drawn;
    boolean wantsArea = kind.isPresent() && !kind.get().shape().accepts(1);
    if (wantsArea
        && drawn instanceof LineString line
        && line.isClosed()
        && line.getNumPoints() >= 4) {
      geometry = drawn.getFactory().createPolygon(line.getCoordinateSequence());
    }
    if (geometry.isValid()) {
      return new Mended(geometry, false);
    }
    return new Mended(sameDimension(GeometryFixer.fix(geometry), geometry.getDimension()), true);
  }

  /** Only those parts of a geometry that have a dimension; others are left over from cutting. */
  static Geometry sameDimension(Geometry geometry, int dimension) {
    if (geometry.getNumGeometries() == 1 && geometry.getDimension() == dimension) {
      return geometry.getGeometryN(0);
    }
    List<Geometry> parts = new ArrayList<>();
    collect(geometry, dimension, parts);
    return new GeometryFactory().buildGeometry(parts);
  }

  private static void collect(Geometry geometry, int dimension, List<Geometry> parts) {
    if (geometry.getNumGeometries() == 1 && geometry.getGeometryN(0) == geometry) {
      if (geometry.getDimension() == dimension && !geometry.isEmpty()) {
        parts.add(geometry);
      }
      return;
    }
    for (int i = 0; i < geometry.getNumGeometries(); i++) {
      collect(geometry.getGeometryN(i), dimension, parts);
    }
  }
}
