package studio.kriegsspiel.importer.sheet;

import java.util.Arrays;

/**
 * Where the pixels of a new picture lie in the old one. Squares of pixels are exact at their
 * corners and straight between, where that stays within an eighth of a pixel; other squares are
 * quartered.
 */
final class WayBack {
  /** Greatest error of the places tried between the corners of a square. */
  static final double TOLERANCE_PIXELS = 0.125;

  private static final int LARGEST = 64;
  private static final int LOST = 16;

  private final Back back;
  private final int oldWidth;
  private final int oldHeight;

  /** From a pixel of the new picture to a place in the old one. */
  @FunctionalInterface
  interface Back {
    /**
     * Column and row in the old picture, counted from its outer corner; NaN where there is none.
     */
    double[] toOld(double column, double row);
  }

  /**
   * Prepares it.
   *
   * @param oldWidth pixels of the old picture; what lies far beyond it need not be exact
   * @param oldHeight rows of it
   */
  WayBack(Back back, int oldWidth, int oldHeight) {
    this.back = back;
    this.oldWidth = oldWidth;
    this.oldHeight = oldHeight;
  }

  /**
   * Places of the middles of a block of pixels.
   *
   * @return pairs of column and row in the old picture, row by row; NaN where there is none
   */
  double[] places(int left, int top, int columns, int rows) {
    Block block = new Block(left, top, columns, rows, new double[columns * rows * 2]);
    int across = (columns + LARGEST - 1) / LARGEST;
    double[][] above = exactRow(block, 0, across);
    for (int y = 0; y < rows; y += LARGEST) {
      double[][] below = exactRow(block, y + LARGEST, across);
      for (int i = 0; i < across; i++) {
        fill(
            block,
            new Square(i * LARGEST, y, LARGEST, above[i], above[i + 1], below[i], below[i + 1]));
      }
      above = below;
    }
    return block.places;
  }

  private double[][] exactRow(Block block, int y, int across) {
    double[][] nodes = new double[across + 1][];
    Arrays.setAll(nodes, i -> exact(block, i * LARGEST, y));
    return nodes;
  }

  private double[] exact(Block block, int x, int y) {
    return back.toOld(block.left + x + 0.5, block.top + y + 0.5);
  }

  private void fill(Block block, Square square) {
    int x = square.x;
    int y = square.y;
    if (x >= block.columns || y >= block.rows) {
      return;
    }
    if (square.side == 1) {
      block.set(x, y, square.nw[0], square.nw[1]);
      return;
    }
    int half = square.side / 2;
    double[] middle = exact(block, x + half, y + half);
    double[] north = exact(block, x + half, y);
    double[] west = exact(block, x, y + half);
    if (square.isStraight(middle, north, west)) {
      square.fill(block);
    } else if (isLost(square, middle, north, west)) {
      square.clear(block);
    } else {
      double[] east = exact(block, x + square.side, y + half);
      double[] south = exact(block, x + half, y + square.side);
      fill(block, new Square(x, y, half, square.nw, north, west, middle));
      fill(block, new Square(x + half, y, half, north, square.ne, middle, east));
      fill(block, new Square(x, y + half, half, west, middle, square.sw, south));
      fill(block, new Square(x + half, y + half, half, middle, east, south, square.se));
    }
  }

  /** Whether a square shows nothing: it lies far beyond one edge, or none of it has a place. */
  private boolean isLost(Square square, double[]... between) {
    double[][] all = Arrays.copyOf(between, between.length + 4);
    System.arraycopy(square.corners(), 0, all, between.length, 4);
    if (Arrays.stream(all).allMatch(place -> Double.isNaN(place[0]))) {
      return square.side <= LOST;
    }
    return isBeyond(all, 0, oldWidth) || isBeyond(all, 1, oldHeight);
  }

  /** Farther beyond than the places are apart. */
  private static boolean isBeyond(double[][] places, int part, int end) {
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (double[] place : places) {
      least = Math.min(least, place[part]);
      most = Math.max(most, place[part]);
    }
    double apart = most - least;
    return most + apart < 0 || least - apart > end;
  }

  /** Pixels of the new picture, and the places found for them. */
  private record Block(int left, int top, int columns, int rows, double[] places) {
    void set(int x, int y, double column, double row) {
      int at = (y * columns + x) * 2;
      places[at] = column;
      places[at + 1] = row;
    }
  }

  /** Some pixels of a block; its east and south corners are those of the next ones. */
  private record Square(
      int x, int y, int side, double[] nw, double[] ne, double[] sw, double[] se) {
    double[][] corners() {
      return new double[][] {nw, ne, sw, se};
    }

    boolean isStraight(double[] middle, double[] north, double[] west) {
      return isNear(north, nw, ne, nw, ne)
          && isNear(west, nw, sw, nw, sw)
          && isNear(middle, nw, ne, sw, se);
    }

    private static boolean isNear(double[] place, double[] a, double[] b, double[] c, double[] d) {
      double offColumn = (a[0] + b[0] + c[0] + d[0]) / 4 - place[0];
      double offRow = (a[1] + b[1] + c[1] + d[1]) / 4 - place[1];
      return offColumn * offColumn + offRow * offRow <= TOLERANCE_PIXELS * TOLERANCE_PIXELS;
    }

    void fill(Block block) {
      for (int j = 0; j < Math.min(side, block.rows - y); j++) {
        double down = (double) j / side;
        double column = nw[0] + (sw[0] - nw[0]) * down;
        double row = nw[1] + (sw[1] - nw[1]) * down;
        double stepColumn = (ne[0] + (se[0] - ne[0]) * down - column) / side;
        double stepRow = (ne[1] + (se[1] - ne[1]) * down - row) / side;
        for (int i = 0; i < Math.min(side, block.columns - x); i++) {
          block.set(x + i, y + j, column + i * stepColumn, row + i * stepRow);
        }
      }
    }

    void clear(Block block) {
      for (int j = 0; j < Math.min(side, block.rows - y); j++) {
        for (int i = 0; i < Math.min(side, block.columns - x); i++) {
          block.set(x + i, y + j, Double.NaN, Double.NaN);
        }
      }
    }
  }
}
