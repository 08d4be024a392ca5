package studio.kriegsspiel.reading.answer;

import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The ground of which an answer says yes: seen, struck or reached. Told apart by identity, for the
 * cells are many.
 *
 * @param grid where the cells lie
 * @param rings of each cell in row order how far out it lies, such as the range of a weapon counted
 *     from 0; below 0 where the answer is no
 */
public record Zone(GridGeometry grid, byte[] rings) {

  /**
   * How two zones lie to each other.
   *
   * @param bothSquareMetres ground in both
   * @param firstSquareMetres ground in the first alone
   * @param secondSquareMetres ground in the second alone
   */
  public record Shared(
      double bothSquareMetres, double firstSquareMetres, double secondSquareMetres) {}

  /** Refuses rings that are not of the grid. */
  public Zone {
    if (rings.length != grid.size()) {
      throw new IllegalArgumentException(
          "The grid has %d cells, the rings are %d.".formatted(grid.size(), rings.length));
    }
  }

  /** How far out a cell lies, below 0 where it is outside or off the grid. */
  public int ring(int column, int row) {
    return grid.has(column, row) ? rings[grid.index(column, row)] : -1;
  }

  /** Whether a point lies in it. */
  public boolean has(MapPoint point) {
    return ring(grid.columnOf(point.x()), grid.rowOf(point.y())) >= 0;
  }

  /** How large it is. */
  public double squareMetres() {
    long cells = 0;
    for (byte each : rings) {
      cells += each >= 0 ? 1 : 0;
    }
    return cells * cellSquareMetres();
  }

  private double cellSquareMetres() {
    return grid.cellMetres() * grid.cellMetres();
  }

  /** What is in this zone and in another, and what in one of them alone. */
  public Shared sharedWith(Zone other) {
    long both = 0;
    long mine = 0;
    for (int i = 0; i < rings.length; i++) {
      if (rings[i] >= 0) {
        mine++;
        both += other.has(centre(i)) ? 1 : 0;
      }
    }
    long his = 0;
    for (int i = 0; i < other.rings.length; i++) {
      his += other.rings[i] >= 0 && !has(other.centre(i)) ? 1 : 0;
    }
    return new Shared(
        both * cellSquareMetres(),
        (mine - both) * cellSquareMetres(),
        his * other.cellSquareMetres());
  }

  private MapPoint centre(int cell) {
    return new MapPoint(grid.centreX(cell % grid.columns()), grid.centreY(cell / grid.columns()));
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
