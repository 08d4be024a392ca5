package studio.kriegsspiel.terrain;

/**
 * Where the square cells of a raster lie. Row 0 is the northernmost, column 0 the westernmost;
 * values belong to the <em>centres</em> of cells: the first one to ({@code west + cell/2}, {@code
 * north - cell/2}).
 *
 * @param columns cells from west to east
 * @param rows cells from north to south
 * @param west outer western edge, metres
 * @param north outer northern edge, metres
 * @param cellMetres side of a cell
 */
public record GridGeometry(int columns, int rows, double west, double north, double cellMetres) {
  /** Refuses grids without cells, with more than an array can hold, or where no system reaches. */
  public GridGeometry {
    if (columns < 1 || rows < 1 || (long) columns * rows > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          "A grid needs between 1 and 2^31 cells, not " + columns + " x " + rows + ".");
    }
    double east = west + columns * cellMetres;
    double south = north - rows * cellMetres;
    boolean within = CoordinateReach.holds(west, north) && CoordinateReach.holds(east, south);
    double farthest =
        Math.max(
            Math.max(Math.abs(west), Math.abs(east)), Math.max(Math.abs(north), Math.abs(south)));
    if (!(cellMetres > 0) || !within || !CoordinateReach.tells(cellMetres, farthest)) {
      throw new IllegalArgumentException(
          "A grid needs edges within reach and cells to tell apart, not west=%s north=%s cell=%s."
              .formatted(west, north, cellMetres));
    }
  }

  /** Number of cells. */
  public int size() {
    return columns * rows;
  }

  /** The outer edges. */
  public Bounds bounds() {
    return new Bounds(west, north - rows * cellMetres, west + columns * cellMetres, north);
  }

  /** Position of a cell in an array that runs row by row from the north-west. */
  public int index(int column, int row) {
    return row * columns + column;
  }

  /** Metres east of the centres of a column. */
  public double centreX(int column) {
    return west + (column + 0.5) * cellMetres;
  }

  /** Metres north of the centres of a row. */
  public double centreY(int row) {
    return north - (row + 0.5) * cellMetres;
  }

  /** The column that holds x; outside the grid it is below 0 or at least {@link #columns}. */
  public int columnOf(double x) {
    return floor((x - west) / cellMetres);
  }

  /** The row that holds y; outside the grid it is below 0 or at least {@link #rows}. */
  public int rowOf(double y) {
    return floor((north - y) / cellMetres);
  }

  /**
   * As {@link Math#floor}, which a search calls millions of times and only one compiler inlines.
   */
  private static int floor(double value) {
    int whole = (int) value;
    return value < whole && whole > Integer.MIN_VALUE ? whole - 1 : whole;
  }

  /** Whether such a cell exists. */
  public boolean has(int column, int row) {
    return column >= 0 && column < columns && row >= 0 && row < rows;
  }
}
