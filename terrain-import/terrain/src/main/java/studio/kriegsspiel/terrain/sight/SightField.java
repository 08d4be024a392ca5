package studio.kriegsspiel.terrain.sight;

import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What one eye sees of the ground around it: for every cell how high something must stand to be
 * seen. Immutable.
 */
public final class SightField {

  private final GridGeometry grid;
  private final MapPoint eye;
  private final SightOptions options;
  private final float[] hidden;

  SightField(GridGeometry grid, MapPoint eye, SightOptions options, float[] hidden) {
    this.grid = grid;
    this.eye = eye;
    this.options = options;
    this.hidden = hidden;
  }

  /** The cells, a window of the terrain's grid. */
  public GridGeometry grid() {
    return grid;
  }

  /** Where the eye is: the middle of its cell. */
  public MapPoint eye() {
    return eye;
  }

  /** How it looks. */
  public SightOptions options() {
    return options;
  }

  /**
   * How much of what stands in a cell is hidden, from the ground up, in metres; 0 where the ground
   * itself is seen; NaN out of range, where heights are missing, and where they are missing on the
   * way and nothing that is known hides the target.
   */
  public float hiddenMetres(int column, int row) {
    return hidden[grid.index(column, row)];
  }

  /** The same for the cell that holds a point; NaN outside the window. */
  public double hiddenMetresAt(MapPoint point) {
    int column = grid.columnOf(point.x());
    int row = grid.rowOf(point.y());
    return grid.has(column, row) ? hiddenMetres(column, row) : Double.NaN;
  }

  /** Whether a target of the height of the options is seen in a cell. */
  public boolean isVisible(int column, int row) {
    return hidden[grid.index(column, row)] <= options.targetMetres();
  }

  /** Whether a target of the height of the options is seen at a point. */
  public boolean isVisible(MapPoint point) {
    return hiddenMetresAt(point) <= options.targetMetres();
  }

  /** Whether a cell is in range but hides a target: dead ground. */
  public boolean isDead(int column, int row) {
    return hidden[grid.index(column, row)] > options.targetMetres();
  }

  /** Number of cells in range that have a height. */
  public int countInRange() {
    int count = 0;
    for (float each : hidden) {
      if (!Float.isNaN(each)) {
        count++;
      }
    }
    return count;
  }

  /** Number of cells where a target is seen. */
  public int countVisible() {
    int count = 0;
    for (float each : hidden) {
      if (each <= options.targetMetres()) {
        count++;
      }
    }
    return count;
  }

  /** A copy of all hidden heights in row order. */
  public float[] toArray() {
    return hidden.clone();
  }

  /**
   * Share of the cells of both fields on which they agree about a target, 0 to 1.
   *
   * @throws IllegalArgumentException if they are fields of different windows
   */
  public double agreement(SightField other) {
    if (!grid.equals(other.grid)) {
      throw new IllegalArgumentException("The two fields of view cover different windows.");
    }
    int both = 0;
    int agree = 0;
    for (int i = 0; i < hidden.length; i++) {
      if (!Float.isNaN(hidden[i]) && !Float.isNaN(other.hidden[i])) {
        both++;
        boolean here = hidden[i] <= options.targetMetres();
        boolean there = other.hidden[i] <= other.options.targetMetres();
        if (here == there) {
          agree++;
        }
      }
    }
    return both == 0 ? 1 : (double) agree / both;
  }
}
