package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.LayerKind;
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
    ParsedScenario parsed =
        new ScenarioLanguage().parse("case.kriegsspiel", CASE.text(RuleBookId.REISSWITZ_1824));
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
    return Samples.of("KS-POS-010", Checker.ofAll().check(situation, parsed.text())).get(0);
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
}
