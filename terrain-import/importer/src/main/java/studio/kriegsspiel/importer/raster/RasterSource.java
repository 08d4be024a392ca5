package studio.kriegsspiel.importer.raster;

import java.util.List;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.Window;

/** A raster of numbers that can be read by region; voids are NaN. */
public interface RasterSource extends AutoCloseable {
  /** Name of the file for messages. */
  String name();

  /** Columns. */
  int width();

  /** Rows. */
  int height();

  /** Where the pixels lie, in the units of {@link #system}. */
  Georeference georeference();

  /** The coordinate system. */
  SourceSystem system();

  /** Reads a region row by row from the north-west. */
  float[] read(Window window);

  /** Rows that are unpacked together; reading whole ones of them is quickest. */
  default int blockRows() {
    return 1;
  }

  /**
   * The same with larger pixels, if there is a smaller copy in the file.
   *
   * @param pixels how many pixels of this are to be one at most
   */
  default RasterSource coarser(double pixels) {
    return this;
  }

  /** What had to be assumed to read it, for people. */
  List<String> remarks();

  @Override
  void close();
}
