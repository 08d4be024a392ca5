package studio.kriegsspiel.terrain.sight;

import studio.kriegsspiel.terrain.GridGeometry;

/**
 * A line of sight in stretches, each under the roofs of one column or row of squares of one size,
 * whichever way the line is longer; at most two squares a stretch. Tells how much of a target a
 * stretch may hide at most, without a look at the ground.
 */
final class RoofStretches {
  private final float[] roofs;
  private final int perStretch;
  private final int perSquare;
  private final int byStretch;
  private final int shift;
  private final double eye;
  private final double sink;
  private final double start;
  private final double delta;
  private final double perLine;
  private final double across;
  private final double slant;
  private final double perSlant;
  private final int acrossMost;
  private final int lowest;
  private final int highest;

  /**
   * Cuts a line, given by the column and row of its eye and by how many it goes on to its target.
   *
   * @param sink metres by which the earth sinks away over the whole line
   */
  RoofStretches(
      HeightRoofs.Level level,
      GridGeometry grid,
      double column,
      double row,
      double alongColumns,
      double alongRows,
      double eye,
      double sink) {
    this.roofs = level.roofs();
    this.shift = level.shift();
    boolean columns = Math.abs(alongColumns) >= Math.abs(alongRows);
    this.byStretch = columns ? 1 : 2;
    this.perStretch = HeightRoofs.EACH * (columns ? 1 : level.squares());
    this.perSquare = HeightRoofs.EACH * (columns ? level.squares() : 1);
    this.eye = eye;
    this.sink = sink;
    this.start = columns ? column : row;
    this.delta = columns ? alongColumns : alongRows;
    this.perLine = 1 / delta;
    this.across = columns ? row : column;
    this.slant = columns ? alongRows : alongColumns;
    this.perSlant = slant == 0 ? 0 : 1 / slant;
    this.acrossMost = (columns ? grid.rows() : grid.columns()) - 1;
    int most = (columns ? grid.columns() : grid.rows()) - 1;
    int one = Math.min(most, (int) start) >> shift;
    int other = Math.min(most, (int) (start + delta)) >> shift;
    this.lowest = Math.min(one, other);
    this.highest = Math.max(one, other);
  }

  /** Number of the first column or row of squares that the line meets. */
  int lowest() {
    return lowest;
  }

  /** Number of the last one. */
  int highest() {
    return highest;
  }

  /** Cells of a side of the squares as a power of 2. */
  int shift() {
    return shift;
  }

  /** Share of the way from the eye at which the line meets the edge before a stretch. */
  double edge(int stretch) {
    if (stretch <= lowest) {
      return delta > 0 ? 0 : 1;
    }
    if (stretch > highest) {
      return delta > 0 ? 1 : 0;
    }
    // Never a negative 0, which would turn signs round when divided by.
    return Math.max(0.0, ((stretch << shift) - start) * perLine);
  }

  /** How high something at the target has to be at most to be seen over each of some stretches. */
  double[] mostNeeded(int from, int to) {
    double[] needed = new double[to - from + 1];
    double one = edge(from);
    double acrossOne = across + slant * one;
    int here = square(acrossOne);
    double perOne = 1 / one;
    double sunkOne = sink * one * (1 - one) - eye;
    for (int stretch = from; stretch <= to; stretch++) {
      double other = edge(stretch + 1);
      double acrossOther = across + slant * other;
      int there = square(acrossOther);
      double perOther = 1 / other;
      double sunkOther = sink * other * (1 - other) - eye;
      int first = stretch * perStretch + here * perSquare;
      int second = stretch * perStretch + there * perSquare;
      double along = start - (stretch << shift);
      double sag = sink * (other - one) * (other - one) / 4;
      double atOne = over(first, along + delta * one, acrossOne - (here << shift));
      double atOther = over(second, along + delta * other, acrossOther - (there << shift));
      double most =
          Math.max((atOne + sag + sunkOne) * perOne, (atOther + sag + sunkOther) * perOther);
      if (here != there) {
        double edge = (Math.max(here, there) << shift) - across;
        double middle =
            delta > 0 ? between(one, edge * perSlant, other) : between(other, edge * perSlant, one);
        double alongMiddle = along + delta * middle;
        double acrossMiddle = across + slant * middle;
        double atMiddle =
            Math.max(
                over(first, alongMiddle, acrossMiddle - (here << shift)),
                over(second, alongMiddle, acrossMiddle - (there << shift)));
        most =
            Math.abs(here - there) > 1
                ? Double.POSITIVE_INFINITY
                : Math.max(most, (atMiddle + sag + sink * middle * (1 - middle) - eye) / middle);
      }
      needed[stretch - from] = Double.isNaN(most) ? Double.POSITIVE_INFINITY : eye + most;
      one = other;
      acrossOne = acrossOther;
      here = there;
      perOne = perOther;
      sunkOne = sunkOther;
    }
    return needed;
  }

  private int square(double position) {
    return Math.min(acrossMost, (int) position) >> shift;
  }

  private double over(int at, double along, double acrossFrom) {
    return roofs[at] + roofs[at + byStretch] * along + roofs[at + 3 - byStretch] * acrossFrom;
  }

  /** Takes the least for a negative 0. */
  private static double between(double least, double value, double most) {
    return value <= least ? least : value > most ? most : value;
  }
}
