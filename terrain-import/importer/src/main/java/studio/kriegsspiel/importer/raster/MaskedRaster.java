package studio.kriegsspiel.importer.raster;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** A raster with the mask that GDAL writes beside it: where that is 0 there is no value. */
final class MaskedRaster implements RasterSource {
  private final RasterSource source;
  private final GeoTiff mask;

  private MaskedRaster(RasterSource source, GeoTiff mask) {
    this.source = source;
    this.mask = mask;
  }

  /** The raster with its mask, if one lies beside it. */
  static RasterSource of(Path file, RasterSource source) {
    Path beside = file.resolveSibling(file.getFileName() + ".msk");
    if (!Files.isRegularFile(beside)) {
      return source;
    }
    GeoTiff mask = GeoTiff.open(beside);
    if (mask.width() != source.width() || mask.height() != source.height()) {
      mask.close();
      throw new GroundException(
          source.name(),
          "has a mask beside it, %s, of another size".formatted(beside.getFileName()),
          "take the mask away, or make it anew");
    }
    return new MaskedRaster(source, mask);
  }

  @Override
  public float[] read(Window window) {
    float[] values = source.read(window);
    float[] sound = mask.read(window, 0);
    for (int i = 0; i < values.length; i++) {
      if (sound[i] == 0) {
        values[i] = Float.NaN;
      }
    }
    return values;
  }

  @Override
  public int blockRows() {
    return source.blockRows();
  }

  @Override
  public String name() {
    return source.name();
  }

  @Override
  public int width() {
    return source.width();
  }

  @Override
  public int height() {
    return source.height();
  }

  @Override
  public Georeference georeference() {
    return source.georeference();
  }

  @Override
  public SourceSystem system() {
    return source.system();
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>(source.remarks());
    remarks.add(source.name() + " has a mask beside it; what that hides counts as void.");
    return remarks;
  }

  @Override
  public void close() {
    source.close();
    mask.close();
  }
}
