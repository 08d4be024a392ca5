package studio.kriegsspiel.terrain.surface;

import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.burn.Burner;

/** The ground around an area, which keeps its heights while a plate is bent within. */
final class HeldRim {
  private final Geometry area;
  private final ElevationGrid around;

  HeldRim(Geometry area, ElevationGrid around) {
    this.area = area;
    this.around = around;
  }

  /** Holds every cell of a level whose centre lies outside the area; voids are let go. */
  void hold(GridGeometry grid, PlateLevel level, double[] heights) {
    boolean[] within = new boolean[grid.size()];
    new Burner(grid).burn(area, 0, cell -> within[cell] = true);
    for (int i = 0; i < within.length; i++) {
      double height =
          around.heightMetresAt(grid.centreX(i % grid.columns()), grid.centreY(i / grid.columns()));
      if (!within[i] && !Double.isNaN(height)) {
        heights[i] = height;
        level.hold(i);
      }
    }
  }
}
