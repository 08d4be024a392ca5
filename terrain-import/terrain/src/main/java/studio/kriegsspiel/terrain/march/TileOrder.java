package studio.kriegsspiel.terrain.march;

import java.util.Arrays;
import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.GridGeometry;

/**
 * Positions of cells in squares of four by four, so that the neighbours of a cell mostly lie in the
 * same line of the processor's cache. A rim round the grid spares asking for its edge.
 */
final class TileOrder {

  /** Directions: east 0, then by way of south, west and north; odd ones are diagonal. */
  private static final int[] EAST = {1, 1, 0, -1, -1, -1, 0, 1};

  private static final int[] SOUTH = {0, 1, 1, 1, 0, -1, -1, -1};

  private final GridGeometry grid;
  private final int tilesAcross;
  private final int size;
  private final int[] offsets = new int[16 * 8];

  TileOrder(GridGeometry grid) {
    this.grid = grid;
    this.tilesAcross = (grid.columns() + 5) / 4;
    long positions = 16L * tilesAcross * ((grid.rows() + 5) / 4);
    if (positions > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException("The ground has too many cells for a march.");
    }
    this.size = (int) positions;
    for (int place = 0; place < 16; place++) {
      for (int way = 0; way < 8; way++) {
        int x = 4 + (place & 3);
        int y = 4 + (place >> 2);
        offsets[place << 3 | way] = at(x + EAST[way], y + SOUTH[way]) - at(x, y);
      }
    }
  }

  private int at(int x, int y) {
    return (y >> 2) * tilesAcross + (x >> 2) << 4 | (y & 3) << 2 | x & 3;
  }

  /** Number of positions, the rim included. */
  int size() {
    return size;
  }

  /** Position of a cell. */
  int position(int column, int row) {
    return at(column + 1, row + 1);
  }

  /** Position of a cell given in row order. */
  int position(int cell) {
    return position(cell % grid.columns(), cell / grid.columns());
  }

  /** The cell of a position in row order; not for the rim. */
  int cell(int position) {
    int tile = position >> 4;
    int x = (tile % tilesAcross << 2) + (position & 3);
    int y = (tile / tilesAcross << 2) + (position >> 2 & 3);
    return grid.index(x - 1, y - 1);
  }

  /** The position beside one; not for the rim. */
  int beside(int position, int way) {
    return position + offsets[(position & 15) << 3 | way];
  }

  /** Values in row order brought into this order. */
  float[] tiled(float[] byRow, float rim) {
    float[] tiled = new float[size];
    Arrays.fill(tiled, rim);
    IntStream.range(0, grid.rows())
        .parallel()
        .forEach(
            row -> {
              int from = row * grid.columns();
              for (int column = 0; column < grid.columns(); column++) {
                tiled[position(column, row)] = byRow[from + column];
              }
            });
    return tiled;
  }

  /** The kinds of the cells of a ground in this order; the rim is as if heights were missing. */
  char[] kinds(MarchGround ground) {
    if (ground.kinds() > Character.MAX_VALUE) {
      throw new IllegalArgumentException(
          "The ground has too many combinations of what lies there.");
    }
    char[] kinds = new char[size];
    Arrays.fill(kinds, (char) ground.kinds());
    IntStream.range(0, grid.rows())
        .parallel()
        .forEach(
            row -> {
              int from = row * grid.columns();
              for (int column = 0; column < grid.columns(); column++) {
                kinds[position(column, row)] = (char) ground.kind(from + column);
              }
            });
    return kinds;
  }

  /** Values of this order brought back into row order, into the start of an array. */
  void restore(float[] tiled, float[] byRow) {
    IntStream.range(0, grid.rows())
        .parallel()
        .forEach(
            row -> {
              int to = row * grid.columns();
              for (int column = 0; column < grid.columns(); column++) {
                byRow[to + column] = tiled[position(column, row)];
              }
            });
  }
}
