package studio.kriegsspiel.desk.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.survey.SourceRole;
import studio.kriegsspiel.importer.survey.SourceSurvey;
import studio.kriegsspiel.importer.survey.Surveyor;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Confidence;

/** What an author still has to settle before a ground can be imported. */
class PlanRequestTest {
  @TempDir Path folder;
  private SourceSurvey heights;
  private GroundPlan plan;

  @BeforeEach
  void look() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("hills.asc"),
            "ncols 2\nnrows 2\nxllcorner 611000\nyllcorner 267000\ncellsize 25\n1 2\n3 4\n");
    heights = Surveyor.look(file, Optional.of("EPSG:21781"), Progress.NONE);
    plan = GroundPlan.empty(folder.resolve("out")).withItems(List.of(item(SourceRole.HEIGHTS)));
  }

  private SourceItem item(SourceRole role) {
    return SourceItem.unseen(heights.file()).seen(heights).in("EPSG:21781").as(role);
  }

  private GroundPlan of(SourceRole... roles) {
    return plan.withItems(java.util.Arrays.stream(roles).map(this::item).toList());
  }

  @Test
  void aSoundPlanHasNoGap() {
    assertThat(PlanRequest.gaps(plan)).isEmpty();
    assertThat(PlanRequest.replaces(plan)).isFalse();
    assertThat(PlanRequest.target(plan.withTitle("Hills of 1798")))
        .isEqualTo(folder.resolve("out/hills-of-1798"));
    assertThat(PlanRequest.target(plan.withName(" own "))).isEqualTo(folder.resolve("out/own"));
  }

  @Test
  void nothingTakenIsTheFirstGap() {
    assertThat(PlanRequest.gaps(plan.withItems(List.of()).withName("Not A Slug")))
        .containsExactly("Add files: heights, a drawn map or a scan, features.");
    assertThat(PlanRequest.gaps(plan.withItems(List.of(SourceItem.unseen(heights.file())))))
        .containsExactly("The files are being looked at.");
    assertThat(PlanRequest.gaps(of(SourceRole.LEFT_OUT))).hasSize(1);
  }

  @Test
  void ofMostKindsOfSourceOneIsEnough() {
    assertThat(PlanRequest.gaps(of(SourceRole.SHEET, SourceRole.SHEET)))
        .containsExactly("A ground has one map; leave all pictures out but one.");
    assertThat(PlanRequest.gaps(of(SourceRole.SHEET))).isEmpty();
    assertThat(PlanRequest.gaps(of(SourceRole.SLOPE_DEGREES, SourceRole.SLOPE_PERCENT)))
        .containsExactly("A ground has one slope raster; leave the others out.");
    assertThat(PlanRequest.gaps(of(SourceRole.SLOPE_PERCENT))).isEmpty();
    assertThat(PlanRequest.gaps(of(SourceRole.HEIGHTS, SourceRole.MAPPING, SourceRole.MAPPING)))
        .containsExactly("Only one table of kinds can be used; leave the others out.");
    assertThat(
            PlanRequest.gaps(
                of(SourceRole.HEIGHTS, SourceRole.CONTROL_POINTS, SourceRole.CONTROL_POINTS)))
        .containsExactly("Only one file of control points can be used; leave the others out.");
  }

  @Test
  void aScanWantsControlPoints() {
    GroundPlan scan = of(SourceRole.SCAN);
    assertThat(PlanRequest.gaps(scan))
        .containsExactly(
            "hills.asc does not say where it lies; set control points, or add a file of them.");
    assertThat(PlanRequest.lacks(scan, scan.items().get(0))).isTrue();
    GroundPlan pointed = of(SourceRole.SCAN, SourceRole.CONTROL_POINTS);
    assertThat(PlanRequest.gaps(pointed)).isEmpty();
    assertThat(PlanRequest.lacks(pointed, pointed.items().get(0))).isFalse();
  }

  @Test
  void figuresThatAreNoneAreToldWithTheirFile() {
    LayerFacts wide = new LayerFacts("", "", "", Confidence.PROBABLE, "wide", "");
    SourceItem item = item(SourceRole.HEIGHTS).with(wide);
    assertThat(PlanRequest.gaps(plan.withItems(List.of(item))))
        .containsExactly("hills.asc: \"wide\" is no error in metres; write a figure such as 10.");
    assertThat(PlanRequest.lacks(plan, item)).isTrue();
    assertThat(new LayerFacts("", "", "", Confidence.PROBABLE, "12,5", "-1").fault())
        .isEqualTo("\"-1\" is no error in metres; write a figure such as 2.");
    assertThat(new LayerFacts("", "", "", Confidence.PROBABLE, "0", "2").fault()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "25 | ",
        "0 | \"0\" is no size of a cell; write metres, such as 25.",
        "-5 | \"-5\" is no size of a cell; write metres, such as 25.",
        "wide | \"wide\" is no size of a cell; write metres, such as 25."
      })
  void aCellHasASize(String typed, String gap) {
    assertThat(PlanRequest.gaps(plan.withCell(typed)))
        .isEqualTo(gap == null ? List.of() : List.of(gap));
  }

  @Test
  void theFolderMustBeOneThatMayBeWritten() throws IOException {
    assertThat(PlanRequest.gaps(plan.withFolder(" ")))
        .containsExactly("\" \" cannot be a folder; choose another.");
    assertThat(PlanRequest.gaps(plan.withFolder(heights.file().toString())))
        .containsExactly("hills.asc is a file; choose a folder to write in.");
    Files.createDirectories(folder.resolve("out/ground"));
    assertThat(PlanRequest.gaps(plan))
        .containsExactly(
            "There is a folder \"ground\" there already that is no ground; choose another short"
                + " name.");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, 3, 4, true",
    "3, 2, 1, 4, false",
    "1, 4, 3, 2, false",
    "1, 2, 1, 4, false",
    "1, 2, 3, 2, false",
    "1, 2, 3, '', false"
  })
  void aPartHasFourEdges(String west, String south, String east, String north, boolean sound) {
    CropText crop = new CropText(west, south, east, north);
    assertThat(crop.bounds().isPresent()).isEqualTo(sound);
    assertThat(crop.fault().isEmpty()).isEqualTo(sound);
    assertThat(PlanRequest.gaps(plan.withCrop(crop))).hasSize(sound ? 0 : 1);
  }

  @Test
  void aPartThatIsDraggedHasRoundFigures() {
    assertThat(CropText.of(new Bounds(1234.4, 5, 3234.4, 1000)))
        .isEqualTo(new CropText("1234", "5", "3234", "1000"));
    assertThat(CropText.of(new Bounds(1234.4, 5, 3235.4, 1006)))
        .as("longer than two kilometres: to ten metres")
        .isEqualTo(new CropText("1230", "0", "3240", "1010"));
    assertThat(CropText.ALL.isBlank()).isTrue();
    assertThat(CropText.ALL.fault()).isEmpty();
    assertThat(Overview.moved(CropText.ALL, "EPSG:21781", "EPSG:2056")).isEqualTo(CropText.ALL);
    CropText crop = new CropText("611000", "267000", "612000", "268000");
    assertThat(Overview.moved(crop, "EPSG:21781", "EPSG:21781")).isEqualTo(crop);
    assertThat(Overview.moved(crop, "", "EPSG:2056")).isEqualTo(crop);
    // LV95 counts 2,000 km further east and 1,000 km further north than LV03.
    Bounds moved = Overview.moved(crop, "EPSG:21781", "EPSG:2056").bounds().orElseThrow();
    assertThat(moved.west()).isBetween(2_610_995.0, 2_611_005.0);
    assertThat(moved.north()).isBetween(1_267_995.0, 1_268_005.0);
    assertThat(Overview.moved(crop, "EPSG:21781", "EPSG:nonsense")).isEqualTo(CropText.ALL);
  }

  @Test
  void aSourceTellsWhatIsKnownOfItsSystem() {
    SourceItem seen = item(SourceRole.HEIGHTS);
    assertThat(seen.systemWords()).isEqualTo("EPSG:21781, as the file says");
    assertThat(seen.mayNameSystem()).isTrue();
    assertThat(seen.isLooking()).isFalse();
    assertThat(seen.fault()).isEmpty();
    assertThat(item(SourceRole.SCAN).systemWords()).isEqualTo("that of its control points");
    assertThat(item(SourceRole.MAPPING).mayNameSystem()).isFalse();
    SourceItem unseen = SourceItem.unseen(heights.file());
    assertThat(unseen.found()).isEqualTo("being looked at…");
    assertThat(unseen.roles()).containsExactly(SourceRole.LEFT_OUT);
    assertThat(unseen.systemWords()).isEqualTo("has no place of its own");
    SourceSurvey nameless = Surveyor.look(heights.file(), Optional.empty(), Progress.NONE);
    SourceItem lacking = SourceItem.unseen(heights.file()).seen(nameless);
    assertThat(lacking.systemWords()).isEqualTo("not named: choose it");
    SourceItem broken = unseen.seen(Surveyor.unusable(heights.file(), "It is torn."));
    assertThat(broken.fault()).isEqualTo("It is torn.");
    assertThat(broken.found()).isEqualTo("It is torn.");
    assertThat(item(SourceRole.LEFT_OUT).seen(heights).role())
        .as("what the author left out stays out")
        .isEqualTo(
            heights.roles().contains(SourceRole.LEFT_OUT) ? SourceRole.LEFT_OUT : heights.role());
  }

  @Test
  void remediesAreToldAsTheWindowHasThem() {
    assertThat(ImportWords.inWindow("It is off; name its system by an EPSG code, such as EPSG:1"))
        .isEqualTo("It is off; choose its system beside \"System\"");
    assertThat(ImportWords.inWindow("It is refused; name another by an EPSG code"))
        .isEqualTo("It is refused; choose another beside \"System\"");
  }
}
