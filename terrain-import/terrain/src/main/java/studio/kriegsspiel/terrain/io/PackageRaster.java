package studio.kriegsspiel.terrain.io;

import java.util.stream.IntStream;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * A raster of a package in memory. One that would not fit is read with larger cells, each the mean
 * of those it covers.
 *
 * @param geometry its cells
 * @param values row by row, NaN for voids
 * @param factor how many cells of the file lie along one of these
 */
record PackageRaster(GridGeometry geometry, float[] values, int factor) {
  private static final int BAND_CELLS = 4 << 20;

  /** Reads a raster with as many cells as may be. */
  static PackageRaster read(GeoTiff tiff, Manifest manifest, long mostCells) {
    GridGeometry whole = geometry(tiff, manifest);
    int factor = 1;
    while ((double) (whole.columns() / factor) * (whole.rows() / factor) > mostCells) {
      factor++;
    }
    if (factor == 1) {
      return new PackageRaster(whole, tiff.readAll(), 1);
    }
    if (whole.columns() < factor || whole.rows() < factor) {
      throw new GroundException(
          tiff.name(),
          "has %d x %d cells, too many for the memory".formatted(tiff.width(), tiff.height()),
          "import it again with larger cells, or give the studio more memory");
    }
    GridGeometry coarse =
        new GridGeometry(
            whole.columns() / factor,
            whole.rows() / factor,
            whole.west(),
            whole.north(),
            whole.cellMetres() * factor);
    return new PackageRaster(coarse, means(tiff, coarse, factor), factor);
  }

  private static float[] means(GeoTiff tiff, GridGeometry coarse, int factor) {
    float[] values = new float[coarse.size()];
    int used = coarse.columns() * factor;
    int rowsAtOnce = Math.max(1, BAND_CELLS / used / factor);
    for (int row = 0; row < coarse.rows(); row += rowsAtOnce) {
      int first = row;
      int rows = Math.min(rowsAtOnce, coarse.rows() - row);
      float[] band = tiff.read(new Window(0, row * factor, used, rows * factor), 0);
      IntStream.range(0, rows)
          .parallel()
          .forEach(
              i -> {
                for (int column = 0; column < coarse.columns(); column++) {
                  values[(first + i) * coarse.columns() + column] =
                      mean(band, used, column * factor, i * factor, factor);
                }
              });
    }
    return values;
  }

  private static float mean(float[] band, int columns, int left, int top, int factor) {
    double sum = 0;
    int count = 0;
    for (int row = top; row < top + factor; row++) {
      for (int column = left; column < left + factor; column++) {
        float value = band[row * columns + column];
        if (!Float.isNaN(value)) {
          sum += value;
          count++;
        }
      }
    }
    return count * 2 >= factor * factor ? (float) (sum / count) : Float.NaN;
  }

  /** The accuracy of a layer, with a word on larger cells if it was read so. */
  Accuracy accuracy(Accuracy ofFile) {
    if (factor == 1) {
      return ofFile;
    }
    String word =
        "opened with cells of %s m, as those of %s m need more memory"
            .formatted(geometry.cellMetres(), geometry.cellMetres() / factor);
    String note = ofFile.note().isEmpty() ? word : ofFile.note() + "; " + word;
    return new Accuracy(ofFile.horizontalMetres(), ofFile.verticalMetres(), note);
  }

  private static GridGeometry geometry(GeoTiff tiff, Manifest manifest) {
    Georeference g =
        tiff.georeference()
            .filter(Georeference::isNorthUp)
            .filter(placing -> Math.abs(placing.a() + placing.e()) < 1e-9 * placing.a())
            .orElseThrow(
                () ->
                    new GroundException(
                        tiff.name(), "has no square north-up cells", "import it into a package"));
    int code = tiff.geoKeys().epsgCode().orElse(0);
    if (code != 0 && !manifest.crs().equals("EPSG:" + code)) {
      throw new GroundException(
          tiff.name(),
          "is in EPSG:" + code + " but the terrain in " + manifest.crs(),
          "import it again");
    }
    try {
      return new GridGeometry(tiff.width(), tiff.height(), g.c(), g.f(), g.a());
    } catch (IllegalArgumentException e) {
      throw new GroundException(
          tiff.name(),
          "has %d x %d cells of %s m from %s, %s, which is more than a ground can hold"
              .formatted(tiff.width(), tiff.height(), g.a(), g.c(), g.f()),
          "import it again",
          e);
    }
  }
}
