package studio.kriegsspiel.reading.answer;

import java.io.IOException;
import java.nio.file.Path;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** Values of the cells of a grid, to be written as a GeoTIFF. */
public sealed interface Cells {

  /** Writes them. */
  void write(Path file, String crs) throws IOException;

  /**
   * Measures.
   *
   * @param values in row order from the north-west, NaN where there is none
   */
  record Measures(GridGeometry grid, float[] values) implements Cells {
    @Override
    public void write(Path file, String crs) throws IOException {
      GeoTiffWriter.write(file, grid, crs, values);
    }
  }

  /**
   * Classes.
   *
   * @param classes in row order from the north-west, below 0 where there is none
   */
  record Classes(GridGeometry grid, byte[] classes) implements Cells {
    @Override
    public void write(Path file, String crs) throws IOException {
      GeoTiffWriter.writeClasses(file, grid, crs, classes);
    }
  }
}
