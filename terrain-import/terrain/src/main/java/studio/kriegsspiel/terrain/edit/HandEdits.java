package studio.kriegsspiel.terrain.edit;

import java.util.List;
import java.util.Optional;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Raises and lowers heights where features marked as hand edits say so: areas of raised or lowered
 * ground, sunken roads and ditches cut into it, embankments thrown up on it. The stored heights
 * stay as they are; without the feature the ground is as before. Banks slope at 45 degrees. A cell
 * takes the mean of its ground, so that a cut narrower than a cell shows as a shallower one.
 */
public final class HandEdits {
  private static final double DEFAULT_WIDTH_METRES = 6;
  private static final int POINTS = 4;

  private HandEdits() {}

  /** Whether a feature changes the heights. */
  public static boolean changesHeights(Feature feature) {
    return feature.isOverride() && changeMetres(feature) != 0;
  }

  /** The heights of a terrain with its edits, in the order of its features. */
  public static Optional<ElevationGrid> heights(Terrain terrain) {
    List<Feature> edits = terrain.features().stream().filter(HandEdits::changesHeights).toList();
    return edits.isEmpty()
        ? terrain.elevation()
        : terrain.elevation().map(grid -> apply(grid, edits));
  }

  private static ElevationGrid apply(ElevationGrid grid, List<Feature> edits) {
    float[] heights = grid.toArray();
    for (Feature edit : edits) {
      apply(grid.geometry(), heights, edit);
    }
    return ElevationGrid.adopting(grid.geometry(), heights);
  }

  private static double changeMetres(Feature feature) {
    FeatureKind kind = feature.kind();
    if (kind == FeatureKind.SUNKEN_ROAD || kind == FeatureKind.DITCH) {
      return -feature.attributes().depthMetres().orElse(0);
    }
    if (kind == FeatureKind.EMBANKMENT || kind == FeatureKind.HEIGHT_OVERRIDE) {
      return feature.attributes().heightMetres().orElse(0);
    }
    return 0;
  }

  private static void apply(GridGeometry grid, float[] heights, Feature edit) {
    Geometry shape = edit.geometry();
    boolean area = shape.getDimension() == 2;
    double change = changeMetres(edit);
    double flat = area ? 0 : edit.attributes().widthMetres().orElse(DEFAULT_WIDTH_METRES) / 2;
    double bank = Math.abs(change);
    Profile profile = new Profile(shape, area, flat, bank);
    Envelope reach = shape.getEnvelopeInternal().copy();
    reach.expandBy(flat + bank + grid.cellMetres());
    int left = Math.max(0, grid.columnOf(reach.getMinX()));
    int right = Math.min(grid.columns() - 1, grid.columnOf(reach.getMaxX()));
    int top = Math.max(0, grid.rowOf(reach.getMaxY()));
    int bottom = Math.min(grid.rows() - 1, grid.rowOf(reach.getMinY()));
    double nothing = flat + bank + grid.cellMetres();
    for (int row = top; row <= bottom; row++) {
      for (int column = left; column <= right; column++) {
        double x = grid.centreX(column);
        double y = grid.centreY(row);
        if (profile.distance(x, y) < nothing) {
          heights[grid.index(column, row)] +=
              (float) (change * profile.mean(x, y, grid.cellMetres()));
        }
      }
    }
  }

  /** How much of the change a point takes: all within, none beyond the bank. */
  private static final class Profile {
    private final IndexedFacetDistance distances;
    private final Optional<IndexedPointInAreaLocator> locator;
    private final org.locationtech.jts.geom.GeometryFactory factory;
    private final double flat;
    private final double bank;

    Profile(Geometry shape, boolean area, double flat, double bank) {
      this.distances = new IndexedFacetDistance(shape);
      this.locator = area ? Optional.of(new IndexedPointInAreaLocator(shape)) : Optional.empty();
      this.factory = shape.getFactory();
      this.flat = flat;
      this.bank = bank;
    }

    double distance(double x, double y) {
      Coordinate at = new Coordinate(x, y);
      boolean inside = locator.isPresent() && locator.get().locate(at) != Location.EXTERIOR;
      return inside ? 0 : distances.distance(factory.createPoint(at));
    }

    double mean(double x, double y, double cell) {
      double sum = 0;
      for (int i = 0; i < POINTS * POINTS; i++) {
        double dx = ((i % POINTS + 0.5) / POINTS - 0.5) * cell;
        double dy = ((i / POINTS + 0.5) / POINTS - 0.5) * cell;
        double beyond = distance(x + dx, y + dy) - flat;
        sum += beyond <= 0 ? 1 : Math.max(0, 1 - beyond / bank);
      }
      return sum / (POINTS * POINTS);
    }
  }
}
