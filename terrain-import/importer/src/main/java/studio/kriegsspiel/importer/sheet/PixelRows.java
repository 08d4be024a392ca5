package studio.kriegsspiel.importer.sheet;

import java.io.IOException;

/** Takes a picture, some rows at a time from top to bottom. */
@FunctionalInterface
interface PixelRows {
  /**
   * Takes the next rows.
   *
   * @param argb alpha, red, green and blue of each pixel, row by row; good until this returns
   * @param rows how many
   */
  void take(int[] argb, int rows) throws IOException;
}
