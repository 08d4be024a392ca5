package studio.kriegsspiel.importer.sheet;

/**
 * Where the pixels of a new picture lie in the old one. Exact at nodes of a grid that is made finer
 * until the middles between nodes are within an eighth of a pixel, and straight between.
 */
final class WayBack {
  /** Greatest error of a place halfway between nodes. */
  static final double TOLERANCE_PIXELS = 0.125;

  private static final int[] STEPS = {64, 16, 4};

  private final Back back;

  /** From a pixel of the new picture to a place in the old one. */
  @FunctionalInterface
  interface Back {
    /** Column and row in the old picture, counted from its outer corner. */
    double[] toOld(double column, double row);
  }

  WayBack(Back back) {
    this.back = back;
  }

  /**
   * Places of the middles of a block of pixels.
   *
   * @return pairs of column and row in the old picture, row by row
   */
  double[] places(int left, int top, int columns, int rows) {
    for (int step : STEPS) {
      int across = (columns - 1 + step - 1) / step + 1;
      int down = (rows - 1 + step - 1) / step + 1;
      double[] nodes = exact(left, top, across + 1, down + 1, step, 0);
      double[] middles = exact(left, top, across, down, step, step / 2.0);
      if (isSmooth(nodes, middles, across, down)) {
        return between(nodes, across + 1, columns, rows, step);
      }
    }
    return exact(left, top, columns, rows, 1, 0);
  }

  private double[] exact(int left, int top, int across, int down, int step, double shift) {
    double[] places = new double[across * down * 2];
    int at = 0;
    for (int j = 0; j < down; j++) {
      for (int i = 0; i < across; i++) {
        double[] place = back.toOld(left + i * step + shift + 0.5, top + j * step + shift + 0.5);
        places[at++] = place[0];
        places[at++] = place[1];
      }
    }
    return places;
  }

  private static boolean isSmooth(double[] nodes, double[] middles, int across, int down) {
    int wide = (across + 1) * 2;
    for (int j = 0; j < down; j++) {
      for (int i = 0; i < across; i++) {
        double error = 0;
        for (int part = 0; part < 2; part++) {
          int node = j * wide + 2 * i + part;
          double straight =
              (nodes[node] + nodes[node + 2] + nodes[node + wide] + nodes[node + wide + 2]) / 4;
          double off = straight - middles[(j * across + i) * 2 + part];
          error += off * off;
        }
        if (!(error <= TOLERANCE_PIXELS * TOLERANCE_PIXELS)) {
          return false;
        }
      }
    }
    return true;
  }

  private static double[] between(double[] nodes, int wide, int columns, int rows, int step) {
    double[] places = new double[columns * rows * 2];
    int at = 0;
    for (int row = 0; row < rows; row++) {
      double down = (row % step) / (double) step;
      for (int column = 0; column < columns; column++) {
        double right = (column % step) / (double) step;
        int node = (row / step * wide + column / step) * 2;
        int below = node + 2 * wide;
        for (int part = 0; part < 2; part++) {
          double north = nodes[node + part] + (nodes[node + 2 + part] - nodes[node + part]) * right;
          double south =
              nodes[below + part] + (nodes[below + 2 + part] - nodes[below + part]) * right;
          places[at++] = north + (south - north) * down;
        }
      }
    }
    return places;
  }
}
