package studio.kriegsspiel.language.mapping.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.Deployment;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.force.UnitId;

/** Where a commander is who stands apart from his troops. */
class HeadquartersTest {
  private static final String ARMY =
      """
      scenario "Headquarters"
        on 18 June 1815 from 13:00 to 18:30
      side Blue "Blue" colour blue
      army of Blue
        brigade "Ompteda's" as Ompteda
          battalion "First" as Baring: 400 men
          battalion "Second" as Line5: 380 men
      deploy
      """;

  private static ParsedScenario read(String line) {
    return new ScenarioLanguage().parse("a.kriegsspiel", ARMY + "  " + line + "\n");
  }

  private static List<String> faults(String line) {
    return read(line).findings().stream()
        .filter(each -> each.id().startsWith("KS-LNK"))
        .map(Finding::message)
        .toList();
  }

  @Test
  void itIsAPartOfTheFormationWithoutMen() {
    Scenario scenario =
        read("headquarters of Ompteda as Elm at \"Elm tree\"").scenario().orElseThrow();
    Unit brigade = scenario.units().filter(each -> !each.isBody()).findFirst().orElseThrow();

    assertThat(brigade.totalMen()).isEqualTo(780);
    assertThat(brigade.parts().get(2).isHeadquarters()).isTrue();
    assertThat(brigade.parts().get(2).title()).isEqualTo("Headquarters of Ompteda's");
    assertThat(scenario.deployments().stream().map(Deployment::unit))
        .containsExactly(new UnitId("Blue", "Elm"));
  }

  @Test
  void headquartersIsNoWordOfItsOwnElsewhere() {
    Scenario scenario = read("headquarters in line at \"Farm\"").scenario().orElseThrow();

    assertThat(scenario.deployments()).isEmpty();
    assertThat(faults("headquarters in line at \"Farm\"")).anyMatch(it -> it.contains("unit"));
  }

  @Test
  void ofABodyOrTwiceOrOnARoundItIsRefused() {
    assertThat(faults("headquarters of Baring at \"Farm\""))
        .containsExactly("`Baring` is one body; its commander is with it.");
    assertThat(faults("headquarters of Ompteda at \"Farm\"\n  headquarters of Ompteda at \"Mill\""))
        .containsExactly("`Ompteda` has its headquarters elsewhere already.");
    assertThat(faults("headquarters of Ompteda from \"Farm\" to \"Mill\""))
        .containsExactly("Headquarters stand somewhere and go on no round.");
  }
}
