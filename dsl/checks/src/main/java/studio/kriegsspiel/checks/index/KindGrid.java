package studio.kriegsspiel.checks.index;

import java.util.EnumSet;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * What lies in each cell of a grid laid over the ground, and how steep it is. A line touches every
 * cell it runs through; an area every cell whose middle it covers, water also those on its edge.
 */
final class KindGrid {
  private static final int MOST_CELLS = 20_000;
  private static final double FINEST_METRES = 25;
  private static final Set<FeatureKind> WATER =
      EnumSet.of(FeatureKind.RIVER, FeatureKind.STREAM, FeatureKind.LAKE);

  private final GridGeometry geometry;
  private final int[] kinds;
  private final byte[] slopes;

  KindGrid(Ground ground) {
    this.geometry = geometryOf(ground.terrain().extent());
    this.kinds = new int[geometry.size()];
    this.slopes = new byte[geometry.size()];
    for (Feature feature : ground.terrain().features()) {
      GoingIndex.kind(feature.kind()).ifPresent(kind -> mark(feature, kind));
    }
    measureSlopes(ground);
  }

  GridGeometry geometry() {
    return geometry;
  }

  /** Kinds and slope of a cell as one number: cells of the same number are the same ground. */
  int ground(int cell) {
    return kinds[cell] << 7 | slopes[cell];
  }

  /** The ground such a number stands for, as march rates need it. */
  static Going going(int ground) {
    EnumSet<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (TerrainKind kind : TerrainKind.values()) {
      if ((ground >> 7 & 1 << kind.ordinal()) != 0) {
        kinds.add(kind);
      }
    }
    boolean water = kinds.contains(TerrainKind.RIVER) || kinds.contains(TerrainKind.LAKE);
    if (water && !kinds.contains(TerrainKind.BRIDGE)) {
      kinds.remove(TerrainKind.ROAD);
    }
    return new Going(kinds, ground & 0x7f, false);
  }

  private static GridGeometry geometryOf(Bounds extent) {
    double area = extent.widthMetres() * extent.heightMetres();
    double cell = Math.max(FINEST_METRES, Math.sqrt(area / MOST_CELLS));
    int columns = Math.max(1, (int) Math.ceil(extent.widthMetres() / cell));
    int rows = Math.max(1, (int) Math.ceil(extent.heightMetres() / cell));
    return new GridGeometry(columns, rows, extent.west(), extent.north(), cell);
  }

  /** Whole degrees that fall into the same band of the march tables: under 5, then closed above. */
  private void measureSlopes(Ground ground) {
    boolean derivedOnly =
        ground.terrain().elevation().isPresent()
            && ground.terrain().features().stream()
                .noneMatch(each -> each.kind() == FeatureKind.SLOPE_OVERRIDE);
    for (int row = 0; row < geometry.rows(); row++) {
      double y = geometry.centreY(row);
      for (int column = 0; column < geometry.columns(); column++) {
        double x = geometry.centreX(column);
        double steepest =
            derivedOnly ? ground.gradientAt(x, y).slopeDegrees() : ground.slopeDegreesAt(x, y);
        double degrees = GoingIndex.slope(steepest);
        slopes[geometry.index(column, row)] =
            (byte) (degrees < 5 ? (int) degrees : (int) Math.ceil(degrees));
      }
    }
  }

  private void mark(Feature feature, TerrainKind kind) {
    int bit = 1 << kind.ordinal();
    Geometry shape = feature.geometry();
    if (shape.getDimension() == 2) {
      markArea(shape, bit);
      if (WATER.contains(feature.kind())) {
        markLine(shape.getBoundary(), bit);
      }
    } else {
      markLine(shape, bit);
    }
  }

  private void markArea(Geometry shape, int bit) {
    Envelope around = shape.getEnvelopeInternal();
    PreparedGeometry prepared = PreparedGeometryFactory.prepare(shape);
    int west = Math.max(0, geometry.columnOf(around.getMinX()));
    int east = Math.min(geometry.columns() - 1, geometry.columnOf(around.getMaxX()));
    int north = Math.max(0, geometry.rowOf(around.getMaxY()));
    int south = Math.min(geometry.rows() - 1, geometry.rowOf(around.getMinY()));
    for (int row = north; row <= south; row++) {
      for (int column = west; column <= east; column++) {
        Coordinate middle = new Coordinate(geometry.centreX(column), geometry.centreY(row));
        if (prepared.intersects(shape.getFactory().createPoint(middle))) {
          kinds[geometry.index(column, row)] |= bit;
        }
      }
    }
  }

  private void markLine(Geometry shape, int bit) {
    for (int part = 0; part < shape.getNumGeometries(); part++) {
      Coordinate[] points = shape.getGeometryN(part).getCoordinates();
      for (int i = 0; i < points.length; i++) {
        markStep(points[i], points[Math.min(i + 1, points.length - 1)], bit);
      }
    }
  }

  /** Marks the cells along one stretch, a quarter of a cell at a time. */
  private void markStep(Coordinate from, Coordinate to, int bit) {
    int steps = 1 + (int) Math.min(100_000, from.distance(to) / geometry.cellMetres() * 4);
    for (int i = 0; i <= steps; i++) {
      double share = (double) i / steps;
      int column = geometry.columnOf(from.x + (to.x - from.x) * share);
      int row = geometry.rowOf(from.y + (to.y - from.y) * share);
      if (geometry.has(column, row)) {
        kinds[geometry.index(column, row)] |= bit;
      }
    }
  }
}
