package studio.kriegsspiel.terrain.surface;

import java.util.BitSet;
import java.util.List;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.linearref.LengthIndexedLine;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.burn.Burner;

/**
 * Hollow roads, ditches and pits cut into a surface that was drawn without them, each as deep as
 * its {@code depth_m} says, with banks of 45 degrees. A hollow road comes up to the fields at both
 * ends, one in twenty; the outline of a pit is its upper edge. Where cuts meet, the deeper one
 * counts. A cell takes the mean of its ground.
 */
public final class Cuttings {
  private static final double DEFAULT_WIDTH_METRES = 6;
  private static final double RAMP_PER_DEPTH = 20;
  private static final int SAMPLES = 4;

  private Cuttings() {}

  /** How far the ground lies below the drawn surface at a point, in metres. */
  private interface Depth {
    double at(Coordinate point);
  }

  /** The surface with everything cut into it that has a depth. */
  public static ElevationGrid into(ElevationGrid surface, List<Feature> features) {
    float[] ground = surface.toArray();
    for (Feature feature : features) {
      double depth = feature.attributes().depthMetres().orElse(0);
      if (!(depth > 0)) {
        continue;
      }
      Geometry shape = feature.geometry();
      for (int i = 0; i < shape.getNumGeometries(); i++) {
        if (isHollow(feature) && shape.getGeometryN(i) instanceof LineString line) {
          double half = feature.attributes().widthMetres().orElse(DEFAULT_WIDTH_METRES) / 2;
          boolean road = feature.kind() == FeatureKind.SUNKEN_ROAD;
          Depth hollow = hollow(line, half, depth, road ? RAMP_PER_DEPTH * depth : 0);
          lower(ground, surface, near(surface.geometry(), line, half + depth), hollow);
        } else if (feature.kind() == FeatureKind.SAND_PIT
            && shape.getGeometryN(i) instanceof Polygon area) {
          lower(ground, surface, near(surface.geometry(), area, 0), pit(area, depth));
        }
      }
    }
    return ElevationGrid.adopting(surface.geometry(), ground);
  }

  private static boolean isHollow(Feature feature) {
    return feature.kind() == FeatureKind.SUNKEN_ROAD || feature.kind() == FeatureKind.DITCH;
  }

  private static Depth hollow(LineString line, double half, double depth, double wantedRamp) {
    LengthIndexedLine along = new LengthIndexedLine(line);
    double length = line.getLength();
    double ramp = Math.min(wantedRamp, length / 3);
    return point -> {
      double from = along.project(point);
      double toEnd = Math.min(from, length - from);
      double floor = toEnd < ramp ? depth * toEnd / ramp : depth;
      double beyond = along.extractPoint(from).distance(point) - half;
      return Math.max(0, floor - Math.max(0, beyond));
    };
  }

  private static Depth pit(Polygon area, double depth) {
    IndexedFacetDistance edge = new IndexedFacetDistance(area.getBoundary());
    IndexedPointInAreaLocator inside = new IndexedPointInAreaLocator(area);
    return point ->
        inside.locate(point) == Location.EXTERIOR
            ? 0
            : Math.min(depth, edge.distance(area.getFactory().createPoint(point)));
  }

  private static BitSet near(GridGeometry grid, Geometry shape, double reach) {
    BitSet near = new BitSet();
    new Burner(grid).burn(shape.buffer(reach + grid.cellMetres(), 4), 0, near::set);
    return near;
  }

  private static void lower(float[] ground, ElevationGrid surface, BitSet cells, Depth depth) {
    GridGeometry grid = surface.geometry();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      double west = grid.centreX(cell % grid.columns()) - grid.cellMetres() / 2;
      double south = grid.centreY(cell / grid.columns()) - grid.cellMetres() / 2;
      double sum = 0;
      for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        double east = (i % SAMPLES + 0.5) / SAMPLES * grid.cellMetres();
        double north = (i / SAMPLES + 0.5) / SAMPLES * grid.cellMetres();
        sum += depth.at(new Coordinate(west + east, south + north));
      }
      double below = sum / (SAMPLES * SAMPLES);
      ground[cell] = Math.min(ground[cell], (float) (surface.height(cell) - below));
    }
  }
}
