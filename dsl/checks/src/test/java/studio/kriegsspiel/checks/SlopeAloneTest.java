package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.SlopeGrid;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** On a ground of slope alone it is told what could not be examined. */
class SlopeAloneTest {
  private static final Bounds EXTENT = new Bounds(600_000, 5_614_000, 603_000, 5_616_400);

  private static List<String> told(Ground ground) {
    ParsedScenario parsed = Samples.parse(Samples.passes("KS-POS-004"));
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(RuleBookId.REISSWITZ_1824),
            Optional.of(ground));
    return new Checker(List.of(CheckList.find("KS-POS-004").orElseThrow()))
        .check(situation, parsed.text()).stream().map(Finding::message).toList();
  }

  @Test
  void slopeAloneTellsNothingOfSight() {
    SlopeGrid slope =
        SlopeGrid.adopting(
            new GridGeometry(300, 240, 600_000, EXTENT.north(), 10), new float[300 * 240]);
    Terrain terrain =
        Terrain.builder("sample-ground", "EPSG:32631", EXTENT).givenSlope(slope).build();
    assertThat(told(Ground.of(terrain)))
        .singleElement()
        .asString()
        .contains("`sample-ground` has slope but no heights", "who sees whom");
  }

  @Test
  void withHeightsNothingIsToldOf() {
    assertThat(told(SampleGround.make())).isEmpty();
  }
}
