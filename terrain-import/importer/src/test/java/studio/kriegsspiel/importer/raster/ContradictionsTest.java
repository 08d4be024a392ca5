package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.ImportRequest;
import studio.kriegsspiel.importer.TerrainImport;
import studio.kriegsspiel.importer.crs.PlausiblePlace;
import studio.kriegsspiel.importer.crs.SourceSystem;
import studio.kriegsspiel.importer.fuzz.TiffMaker;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.tiff.Window;

/** Where two statements about a file do not agree, the user hears of it. */
class ContradictionsTest {
  private static final String ZONE_32 =
      "PROJCS[\"WGS_1984_UTM_Zone_32N\",GEOGCS[\"GCS_WGS_1984\",DATUM[\"D_WGS_1984\","
          + "SPHEROID[\"WGS_1984\",6378137,298.257223563]],PRIMEM[\"Greenwich\",0],"
          + "UNIT[\"Degree\",0.017453292519943295]],PROJECTION[\"Transverse_Mercator\"],"
          + "PARAMETER[\"latitude_of_origin\",0],PARAMETER[\"central_meridian\",9],"
          + "PARAMETER[\"scale_factor\",0.9996],PARAMETER[\"false_easting\",500000],"
          + "PARAMETER[\"false_northing\",0],UNIT[\"Meter\",1]]";

  @TempDir Path folder;

  private Path tiff(TiffMaker maker) throws IOException {
    return Files.write(folder.resolve("heights.tif"), maker.bytes());
  }

  private static TiffMaker zone31() {
    return TiffMaker.heights(4, 4, 100)
        .placed(600_000, 5_600_000, 25)
        .keys(Map.of(1024, 1, 1025, 1, 3072, 32631));
  }

  private static List<String> remarks(Path file, Optional<String> code) {
    try (RasterSource source = RasterSources.open(file, code)) {
      return source.remarks();
    }
  }

  @Test
  void tagsAgainstTheTextBesideThem() throws IOException {
    Path file = tiff(zone31());
    Files.writeString(folder.resolve("heights.prj"), ZONE_32);
    assertThat(remarks(file, Optional.empty()))
        .containsExactly(
            "heights.tif: its .prj says EPSG:32632, but EPSG:32631 was taken; there it would lie 424"
                + " km away.");
  }

  @Test
  void tagsAndTextThatAgreeRaiseNothing() throws IOException {
    Path file = tiff(zone31());
    Files.writeString(folder.resolve("heights.prj"), ZONE_32.replace(",9]", ",3]"));
    assertThat(remarks(file, Optional.empty())).isEmpty();
  }

  @Test
  void tagsAgainstTheUser() throws IOException {
    assertThat(remarks(tiff(zone31()), Optional.of("EPSG:25831"))).isEmpty();
    assertThat(remarks(tiff(zone31()), Optional.of("EPSG:23031")))
        .singleElement()
        .asString()
        .contains("its tags say EPSG:32631, but EPSG:23031, as you said, was taken")
        .containsPattern("\\d{3} m away");
  }

  @Test
  void tagsAgainstTheWorldFile() throws IOException {
    Path file = tiff(zone31());
    Files.writeString(folder.resolve("heights.tfw"), "25\n0\n0\n-25\n600012.5\n5599987.5\n");
    assertThat(remarks(file, Optional.empty())).isEmpty();
    Files.writeString(folder.resolve("heights.tfw"), "25\n0\n0\n-25\n600062.5\n5599987.5\n");
    assertThat(remarks(file, Optional.empty()))
        .containsExactly(
            "heights.tif: its tags and the world file beside it place it up to 2.0 pixels apart; the"
                + " tags were taken.");
  }

  @ParameterizedTest
  @CsvSource({"9002, 0.3048, feet", "9003, 0.30480060960, US survey feet", "9001, 1, ''"})
  void heightsInTheUnitOfTheKeys(int unit, double metres, String words) throws IOException {
    Path file =
        tiff(
            TiffMaker.heights(4, 4, 100)
                .placed(600_000, 5_600_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 32631, 4099, unit)));
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.read(new Window(0, 0, 1, 1))[0])
          .isCloseTo((float) (100 * metres), within(1e-4f));
      if (!words.isEmpty()) {
        assertThat(source.remarks())
            .containsExactly("heights.tif gives heights in " + words + ", made metres.");
      }
    }
  }

  @Test
  void heightsInTheUnitOfTheirVerticalSystem() throws IOException {
    Path file =
        tiff(
            TiffMaker.heights(4, 4, 100)
                .placed(600_000, 5_600_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 32631, 4096, 6360)));
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.read(new Window(0, 0, 1, 1))[0])
          .isCloseTo(100 * 1200f / 3937, within(1e-4f));
    }
  }

  @Test
  void heightsInTheUnitOfTheTextBesideAGrid() throws IOException {
    Path file = folder.resolve("feet.asc");
    Files.writeString(
        file, "ncols 2\nnrows 1\nxllcorner 600000\nyllcorner 5600000\ncellsize 25\n100 200\n");
    Files.writeString(
        folder.resolve("feet.prj"),
        ZONE_32.replaceFirst("]$", ",VERTCS[\"MSL\",VDATUM[\"MSL\"],UNIT[\"Foot\",0.3048]]]"));
    try (RasterSource source = RasterSources.open(file, Optional.empty())) {
      assertThat(source.read(new Window(1, 0, 1, 1))[0]).isCloseTo(60.96f, within(1e-4f));
      assertThat(source.system().label()).isEqualTo("EPSG:32632");
      assertThat(source.remarks()).containsExactly("feet.asc gives heights in Foot, made metres.");
    }
  }

  @Test
  void coordinatesInFeetMakeOneAskForTheHeights() throws IOException {
    Path file =
        tiff(
            TiffMaker.heights(4, 4, 100)
                .placed(2_000_000, 500_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 2263)));
    assertThat(remarks(file, Optional.empty()))
        .singleElement()
        .asString()
        .contains("coordinates in feet and gives no unit for its heights");
  }

  @Test
  void aUnitThatContradictsTheSystemIsRefused() throws IOException {
    Path file =
        tiff(
            TiffMaker.heights(4, 4, 100)
                .placed(2_000_000, 500_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 2263, 3076, 9001)));
    assertThatThrownBy(() -> RasterSources.open(file, Optional.empty()))
        .hasMessageContaining(
            "names EPSG:2263, whose unit is 0.30480061 m long, but says that its own is 1 m");
  }

  private List<String> imported(float height) throws IOException {
    Path file =
        tiff(
            TiffMaker.heights(40, 40, height)
                .placed(600_000, 5_600_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 32631))
                .text(42113, "-9999"));
    try (TerrainImport work =
        new TerrainImport(
            ImportRequest.builder("t", folder.resolve("t")).elevation(file).build())) {
      return work.run(Progress.NONE);
    }
  }

  @Test
  void aRasterOfNothingButVoidsIsRefusedAndNothingIsWritten() {
    assertThatThrownBy(() -> imported(-9999))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has no values on the ground you chose");
    assertThat(folder.resolve("t")).doesNotExist();
  }

  @Test
  void heightsThatLookLikeFeetAreNotTakenForMetres() {
    assertThatThrownBy(() -> imported(14_000))
        .hasMessageContaining("has only numbers that are no heights in metres; check its unit");
  }

  @Test
  void someHeightsThatLookLikeFeetAreTold() throws IOException {
    java.nio.ByteBuffer cells = java.nio.ByteBuffer.allocate(40 * 40 * 4);
    for (int i = 0; i < 1600; i++) {
      cells.putFloat(i < 400 ? 9800 : 6000);
    }
    Path file =
        tiff(
            new TiffMaker(java.nio.ByteOrder.BIG_ENDIAN, false)
                .image(40, 40, 32, 3)
                .strip(1, cells.array())
                .placed(600_000, 5_600_000, 25)
                .keys(Map.of(1024, 1, 1025, 1, 3072, 32631)));
    try (TerrainImport work =
        new TerrainImport(
            ImportRequest.builder("t", folder.resolve("t")).elevation(file).build())) {
      assertThat(work.run(Progress.NONE)).anyMatch(remark -> remark.contains("look like feet"));
    }
  }

  @Test
  void soundHeightsRaiseNoSuspicion() throws IOException {
    assertThat(imported(120)).noneMatch(remark -> remark.contains("feet"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "150000 | 160000 | EPSG:31370",
        "600000 | 200000 | EPSG:21781",
        "4.4 | 50.7 | they look like degrees, EPSG:4326",
        "600000 | 5600000 | a UTM zone"
      })
  void aMissingSystemIsGuessedAt(double x, double y, String expected) throws IOException {
    Path file = tiff(TiffMaker.heights(4, 4, 100).placed(x, y, 0.001));
    assertThatThrownBy(() -> RasterSources.open(file, Optional.empty()))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("has no coordinate system; name its system by an EPSG code")
        .hasMessageContaining(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "EPSG:32631 | 4.4 | 50.7 | which look like degrees, although EPSG:32631 counts metres",
        "EPSG:4326 | 150000 | 160000 | which are no degrees, although EPSG:4326 counts them",
        "EPSG:4326 | 50.7 | 104.4 | with its axes exchanged",
        "EPSG:2154 | 6860000 | 650000 | with its axes exchanged",
        "EPSG:31370 | 5600000 | 5600000 | where EPSG:31370 is not used"
      })
  void numbersThatCannotBeTheirSystems(String code, double x, double y, String expected) {
    assertThatThrownBy(
            () -> PlausiblePlace.onGlobe("map.tif", SourceSystem.ofCode("map.tif", code), x, y))
        .isInstanceOf(GroundException.class)
        .hasMessageStartingWith("map.tif: lies at ")
        .hasMessageContaining(expected);
  }
}
