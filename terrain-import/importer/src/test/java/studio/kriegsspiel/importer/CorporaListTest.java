package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.control.ControlPointFile;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.raster.RasterSource;
import studio.kriegsspiel.importer.raster.RasterSources;
import studio.kriegsspiel.importer.sheet.SheetImport;
import studio.kriegsspiel.importer.vector.FeatureImport;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.Window;

/**
 * Every file of the corpora, and what the studio makes of it: the list in the test's resources says
 * so line by line, {@code -Dgoldens=rewrite} writes it anew.
 */
class CorporaListTest {
  private static final List<String> FOLDERS =
      List.of("rasters", "osm", "maps", "jena", "waterloo-1km");

  @TempDir Path folder;

  @Test
  void everyFileIsReadOrRefusedAsListed() throws IOException {
    Path data = Shared.data("rasters").getParent();
    List<String> lines = new ArrayList<>();
    for (String name : FOLDERS) {
      try (Stream<Path> files = Files.walk(Shared.data(name))) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          String path = data.relativize(file).toString().replace('\\', '/');
          lines.add(path + " | " + outcome(file));
        }
      }
    }
    Path golden =
        Path.of(
            System.getProperty("studio.root", "."),
            "terrain-import/importer/src/test/resources/studio/kriegsspiel/importer/corpora.txt");
    if ("rewrite".equals(System.getProperty("goldens"))) {
      Files.write(golden, lines);
    }
    assertThat(lines).hasSizeGreaterThan(150).isEqualTo(Files.readAllLines(golden));
  }

  private static String outcome(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (name.matches(".*\\.(tif|tiff|asc|hgt\\.zip|zip)")) {
      String heights = attempt(() -> heights(file));
      return name.endsWith("tif") && !heights.startsWith("heights") || name.endsWith("tiff")
          ? heights + " | " + attempt(() -> sheet(file))
          : heights;
    }
    if (name.matches(".*\\.(png|jpg)")) {
      return attempt(() -> sheet(file));
    }
    if (name.matches(".*\\.(csv|points|txt)")) {
      return attempt(() -> ControlPointFile.read(file).points().size() + " control points");
    }
    if (name.matches(".*\\.(osm|osm\\.gz|pbf|gpkg|shp|geojson)")) {
      return attempt(() -> features(file));
    }
    return "no data";
  }

  private static String attempt(Supplier<String> reading) {
    try {
      return reading.get();
    } catch (GroundException e) {
      assertThat(e.getMessage()).endsWith(".").doesNotContain("\n");
      return "refused: " + e.getMessage();
    }
  }

  private static String heights(Path file) {
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      float[] values = source.read(new Window(0, 0, source.width(), source.height()));
      double lowest = Double.POSITIVE_INFINITY;
      double highest = Double.NEGATIVE_INFINITY;
      int voids = 0;
      for (float value : values) {
        if (Float.isNaN(value)) {
          voids++;
        } else {
          lowest = Math.min(lowest, value);
          highest = Math.max(highest, value);
        }
      }
      return "heights %d x %d in %s, %.4g to %.4g, %d voids %s"
          .formatted(
              source.width(),
              source.height(),
              source.system(),
              lowest,
              highest,
              voids,
              source.remarks());
    }
  }

  private static String sheet(Path file) {
    return "sheet " + SheetImport.open(file, Optional.empty()).describe();
  }

  private static String features(Path file) {
    return new FeatureImport(
            SourceSystem.ofCode("test", "EPSG:3857"),
            new Bounds(-2.1e7, -2.1e7, 2.1e7, 2.1e7),
            Optional.empty())
        .read(file, Optional.empty())
        .toString();
  }

  @ParameterizedTest
  @CsvSource({
    "jena/N50E011.hgt.zip, /vsizip/",
    "rasters/rasterio/N10W110.hgt.zip, /vsizip/",
    "jena/jena_srtm3_utm32n_90m.asc, ''",
    "waterloo-1km/waterloo_campaign_altitude_1km_epsg3812.asc, ''",
    "rasters/gdal-aaigrid/nodata_nan.asc, ''",
    "rasters/gdal-aaigrid/nodata_float.asc, ''",
    "rasters/gdal-aaigrid/starting_with_nan.asc, ''",
    "rasters/gdal-aaigrid/pixel_per_line_comma.asc, ''"
  })
  void gridsAndTilesHaveGdalsValues(String name, String prefix) throws IOException {
    Path file = Shared.data(name);
    Path raw = folder.resolve("oracle.bin");
    String inside = prefix.isEmpty() ? "" : "/" + file.getFileName().toString().replace(".zip", "");
    Gdal.run(
        folder,
        "gdal_translate",
        "-q",
        "-of",
        "ENVI",
        "-ot",
        "Float64",
        prefix + file.toAbsolutePath().normalize() + inside,
        raw.toString());
    org.junit.jupiter.api.Assumptions.assumeTrue(
        Files.exists(raw), "gdal_translate is not installed (package gdal-bin)");
    ByteBuffer theirs = ByteBuffer.wrap(Files.readAllBytes(raw)).order(ByteOrder.LITTLE_ENDIAN);
    try (RasterSource source = RasterSources.open(file, Optional.of("EPSG:32631"))) {
      float[] ours = source.read(new Window(0, 0, source.width(), source.height()));
      assertThat(theirs.remaining()).isEqualTo(ours.length * 8);
      int voids = 0;
      for (float own : ours) {
        double their = theirs.getDouble();
        if (Float.isNaN(own)) {
          voids++;
          assertThat(Double.isNaN(their) || their < -9000 || their == -1e10).isTrue();
        } else {
          assertThat(own).isEqualTo((float) their);
        }
      }
      assertThat(voids).isLessThan(ours.length);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "osm/bautzen.osm, EPSG:32633, 20",
    "osm/krems.osm.gz, EPSG:32633, 20",
    "osm/andorra.osm.pbf, EPSG:32631, 20",
    "osm/georust_roads.geojson, EPSG:3857, 1",
    "osm/planetiler_featurecollection.geojson, EPSG:3857, 0"
  })
  void vectorsGiveSoundFeatures(String name, String code, int least) {
    FeatureImport features =
        new FeatureImport(
            SourceSystem.ofCode("test", code), new Bounds(-2e7, -2e7, 2e7, 2e7), Optional.empty());
    try {
      features.read(Shared.data(name), Optional.empty());
      assertThat(features.features()).hasSizeGreaterThanOrEqualTo(least);
      assertThat(features.features()).allMatch(feature -> feature.geometry().isValid());
    } catch (GroundException e) {
      assertThat(least).as(e.getMessage()).isZero();
    }
  }
}
