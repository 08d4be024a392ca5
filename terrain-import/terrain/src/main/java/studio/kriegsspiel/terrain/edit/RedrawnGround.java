package studio.kriegsspiel.terrain.edit;

import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.burn.Burner;
import studio.kriegsspiel.terrain.surface.PatchSurface;

/**
 * Ground whose heights come from the lines drawn by hand on it. Over a belt along its rim the old
 * heights go over into the new ones, so that no step is left however the lines were drawn.
 */
final class RedrawnGround implements HeightEdit {
  /** What gives heights or shape within redrawn ground. */
  static final Set<FeatureKind> LINES =
      Set.of(
          FeatureKind.CONTOUR,
          FeatureKind.SPOT_HEIGHT,
          FeatureKind.RIDGE_LINE,
          FeatureKind.VALLEY_LINE);

  private static final double USUAL_BELT_CELLS = 4;
  private static final int MARGIN_CELLS = 8;
  private static final double MARGIN_SHARE = 0.125;

  private final Geometry area;
  private final double beltMetres;
  private final List<Feature> lines;

  /**
   * Redrawn ground.
   *
   * @param lines lines drawn by hand anywhere on the terrain
   */
  RedrawnGround(Feature feature, List<Feature> lines) {
    this.area = ValidAreas.of(feature.geometry());
    this.beltMetres = feature.attributes().widthMetres().orElse(-1);
    this.lines =
        lines.stream()
            .filter(line -> line.geometry().getEnvelopeInternal().intersects(box()))
            .toList();
  }

  private org.locationtech.jts.geom.Envelope box() {
    return area.getEnvelopeInternal();
  }

  private double belt(GridGeometry grid) {
    return beltMetres >= 0 ? beltMetres : USUAL_BELT_CELLS * grid.cellMetres();
  }

  @Override
  public CellWindow window(GridGeometry grid) {
    double margin =
        Math.max(
            MARGIN_CELLS * grid.cellMetres(),
            MARGIN_SHARE * Math.max(box().getWidth(), box().getHeight()));
    return CellWindow.of(grid, box(), margin);
  }

  @Override
  public void apply(GridGeometry grid, float[] heights, CellWindow clip) {
    CellWindow window = window(grid);
    if (window.isEmpty() || !window.equals(window.intersection(clip))) {
      return;
    }
    GridGeometry local = window.in(grid);
    float[] before = new float[local.size()];
    for (int row = 0; row < window.rows(); row++) {
      int from = grid.index(window.left(), window.top() + row);
      System.arraycopy(heights, from, before, row * window.columns(), window.columns());
    }
    double belt = belt(grid);
    ElevationGrid bent = PatchSurface.of(area, ElevationGrid.adopting(local, before), lines, belt);
    IndexedFacetDistance rim = new IndexedFacetDistance(area.getBoundary());
    GeometryFactory points = area.getFactory();
    boolean[] done = new boolean[local.size()];
    new Burner(local)
        .burn(
            area,
            0,
            cell -> {
              if (done[cell]) {
                return;
              }
              done[cell] = true;
              int column = cell % local.columns();
              int row = cell / local.columns();
              Coordinate at = new Coordinate(local.centreX(column), local.centreY(row));
              double share = belt > 0 ? Math.min(1, within(rim, points, at, belt) / belt) : 1;
              double turn = share * share * (3 - 2 * share);
              float old = before[cell];
              float fresh = bent.height(cell);
              heights[grid.index(window.left() + column, window.top() + row)] =
                  Float.isNaN(old) || turn >= 1 ? fresh : (float) (old + (fresh - old) * turn);
            });
  }

  /** Distance from the rim, or the breadth of the belt where it is at least that. */
  private static double within(
      IndexedFacetDistance rim, GeometryFactory points, Coordinate at, double belt) {
    Geometry point = points.createPoint(at);
    return rim.isWithinDistance(point, belt) ? rim.distance(point) : belt;
  }
}
