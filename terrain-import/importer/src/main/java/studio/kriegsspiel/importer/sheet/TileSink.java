package studio.kriegsspiel.importer.sheet;

import java.io.IOException;

/** Takes the tiles of a picture at several sizes, in any order and from several threads. */
interface TileSink {
  /**
   * Takes a tile.
   *
   * @param level 0 for full size, each further one half as large
   * @param argb its pixels row by row; not to be changed
   * @param columns of them
   */
  void take(int level, int column, int row, int[] argb, int columns) throws IOException;

  /** Takes every tile for both. */
  static TileSink both(TileSink one, TileSink other) {
    return (level, column, row, argb, columns) -> {
      one.take(level, column, row, argb, columns);
      other.take(level, column, row, argb, columns);
    };
  }
}
