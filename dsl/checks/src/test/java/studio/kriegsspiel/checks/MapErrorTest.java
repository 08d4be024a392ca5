package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/**
 * Enemies hand to hand are an error, but not where the map may err by more than they would have to
 * be apart.
 */
class MapErrorTest {
  /** Middles 25 m apart, less than 30 paces (22.6 m) once the depth of the lines is off. */
  private static final SmallCase CASE =
      new SmallCase(
          "enemies close together",
          Map.of(
              "red", List.of("battalion \"A\" as A: 700 men"),
              "deploy", List.of("Red.A in line at 25 m north of \"Farm\" facing south")));

  private static Finding found(double errorMetres) {
    return found("KS-POS-010", CASE, errorMetres);
  }

  private static Finding found(String id, SmallCase small, double errorMetres) {
    ParsedScenario parsed =
        new ScenarioLanguage().parse("case.kriegsspiel", small.text(RuleBookId.REISSWITZ_1824));
    Terrain plain = SampleGround.make().terrain();
    Terrain rough =
        plain.toBuilder()
            .notes(
                LayerKind.FEATURES,
                new Provenance("a survey", "", "", "", Confidence.PROBABLE),
                Accuracy.horizontal(errorMetres, "measured"))
            .build();
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(RuleBookId.REISSWITZ_1824),
            Optional.of(Ground.of(rough)));
    return new Checker(List.of(CheckList.find(id).orElseThrow()))
        .check(situation, parsed.text())
        .get(0);
  }

  /** Told as it is where the map is better than a margin, and as a note where it is worse. */
  private static void hangsOn(String id, String margin, double less, double more, SmallCase small) {
    Finding sure = found(id, small, less);
    assertThat(sure.severity()).as(sure.message()).isLessThan(Severity.NOTE);
    assertThat(sure.hint().orElse("")).doesNotContain("it hangs on");
    Finding doubtful = found(id, small, more);
    assertThat(doubtful.severity()).isEqualTo(Severity.NOTE);
    assertThat(doubtful.hint().orElseThrow())
        .contains("it hangs on %s, and the map may err by %.0f m".formatted(margin, more));
  }

  private static SmallCase of(List<String> blue, List<String> red, List<String> deploy) {
    return new SmallCase("near a limit", Map.of("blue", blue, "red", red, "deploy", deploy));
  }

  @Test
  void unitsOnOneGround() {
    SmallCase columns =
        of(
            List.of("battalion \"A\" as A: 900 men", "battalion \"B\" as B: 900 men"),
            List.of(),
            List.of(
                "A in close column at \"Mill\" facing north",
                "B in close column at 5 m east of \"Mill\" facing north"));
    hangsOn("KS-POS-003", "20 m", 2, 40, columns);
  }

  @Test
  void gunsThatFaceAway() {
    SmallCase guns =
        of(
            List.of("battery \"A\" as A: 6 guns 6-pdr"),
            List.of("battalion \"B\" as B: 300 men"),
            List.of(
                "A in battery at \"Mill\" facing east",
                "Red.B in close column at 60 m west of \"Mill\" facing east"));
    hangsOn("KS-POS-011", "75 m", 10, 100, guns);
  }

  @Test
  void gunsThatSeeLittle() {
    SmallCase guns =
        of(
            List.of("battery \"A\" as A: 6 guns 6-pdr"),
            List.of(),
            List.of("A in battery at 90 m south of \"Dorf\" facing north"));
    hangsOn("KS-POS-011", "75 m", 5, 300, guns);
  }

  @Test
  void gunsInReachOfCanister() {
    SmallCase guns =
        of(
            List.of("battery \"A\" as A: 6 guns 6-pdr"),
            List.of("battalion \"B\" as B: 700 men"),
            List.of(
                "A in battery at \"Mill\" facing north",
                "Red.B in line at 250 paces north of \"Mill\" facing south"));
    hangsOn("KS-POS-010", "127 m", 10, 300, guns);
  }

  @Test
  void troopsOnTheMarchBeforeTheEnemy() {
    SmallCase column =
        of(
            List.of("battalion \"A\" as A: 300 men"),
            List.of("battalion \"B\" as B: 300 men"),
            List.of(
                "A in column of route at \"Mill\" facing north",
                "Red.B in close column at 380 paces west of \"Mill\" facing east"));
    hangsOn("KS-POS-012", "22 m", 5, 100, column);
  }

  @Test
  void aColumnThatComesTooLate() {
    SmallCase late =
        new SmallCase(
            "late",
            Map.of(
                "blue",
                List.of("battalion \"B\" as B: 900 men"),
                "tail",
                List.of(
                    "reinforcements",
                    "  Blue.B enters by \"South Gate\" from the south at 11:00 in column of route to"
                        + " \"Farm\" by 11:12")));
    hangsOn("KS-MOV-001", "221 m", 100, 400, late);
  }

  @Test
  void whatHangsOnMoreThanTheErrorIsAnError() {
    assertThat(found(0.01).severity()).isEqualTo(Severity.ERROR);
  }

  @Test
  void whatLiesWithinTheErrorIsANoteAndSaysSo() {
    Finding finding = found(25);
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.hint().orElseThrow()).contains("the map may err by 25 m");
  }

  /** Eight directions, at a quarter, a half, three quarters and the whole of the error. */
  @Test
  void aPointIsShiftedByTheErrorAtMost() {
    MapPoint from = new MapPoint(100, 100);
    MapError error = new MapError(40);
    assertThat(error.shiftUntil(from, at -> at.x() >= 109.9)).isEqualTo(10);
    assertThat(error.shiftUntil(from, at -> at.x() >= 110.1)).isEqualTo(20);
    assertThat(error.shiftUntil(from, at -> at.x() >= 139.9)).isEqualTo(40);
    assertThat(error.shiftUntil(from, at -> at.x() >= 140.1)).isEqualTo(MapError.NONE);
    // To the north-west, 40 m are 28.3 m each way.
    assertThat(error.shiftUntil(from, at -> at.x() < 71.8 && at.y() > 128.2)).isEqualTo(40);
    assertThat(error.shiftUntil(from, at -> at.x() < 71.6 && at.y() > 128.2))
        .isEqualTo(MapError.NONE);
    assertThat(new MapError(0).shiftUntil(from, at -> true)).isEqualTo(MapError.NONE);
  }

  @Test
  void whatHangsOnAsMuchAsTheErrorIsANote() {
    CheckInfo info = CheckInfo.of("CLUB-TIM-001", "Near", Severity.ERROR, "we measure");
    Report report = new Report(info, RuleBooks.get(RuleBookId.REISSWITZ_1824));
    new MapError(40).weigh(report.add(TextSpan.NONE, "It is near."), 40, "look");
    new MapError(40).weigh(report.add(TextSpan.NONE, "It is near."), 40.1, "look");
    assertThat(report.findings())
        .extracting(Finding::severity)
        .containsExactly(Severity.NOTE, Severity.ERROR);
    assertThat(report.findings())
        .extracting(each -> each.hint().orElseThrow())
        .containsExactly("it hangs on 40 m, and the map may err by 40 m; look", "look");
  }
}
