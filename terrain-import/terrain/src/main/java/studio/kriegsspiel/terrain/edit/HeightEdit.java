package studio.kriegsspiel.terrain.edit;

import studio.kriegsspiel.terrain.GridGeometry;

/** One change of the heights. */
interface HeightEdit {
  /** All cells whose heights it may change or must know. */
  CellWindow window(GridGeometry grid);

  /**
   * Changes heights of a whole grid, in row order, within a window. What it must know lies in the
   * window, or nothing of it does.
   */
  void apply(GridGeometry grid, float[] heights, CellWindow clip);
}
