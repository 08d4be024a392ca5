package studio.kriegsspiel.importer.raster;

import java.io.IOException;

/** Takes a grid of heights, some rows at a time from north to south. */
interface RowSink extends AutoCloseable {
  /**
   * Takes the next rows.
   *
   * @param values row by row; the taker may change them until it is closed
   * @param filled beside each value whether it was made up, or an empty array if none was
   */
  void take(float[] values, boolean[] filled) throws IOException;

  /** Says that all rows were given. */
  void finish() throws IOException;

  @Override
  void close() throws IOException;
}
