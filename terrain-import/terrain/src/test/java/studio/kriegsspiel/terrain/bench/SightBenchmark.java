package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.sight.Sight;
import studio.kriegsspiel.terrain.sight.SightField;
import studio.kriegsspiel.terrain.sight.SightGround;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.tiff.GeoTiff;

/** A field of view of 10 km radius over cells of 5 m, beside {@code gdal_viewshed}. */
final class SightBenchmark {

  private SightBenchmark() {}

  static void run(Bench bench) throws IOException {
    ElevationGrid grid = Bench.rolling(4001, 5);
    Path heights = bench.file("heights-4001.tif", grid);
    MapPoint eye = new MapPoint(grid.geometry().centreX(2000), grid.geometry().centreY(2000));
    SightOptions options = new SightOptions(1.7, 1.7, 10_000, 0, 6 / 7.0);
    SightGround ground = SightGround.bare(grid);
    Peer.Cost field = Bench.best(5, () -> Sight.from(ground, eye, options));
    Peer.Cost fromFile =
        Bench.best(
            3,
            () -> Sight.from(SightGround.bare(Bench.read(heights, grid.geometry())), eye, options));
    Path view = bench.folder().resolve("view-gdal.tif");
    Optional<Peer.Cost> gdal =
        Peer.cost(
            3,
            List.of(
                "gdal_viewshed",
                "-q",
                "-ox",
                "" + eye.x(),
                "-oy",
                "" + eye.y(),
                "-oz",
                "1.7",
                "-tz",
                "1.7",
                "-md",
                "10000",
                heights.toString(),
                view.toString()));
    SightField[] exact = new SightField[1];
    Peer.Cost exactly = Bench.best(1, () -> exact[0] = Sight.fromExactly(ground, eye, options));
    SightField fast = Sight.from(ground, eye, options);
    String remark =
        String.format(
            Locale.ROOT,
            "agrees with the exact answer on %.3f %% of cells; gdal_viewshed on %s",
            100 * fast.agreement(exact[0]),
            gdal.isPresent() ? gdalAgreement(view, exact[0]) : "-");
    Bench.row(
        "sight field, 10 km radius, 5 m cells, in memory (`gdal_viewshed`)", field, gdal, remark);
    Bench.row("the same from file", fromFile, gdal, "");
    Bench.row("the same exactly, in memory", exactly, gdal, "");
  }

  private static String gdalAgreement(Path view, SightField exact) {
    try (GeoTiff tiff = GeoTiff.open(view)) {
      float[] seen = tiff.readAll();
      GridGeometry grid = exact.grid();
      int shift = (grid.columns() - tiff.width()) / 2;
      long both = 0;
      long agree = 0;
      for (int row = 0; row < tiff.height(); row++) {
        for (int column = 0; column < tiff.width(); column++) {
          int c = column + shift;
          int r = row + shift;
          if (grid.has(c, r) && !Float.isNaN(exact.hiddenMetres(c, r))) {
            both++;
            agree += (seen[row * tiff.width() + column] > 0) == exact.isVisible(c, r) ? 1 : 0;
          }
        }
      }
      return String.format(Locale.ROOT, "%.3f %%", 100.0 * agree / both);
    }
  }
}
