package studio.kriegsspiel.terrain.slope;

/** Sorts cells into bands of slope by the square of the rise: no angle is ever computed. */
final class BandScan extends RowScan {

  private final BandTable table;
  private final byte[] result;

  /**
   * Prepares a scan.
   *
   * @param result receives the bands of the cells in row order
   */
  BandScan(Rows heights, int columns, int rows, BandTable table, byte[] result) {
    super(heights, columns, rows);
    this.table = table;
    this.result = result;
  }

  @Override
  void row(int row, float[] squares, Careful careful) {
    int at = row * squares.length;
    for (int column = 0; column < squares.length; column++) {
      byte band = table.roughly(squares[column]);
      if (band == BandTable.UNSURE) {
        band = table.exactly(careful.square(column));
      }
      result[at + column] = band;
    }
  }
}
