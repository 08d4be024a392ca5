package studio.kriegsspiel.importer.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.Shared;
import studio.kriegsspiel.importer.job.Progress;

class SurveyorTest {
  @TempDir Path folder;

  private static SourceSurvey look(Path file) {
    return Surveyor.look(file, Optional.empty(), Progress.NONE);
  }

  @ParameterizedTest
  @CsvSource({
    "jena/jena_srtm3_utm32n_90m.tif, HEIGHTS, EPSG:32632",
    "jena/jena_srtm3_utm32n_90m.asc, HEIGHTS, EPSG:32632",
    "jena/N50E011.hgt.zip, HEIGHTS, EPSG:4326",
    "jena/jena_slope_deg_lzw_tiled.tif, SLOPE_DEGREES, EPSG:32632",
    "jena/jena_slope_pct.tif, SLOPE_PERCENT, EPSG:32632",
    "maps/haas1798_basel/old_map.jpg, SHEET, ''",
    "maps/gcp/389225main_sw_1965_1024.jpg, SCAN, ''",
    "maps/haas1798_basel/gcp_pixel_epsg21781.csv, CONTROL_POINTS, EPSG:21781",
    "osm/bautzen.osm, FEATURES, EPSG:4326",
    "rasters/rasterio/RGB.byte.tif, SHEET, EPSG:32618",
    "rasters/rasterio/box.prj, LEFT_OUT, ''"
  })
  void recognisesRealFiles(String path, SourceRole role, String system) {
    SourceSurvey survey = look(Shared.data(path));
    assertThat(survey.fault()).isEmpty();
    assertThat(survey.role()).isEqualTo(role);
    assertThat(survey.system().orElse("")).isEqualTo(system);
    assertThat(survey.found()).isNotBlank();
  }

  @Test
  void tellsRangeAndOutlineOfHeights() {
    SourceSurvey survey = look(Shared.data("jena/jena_srtm3_utm32n_90m.tif"));
    RasterSketch sketch = survey.sketch().orElseThrow();
    assertThat(sketch.complete()).isTrue();
    assertThat(sketch.lowest()).isBetween(50.0, 200.0);
    assertThat(sketch.highest()).isGreaterThan(349.0);
    assertThat(survey.found()).contains("cells").contains("EPSG:32632");
    assertThat(survey.outline()).hasSize(16);
    assertThat(survey.outline().get(0).latitude()).isCloseTo(51, within(0.6));
  }

  @Test
  void saysWhatIsMissingAndTakesItFromTheUser() throws IOException {
    Path file = folder.resolve("bare.asc");
    Files.writeString(
        file, "ncols 2\nnrows 2\nxllcorner 611000\nyllcorner 267000\ncellsize 25\n1 2\n3 4\n");
    SourceSurvey bare = look(file);
    assertThat(bare.fault()).isEmpty();
    assertThat(bare.lacksSystem()).isTrue();
    assertThat(bare.found()).contains("not named");
    SourceSurvey named = Surveyor.look(file, Optional.of("EPSG:21781"), Progress.NONE);
    assertThat(named.lacksSystem()).isFalse();
    assertThat(named.outline().get(0).latitude()).isCloseTo(47.55, within(0.1));
  }

  @Test
  void aSystemThatIsNamedButRefusedIsNotCalledUnnamed() throws IOException {
    Path file = folder.resolve("odd.asc");
    Files.writeString(
        file, "ncols 2\nnrows 2\nxllcorner 611000\nyllcorner 267000\ncellsize 25\n1 2\n3 4\n");
    Files.writeString(folder.resolve("odd.prj"), "PROJCS[\"Nowhere\",BROKEN");
    SourceSurvey odd = look(file);
    assertThat(odd.lacksSystem()).isTrue();
    assertThat(odd.found()).contains("coordinate system refused: it ").doesNotContain("not named");
    assertThat(odd.isSystemRefused()).isTrue();
  }

  @Test
  void faultsAreSentencesNeverExceptions() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.tif"), "");
    Path text = Files.writeString(folder.resolve("letter.docx"), "x");
    Path table = Files.writeString(folder.resolve("notes.txt"), "to do\nbread, milk\n");
    for (Path file : new Path[] {empty, text, table, folder, folder.resolve("gone.asc")}) {
      SourceSurvey survey = look(file);
      assertThat(survey.role()).isEqualTo(SourceRole.LEFT_OUT);
      assertThat(survey.fault()).contains(String.valueOf(file.getFileName())).endsWith(".");
    }
  }

  @Test
  void aPictureIsShownInLittleWhateverItsSize() throws IOException {
    Path file = folder.resolve("large.png");
    ImageIO.write(
        new BufferedImage(3000, 1000, BufferedImage.TYPE_BYTE_BINARY), "png", file.toFile());
    SourceSurvey survey = look(file);
    assertThat(survey.role()).isEqualTo(SourceRole.SCAN);
    BufferedImage little = survey.picture().orElseThrow();
    assertThat(little.getWidth()).isBetween(200, 420);
    assertThat(little.getWidth() / (double) little.getHeight()).isCloseTo(3, within(0.1));
  }

  @Test
  void tellsAMappingTableFromFeatures() throws IOException {
    Path table =
        Files.writeString(
            folder.resolve("kinds.json"),
            "{\"rules\":[{\"when\":{\"class\":[\"wood\"]},\"kind\":\"village\"}]}");
    assertThat(look(table).role()).isEqualTo(SourceRole.MAPPING);
  }
}
