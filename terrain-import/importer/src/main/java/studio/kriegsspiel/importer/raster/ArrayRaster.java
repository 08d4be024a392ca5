package studio.kriegsspiel.importer.raster;

import java.util.List;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.Window;

/** A raster that lies in memory. */
record ArrayRaster(
    String name,
    int width,
    int height,
    Georeference georeference,
    SourceSystem system,
    float[] values,
    List<String> remarks)
    implements RasterSource {
  @Override
  public float[] read(Window window) {
    float[] part = new float[window.columns() * window.rows()];
    for (int row = 0; row < window.rows(); row++) {
      System.arraycopy(
          values,
          (window.row() + row) * width + window.column(),
          part,
          row * window.columns(),
          window.columns());
    }
    return part;
  }

  @Override
  public void close() {}
}
