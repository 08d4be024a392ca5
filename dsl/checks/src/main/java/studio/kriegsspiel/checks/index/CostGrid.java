package studio.kriegsspiel.checks.index;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * How fast one kind of troops goes over each cell of a grid laid over the ground, in metres a
 * minute; 0 where they cannot go. A cell that a road, bridge or ford touches can be passed on it; a
 * cell that water touches cannot be passed otherwise.
 */
final class CostGrid {
  private static final int MOST_CELLS = 40_000;
  private static final double FINEST_METRES = 25;
  private static final Set<FeatureKind> LINES =
      EnumSet.of(
          FeatureKind.ROAD,
          FeatureKind.SUNKEN_ROAD,
          FeatureKind.BRIDGE,
          FeatureKind.FORD,
          FeatureKind.RIVER,
          FeatureKind.STREAM,
          FeatureKind.LAKE);

  private final GridGeometry geometry;
  private final float[] metresPerMinute;

  private CostGrid(GridGeometry geometry, float[] metresPerMinute) {
    this.geometry = geometry;
    this.metresPerMinute = metresPerMinute;
  }

  GridGeometry geometry() {
    return geometry;
  }

  /** Metres a minute in a cell, 0 where they cannot go. */
  float speed(int cell) {
    return metresPerMinute[cell];
  }

  static CostGrid of(Ground ground, FieldManual manual, Troops troops, Gait gait) {
    GridGeometry geometry = geometryOf(ground.terrain().extent());
    long[] kinds = new long[geometry.size()];
    for (Feature feature : ground.terrain().features()) {
      GoingIndex.kind(feature.kind()).ifPresent(kind -> mark(geometry, kinds, feature, kind));
    }
    float[] speeds = new float[geometry.size()];
    Arrays.fill(speeds, 0);
    Map<Long, Float> known = new HashMap<>();
    for (int row = 0; row < geometry.rows(); row++) {
      for (int column = 0; column < geometry.columns(); column++) {
        int cell = geometry.index(column, row);
        int slope = slope(ground, geometry, column, row);
        long key = kinds[cell] << 8 | slope;
        speeds[cell] =
            known.computeIfAbsent(key, k -> speed(manual, troops, gait, kinds[cell], slope));
      }
    }
    return new CostGrid(geometry, speeds);
  }

  private static GridGeometry geometryOf(Bounds extent) {
    double area = extent.widthMetres() * extent.heightMetres();
    double cell = Math.max(FINEST_METRES, Math.sqrt(area / MOST_CELLS));
    int columns = Math.max(1, (int) Math.ceil(extent.widthMetres() / cell));
    int rows = Math.max(1, (int) Math.ceil(extent.heightMetres() / cell));
    return new GridGeometry(columns, rows, extent.west(), extent.north(), cell);
  }

  /** Whole degrees that fall into the same band of the march tables: under 5, then closed above. */
  private static int slope(Ground ground, GridGeometry geometry, int column, int row) {
    double degrees =
        GoingIndex.slope(ground.slopeDegreesAt(geometry.centreX(column), geometry.centreY(row)));
    return degrees < 5 ? (int) degrees : (int) Math.ceil(degrees);
  }

  private static void mark(GridGeometry geometry, long[] kinds, Feature feature, TerrainKind kind) {
    Geometry shape = feature.geometry();
    Envelope around = shape.getEnvelopeInternal();
    PreparedGeometry prepared = PreparedGeometryFactory.prepare(shape);
    GeometryFactory shapes = shape.getFactory();
    boolean line = LINES.contains(feature.kind()) || shape.getDimension() < 2;
    double cell = geometry.cellMetres();
    int west = Math.max(0, geometry.columnOf(around.getMinX()));
    int east = Math.min(geometry.columns() - 1, geometry.columnOf(around.getMaxX()));
    int north = Math.max(0, geometry.rowOf(around.getMaxY()));
    int south = Math.min(geometry.rows() - 1, geometry.rowOf(around.getMinY()));
    for (int row = north; row <= south; row++) {
      for (int column = west; column <= east; column++) {
        double x = geometry.centreX(column);
        double y = geometry.centreY(row);
        boolean touched =
            line
                ? prepared.intersects(
                    shapes.toGeometry(
                        new Envelope(x - cell / 2, x + cell / 2, y - cell / 2, y + cell / 2)))
                : prepared.intersects(
                    shapes.createPoint(new org.locationtech.jts.geom.Coordinate(x, y)));
        if (touched) {
          kinds[geometry.index(column, row)] |= 1L << kind.ordinal();
        }
      }
    }
  }

  private static float speed(
      FieldManual manual, Troops troops, Gait gait, long bits, int slopeDegrees) {
    EnumSet<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    for (TerrainKind kind : TerrainKind.values()) {
      if ((bits & 1L << kind.ordinal()) != 0) {
        kinds.add(kind);
      }
    }
    boolean onRoad = kinds.contains(TerrainKind.ROAD) || kinds.contains(TerrainKind.BRIDGE);
    boolean water = kinds.contains(TerrainKind.RIVER) || kinds.contains(TerrainKind.LAKE);
    if (onRoad && water && !kinds.contains(TerrainKind.BRIDGE)) {
      kinds.remove(TerrainKind.ROAD);
    }
    Going going = new Going(kinds, Math.min(90, slopeDegrees), false);
    return (float) manual.march(troops, gait, going).metresPerMinute();
  }

  /** The cell that holds a point, the nearest one for points on the edge. */
  int cellOf(double x, double y) {
    int column = Math.min(geometry.columns() - 1, Math.max(0, geometry.columnOf(x)));
    int row = Math.min(geometry.rows() - 1, Math.max(0, geometry.rowOf(y)));
    return geometry.index(column, row);
  }

  /** The cells around a cell. */
  List<Integer> around(int cell) {
    int column = cell % geometry.columns();
    int row = cell / geometry.columns();
    java.util.ArrayList<Integer> cells = new java.util.ArrayList<>(8);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        if ((dx != 0 || dy != 0) && geometry.has(column + dx, row + dy)) {
          cells.add(geometry.index(column + dx, row + dy));
        }
      }
    }
    return cells;
  }
}
