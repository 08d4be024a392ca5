package studio.kriegsspiel.terrain.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.slope.HornSlope;
import studio.kriegsspiel.terrain.slope.SlopeBands;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.GeoTiffWriter;

/** Slope and its bands of 10,000 x 10,000 heights, beside {@code gdaldem} and {@code gdal_calc}. */
final class SlopeBenchmark {

  private static final int CELLS = 10_000;
  private static final SlopeBands BANDS = SlopeBands.of(5, 10, 15, 25, 35);
  private static final String CALC = "(A>=5)*1+(A>=10)*1+(A>=15)*1+(A>=25)*1+(A>=35)*1";

  private SlopeBenchmark() {}

  static void run(Bench bench) throws IOException {
    Path heights = bench.folder().resolve("heights-10000.tif");
    GridGeometry geometry = new GridGeometry(CELLS, CELLS, 500_000, 5_600_000, 10);
    if (!Files.exists(heights)) {
      Path packed = bench.folder().resolve("packed.tif");
      GeoTiffWriter.write(packed, geometry, Bench.CRS, Bench.rolling(CELLS, 10).toArray());
      Peer.run(List.of("gdal_translate", "-q", packed.toString(), heights.toString()));
      Files.delete(packed);
    }
    Path ours = bench.folder().resolve("slope-ours.tif");
    Peer.Cost whole =
        Bench.best(
            3,
            () -> {
              try (GeoTiff file = GeoTiff.open(heights);
                  GeoTiffWriter writer =
                      new GeoTiffWriter(
                          ours, geometry, Bench.CRS, GeoTiffWriter.Cells.FLOATS, false)) {
                HornSlope.forEachRow(file, geometry.cellMetres(), writer::writeRows);
              }
            });
    Path slope = bench.folder().resolve("slope-gdal.tif");
    Optional<Peer.Cost> gdal =
        Peer.cost(
            3,
            List.of(
                "gdaldem", "slope", "-q", "-compute_edges", heights.toString(), slope.toString()));
    Bench.row("slope of 10,000 x 10,000, file to file (`gdaldem slope`)", whole, gdal, "");
    Optional<Peer.Cost> calc =
        Peer.cost(
            1,
            List.of(
                "gdal_calc.py",
                "--quiet",
                "--overwrite",
                "--type=Byte",
                "-A",
                slope.toString(),
                "--outfile=" + bench.folder().resolve("bands-gdal.tif"),
                "--calc=" + CALC));
    Optional<Peer.Cost> both = gdal.flatMap(first -> calc.map(first::plus));
    Peer.Cost fromFile =
        Bench.best(
            3,
            () -> {
              try (GeoTiff file = GeoTiff.open(heights)) {
                HornSlope.bands(file, geometry.cellMetres(), BANDS);
              }
            });
    Bench.row(
        "slope bands of the same, file to bands (`gdaldem slope`, then `gdal_calc`)",
        fromFile,
        both,
        "");
    ElevationGrid held = Bench.read(heights, geometry);
    Peer.Cost bands = Bench.best(3, () -> HornSlope.bands(held, BANDS));
    Bench.row("the same, heights in memory", bands, both, "");
  }
}
