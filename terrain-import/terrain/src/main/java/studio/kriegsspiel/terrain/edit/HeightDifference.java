package studio.kriegsspiel.terrain.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Heights now minus heights before, cell by cell. Cells that are void in either count as unchanged.
 *
 * @param metres the difference of each cell; positive where the ground is higher now
 * @param raisedCubicMetres earth heaped up
 * @param loweredCubicMetres earth taken away
 * @param changedSquareMetres ground that differs by a centimetre or more
 * @param rise the greatest rise
 * @param fall the greatest fall, as a negative number of metres
 */
public record HeightDifference(
    ElevationGrid metres,
    double raisedCubicMetres,
    double loweredCubicMetres,
    double changedSquareMetres,
    Extreme rise,
    Extreme fall) {
  private static final double LEAST_METRES = 0.01;

  /**
   * A greatest change.
   *
   * @param metres how much; 0 if there is none
   * @param at the middle of its cell
   */
  public record Extreme(double metres, MapPoint at) {}

  /** What the hand edits of a terrain change, if it has heights. */
  public static Optional<HeightDifference> of(Terrain terrain) {
    return terrain
        .elevation()
        .flatMap(before -> HandEdits.heights(terrain).map(now -> between(before, now)));
  }

  /**
   * The difference of two grids of one geometry.
   *
   * @throws IllegalArgumentException if the grids lie differently
   */
  public static HeightDifference between(ElevationGrid before, ElevationGrid now) {
    GridGeometry grid = before.geometry();
    if (!grid.equals(now.geometry())) {
      throw new IllegalArgumentException("The two grids lie differently.");
    }
    float[] metres = new float[grid.size()];
    double up = 0;
    double down = 0;
    int changed = 0;
    int highest = 0;
    int lowest = 0;
    for (int i = 0; i < metres.length; i++) {
      float change = now.height(i) - before.height(i);
      if (!Float.isNaN(change)) {
        metres[i] = change;
        up += Math.max(0, change);
        down -= Math.min(0, change);
        changed += Math.abs(change) >= LEAST_METRES ? 1 : 0;
        highest = change > metres[highest] ? i : highest;
        lowest = change < metres[lowest] ? i : lowest;
      }
    }
    double cell = grid.cellMetres() * grid.cellMetres();
    return new HeightDifference(
        ElevationGrid.adopting(grid, metres),
        up * cell,
        down * cell,
        changed * cell,
        extreme(grid, Math.max(0, metres[highest]), highest),
        extreme(grid, Math.min(0, metres[lowest]), lowest));
  }

  private static Extreme extreme(GridGeometry grid, double metres, int cell) {
    return new Extreme(
        metres,
        new MapPoint(grid.centreX(cell % grid.columns()), grid.centreY(cell / grid.columns())));
  }

  /** Whether nothing differs by a centimetre. */
  public boolean isNone() {
    return changedSquareMetres == 0;
  }

  /** The whole in one sentence. */
  public String sentence() {
    if (isNone()) {
      return "The heights are as the sources give them.";
    }
    List<String> parts = new ArrayList<>();
    if (rise.metres > 0) {
      parts.add(part(raisedCubicMetres, "raised", rise));
    }
    if (fall.metres < 0) {
      parts.add(part(loweredCubicMetres, "dug away", fall));
    }
    return String.format(
        Locale.ROOT, "%.1f ha differ: %s.", changedSquareMetres / 10_000, String.join("; ", parts));
  }

  private static String part(double cubicMetres, String what, Extreme most) {
    return String.format(
        Locale.ROOT, "%,.0f m³ %s, at most %.1f m", cubicMetres, what, Math.abs(most.metres));
  }
}
