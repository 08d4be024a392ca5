package studio.kriegsspiel.terrain.tiff;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Georeference;
import studio.kriegsspiel.terrain.GridGeometry;

/** Every flavour that GDAL writes is read with GDAL's own values. */
class GdalFlavoursTest {
  private static final GridGeometry GEOMETRY = new GridGeometry(301, 277, 600_000, 5_600_000, 10);

  @TempDir static Path folder;

  @BeforeAll
  static void writeSource() throws IOException {
    Gdal.assumePresent();
    ElevationGrid hill =
        ElevationGrid.computed(
            GEOMETRY,
            (x, y) ->
                x < 600_100 && y > 5_599_900
                    ? Double.NaN
                    : 120 + 60 * Math.sin(x / 300) + 50 * Math.cos(y / 270) + x % 7);
    GeoTiffWriter.write(folder.resolve("source.tif"), GEOMETRY, "EPSG:32631", hill.toArray());
    Gdal.require(
        "gdalwarp",
        "-q",
        "-dstnodata",
        "-9999",
        "-tr",
        "10",
        "10",
        folder.resolve("source.tif").toString(),
        folder.resolve("plain.tif").toString());
  }

  static Stream<String> flavours() {
    List<String> flavours = new ArrayList<>();
    String tiles = " -co TILED=YES -co BLOCKXSIZE=64 -co BLOCKYSIZE=32";
    for (String type :
        List.of("Byte", "Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64")) {
      for (String packing : List.of("NONE", "PACKBITS", "LZW", "DEFLATE", "ZSTD")) {
        boolean predicts = !packing.equals("NONE") && !packing.equals("PACKBITS");
        int most = predicts ? type.startsWith("Float") ? 3 : 2 : 1;
        for (int predictor = 1; predictor <= most; predictor++) {
          flavours.add(
              "-ot %s%s -co COMPRESS=%s%s"
                  .formatted(
                      type,
                      flavours.size() % 2 == 0 ? tiles : "",
                      packing,
                      predictor > 1 ? " -co PREDICTOR=" + predictor : ""));
        }
      }
    }
    flavours.add("-ot Float32 -co COMPRESS=DEFLATE -co PREDICTOR=3 -co ENDIANNESS=BIG");
    flavours.add("-ot Float32 -co COMPRESS=LZW -co PREDICTOR=2 -co ENDIANNESS=BIG");
    flavours.add("-ot Int16 -co COMPRESS=LZW -co PREDICTOR=2 -co ENDIANNESS=BIG");
    flavours.add("-ot UInt32 -co ENDIANNESS=BIG -co BIGTIFF=YES");
    flavours.add("-ot Float64 -co ENDIANNESS=BIG -co TILED=YES -co BIGTIFF=YES");
    flavours.add("-ot Float32 -co BIGTIFF=YES -co COMPRESS=ZSTD -co TILED=YES");
    flavours.add("-ot Float32 -of COG -co COMPRESS=DEFLATE -co BLOCKSIZE=128");
    flavours.add("-ot Float32 -co NBITS=16 -co COMPRESS=DEFLATE");
    flavours.add("-ot Float32 -co NBITS=24 -co COMPRESS=DEFLATE");
    flavours.add("-ot UInt16 -co NBITS=12");
    flavours.add("-ot Byte -scale 0 300 0 1 -co NBITS=1");
    flavours.add("-ot Byte -scale 0 300 0 15 -co NBITS=4 -co COMPRESS=LZW");
    flavours.add("-ot Float32 -co SPARSE_OK=TRUE -co TILED=YES -co COMPRESS=DEFLATE");
    flavours.add("-ot Float32 -b 1 -b 1 -b 1 -co INTERLEAVE=BAND -co COMPRESS=DEFLATE");
    flavours.add(
        "-ot Float32 -b 1 -b 1 -b 1 -co INTERLEAVE=PIXEL -co COMPRESS=LZW -co PREDICTOR=2");
    flavours.add(
        "-ot Float32 -b 1 -b 1 -b 1 -co INTERLEAVE=PIXEL -co COMPRESS=LZW -co PREDICTOR=3");
    flavours.add("-ot Float32 -co BLOCKYSIZE=277");
    flavours.add("-ot Float32 -co BLOCKYSIZE=1 -co COMPRESS=DEFLATE");
    return flavours.stream();
  }

  @ParameterizedTest
  @MethodSource("flavours")
  void readsWithGdalsValues(String options) throws IOException {
    Path file = folder.resolve("flavour.tif");
    List<String> command = new ArrayList<>(List.of("gdal_translate", "-q"));
    command.addAll(List.of(options.split(" ")));
    command.add(folder.resolve("plain.tif").toString());
    command.add(file.toString());
    Gdal.require(command.toArray(String[]::new));
    double[] expected = Gdal.values(file, folder).get(0);
    try (GeoTiff tiff = GeoTiff.open(file)) {
      assertThat(tiff.georeference()).contains(new Georeference(10, 0, 600_000, 0, -10, 5_600_000));
      assertThat(tiff.geoKeys().epsgCode()).hasValue(32631);
      double nodata = tiff.nodata().orElse(Double.NaN);
      float[] read = tiff.readAll();
      assertThat(read).hasSameSizeAs(expected);
      for (int i = 0; i < read.length; i++) {
        boolean isVoid = Double.isNaN(expected[i]) || expected[i] == nodata;
        requireSame(i, read[i], isVoid ? Float.NaN : (float) expected[i]);
      }
      float[] region = tiff.read(new Window(60, 30, 90, 70), 0);
      for (int row = 0; row < 70; row++) {
        for (int column = 0; column < 90; column++) {
          int at = (30 + row) * 301 + 60 + column;
          requireSame(at, region[row * 90 + column], read[at]);
        }
      }
    }
  }

  @Test
  void unknownPackingNamesTheCure() throws IOException {
    Path file = folder.resolve("lzma.tif");
    Gdal.Result made =
        Gdal.run(
            "gdal_translate",
            "-q",
            "-co",
            "COMPRESS=LZMA",
            folder.resolve("plain.tif").toString(),
            file.toString());
    org.junit.jupiter.api.Assumptions.assumeTrue(made.status() == 0, "GDAL without LZMA");
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> GeoTiff.open(file))
        .hasMessage(
            "lzma.tif: is compressed with LZMA, which the studio does not read; convert it with"
                + " \"gdal_translate -co COMPRESS=DEFLATE in.tif out.tif\".");
  }

  @Test
  void scaleOffsetAndPixelIsPointAreHonoured() throws IOException {
    Path file = folder.resolve("scaled.tif");
    Gdal.require(
        "gdal_translate",
        "-q",
        "-ot",
        "Int16",
        "-a_scale",
        "0.5",
        "-a_offset",
        "100",
        "-mo",
        "AREA_OR_POINT=Point",
        folder.resolve("plain.tif").toString(),
        file.toString());
    double[] stored = Gdal.values(file, folder).get(0);
    try (GeoTiff tiff = GeoTiff.open(file)) {
      assertThat(tiff.geoKeys().pixelIsPoint()).isTrue();
      assertThat(tiff.georeference()).contains(new Georeference(10, 0, 600_000, 0, -10, 5_600_000));
      float[] read = tiff.readAll();
      assertThat(read[50_000]).isEqualTo((float) (stored[50_000] * 0.5 + 100));
      assertThat(read[0]).isNaN();
    }
  }

  @Test
  void overviewsAndMasksAreFound() throws IOException {
    Path file = folder.resolve("masked.tif");
    Gdal.require(
        "gdal_translate",
        "-q",
        "-a_nodata",
        "none",
        "-mask",
        "1",
        "--config",
        "GDAL_TIFF_INTERNAL_MASK",
        "YES",
        "-co",
        "COMPRESS=DEFLATE",
        folder.resolve("plain.tif").toString(),
        file.toString());
    Gdal.require("gdaladdo", "-q", file.toString(), "2", "4");
    try (GeoTiff tiff = GeoTiff.open(file)) {
      assertThat(tiff.overviewSizes())
          .containsExactly(new Window(0, 0, 151, 139), new Window(0, 0, 76, 70));
      assertThat(tiff.readOverview(1)).hasSize(76 * 70);
      assertThat(tiff.readAll()).hasSize(301 * 277);
    }
  }

  @Test
  void gdalReadsWhatTheStudioWrites() throws IOException {
    double[] seen = Gdal.values(folder.resolve("source.tif"), folder).get(0);
    try (GeoTiff tiff = GeoTiff.open(folder.resolve("source.tif"))) {
      float[] own = tiff.readAll();
      for (int i = 0; i < own.length; i++) {
        requireSame(i, (float) seen[i], own[i]);
      }
    }
    String info = Gdal.require("gdalinfo", folder.resolve("source.tif").toString());
    assertThat(info).contains("ID[\"EPSG\",32631]").contains("NoData Value=nan");
  }

  /** Equal to the last digit, voids to voids. */
  private static void requireSame(int cell, float actual, float expected) {
    if (Float.compare(actual, expected) != 0) {
      throw new AssertionError("cell " + cell + " is " + actual + ", not " + expected);
    }
  }
}
