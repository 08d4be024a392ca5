package studio.kriegsspiel.importer.raster;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** A band of a GeoTIFF as heights in metres. */
final class GeoTiffRaster implements RasterSource {
  private final GeoTiff tiff;
  private final Georeference georeference;
  private final SourceSystem system;
  private final double factor;
  private final int band;
  private final List<String> remarks;

  GeoTiffRaster(
      GeoTiff tiff,
      Georeference georeference,
      SourceSystem system,
      TiffVerticalUnit unit,
      int band,
      List<String> remarks) {
    this.band = band;
    this.tiff = tiff;
    this.georeference = georeference;
    this.system = system;
    this.remarks = new ArrayList<>(remarks);
    if (tiff.bands() > 1) {
      this.remarks.add(
          tiff.name()
              + " has "
              + tiff.bands()
              + " bands; "
              + (band == 1 ? "the first" : "number " + band)
              + " is read as heights.");
    }
    this.factor = unit.metres();
    double horizontal = system.metresPerUnit().orElse(1);
    if (factor != 1) {
      this.remarks.add(tiff.name() + " gives heights in " + unit.words() + ", made metres.");
    } else if (unit.words().isEmpty() && Math.abs(horizontal - 0.3048) < 0.001) {
      this.remarks.add(
          tiff.name()
              + " has its coordinates in feet and gives no unit for its heights, which were taken as"
              + " metres; if they are feet, say so with \"gdal_edit.py -units ft\".");
    }
  }

  @Override
  public String name() {
    return tiff.name();
  }

  @Override
  public int width() {
    return tiff.width();
  }

  @Override
  public int height() {
    return tiff.height();
  }

  @Override
  public Georeference georeference() {
    return georeference;
  }

  @Override
  public SourceSystem system() {
    return system;
  }

  @Override
  public float[] read(Window window) {
    return times(factor, tiff.read(window, band - 1));
  }

  /** Brings values to metres in place. */
  static float[] times(double factor, float[] values) {
    if (factor != 1) {
      for (int i = 0; i < values.length; i++) {
        values[i] = (float) (values[i] * factor);
      }
    }
    return values;
  }

  @Override
  public int blockRows() {
    return tiff.blockSize().rows();
  }

  @Override
  public RasterSource coarser(double pixels) {
    if (band > 1) {
      return this;
    }
    return GeoTiffOverview.find(tiff, pixels)
        .<RasterSource>map(number -> new GeoTiffOverview(this, tiff, number, factor))
        .orElse(this);
  }

  @Override
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  @Override
  public void close() {
    tiff.close();
  }
}
