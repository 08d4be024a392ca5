package studio.kriegsspiel.terrain.slope;

/** Turns squares of the rise into slope in degrees. */
final class SlopeScan extends RowScan {

  private final float weight;
  private final float[] target;
  private final int origin;

  /**
   * Prepares a scan.
   *
   * @param target receives the slope of the cells in row order
   * @param origin the row with which the target begins
   */
  SlopeScan(Rows heights, int columns, int rows, double cellMetres, float[] target, int origin) {
    super(heights, columns, rows);
    this.weight = (float) (1 / (8 * cellMetres));
    this.target = target;
    this.origin = origin;
  }

  @Override
  void row(int row, float[] squares, Careful careful) {
    degrees(squares, weight);
    int at = (row - origin) * squares.length;
    for (int column = 0; column < squares.length; column++) {
      float degrees = squares[column];
      target[at + column] = Float.isNaN(degrees) ? degrees(careful, column) : degrees;
    }
  }

  /** Turns a row of squares into degrees where it is. */
  private static void degrees(float[] squares, float weight) {
    for (int i = 0; i < squares.length; i++) {
      squares[i] = Arctangent.degrees((float) Math.sqrt(squares[i]) * weight);
    }
  }

  private float degrees(Careful careful, int column) {
    return Arctangent.degrees((float) Math.sqrt(careful.square(column)) * weight);
  }
}
