package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.io.TerrainPackage;
import studio.kriegsspiel.terrain.tiff.GeoTiff;
import studio.kriegsspiel.terrain.tiff.Window;

/** Rasters and packages made to exhaust a reader end in a sentence, soon. */
@Timeout(30)
class RasterBombsTest {
  @TempDir Path folder;

  private static TiffMaker claims(int width, int height, int compression) {
    return new TiffMaker(ByteOrder.LITTLE_ENDIAN, false)
        .image(width, height, 32, 3)
        .strip(compression, new byte[64])
        .placed(600_000, 5_600_000, 1)
        .keys(Map.of(1024, 1, 3072, 32631));
  }

  private static void refused(byte[] content, String why) {
    assertThatThrownBy(
            () -> {
              try (GeoTiff tiff = GeoTiff.open("bomb.tif", content)) {
                tiff.readAll();
              }
            })
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("bomb.tif: ")
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource({"2147483647, 2147483647", "65536, 65536", "1, 2147483647"})
  void tilesWithoutNumberAreRefused(int width, int height) {
    refused(
        claims(width, height, 1)
            .shorts(322, 16)
            .shorts(323, 16)
            .longs(324, 8)
            .longs(325, 64)
            .bytes(),
        "blocks but lists 1");
  }

  @Test
  void aStripLargerThanTheMemoryIsRefused() {
    refused(claims(60_000, 60_000, 8).bytes(), "too large to unpack");
  }

  @Test
  void aHoleAsLargeAsTheMemoryIsRefused() {
    // A block of no bytes is allowed and stands for voids.
    refused(
        claims(50_000, 50_000, 1).longs(273, 0).longs(279, 0).bytes(),
        "more than the memory takes");
  }

  @Test
  void directoriesThatFollowEachOtherAreRefused() {
    byte[] content = claims(4, 4, 1).bytes();
    java.nio.ByteBuffer view = java.nio.ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    int directory = view.getInt(4);
    view.putInt(directory + 2 + view.getShort(directory) * 12, directory);
    refused(content, "runs in a circle");
  }

  @ParameterizedTest
  @ValueSource(strings = {"N50E011.hgt.zip", "N50E011.hgt.gz"})
  void aPackedTileThatUnpacksWithoutEndIsRefused(String name) throws IOException {
    Path file = folder.resolve(name);
    byte[] zeros = new byte[1 << 20];
    try (OutputStream out = Files.newOutputStream(file);
        OutputStream packed = name.endsWith("zip") ? zip(out) : new GZIPOutputStream(out)) {
      for (int i = 0; i < 400; i++) {
        packed.write(zeros);
      }
    }
    assertThatThrownBy(() -> RasterSources.open(file, Optional.empty()))
        .hasMessageContaining("bytes of heights, not 2,884,802");
  }

  private static OutputStream zip(OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    zip.putNextEntry(new ZipEntry("N50E011.hgt"));
    return zip;
  }

  @Test
  void namesThatClimbOutOfAPackageAreNeverFollowed() throws IOException {
    Path file = folder.resolve("slip.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String name : List.of("../terrain.json", "/terrain.json", "../../elevation.tif")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write("{}".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      }
    }
    assertThatThrownBy(() -> TerrainPackage.read(file)).isInstanceOf(GroundException.class);
    try (var left = Files.list(folder)) {
      assertThat(left.toList()).containsExactly(file);
    }
  }

  @Test
  void aPackageThatUnpacksWithoutEndIsCutOff() throws IOException {
    Path file = folder.resolve("bomb.zip");
    String manifest =
        "{\"format\":\"kriegsspiel-terrain\",\"version\":1,\"name\":\"a\",\"crs\":\"EPSG:32631\","
            + "\"extent\":{\"west\":0,\"south\":0,\"east\":9,\"north\":9},\"elevation\":true}";
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      zip.putNextEntry(new ZipEntry("terrain.json"));
      zip.write(manifest.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      zip.putNextEntry(new ZipEntry("elevation.tif"));
      byte[] zeros = new byte[1 << 20];
      for (int i = 0; i < 300; i++) {
        zip.write(zeros);
      }
    }
    assertThatThrownBy(() -> TerrainPackage.read(file))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("unpacks to far more than it should");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 3000})
  void aSystemNestedWithoutEndIsRefused(int depth) {
    assertThatThrownBy(
            () -> SourceSystem.ofWkt("deep.prj", "PROJCS[\"a\",".repeat(depth), 600_000, 200_000))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("too deeply nested");
  }

  @Test
  void aGridThatClaimsMoreThanItHoldsIsRefused() throws IOException {
    Path file = folder.resolve("claims.asc");
    Files.writeString(
        file, "ncols 2000000000\nnrows 2000000000\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3");
    assertThatThrownBy(() -> RasterSources.open(file, Optional.of("EPSG:32631")))
        .hasMessageContaining("too short for them");
  }

  @Test
  void aSmallPieceOfALargePlainRasterNeedsLittleMemory() throws IOException {
    Path file = Files.write(folder.resolve("small.tif"), claims(4, 4, 1).bytes());
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.read(new Window(1, 1, 2, 2))).hasSize(4);
    }
  }
}
