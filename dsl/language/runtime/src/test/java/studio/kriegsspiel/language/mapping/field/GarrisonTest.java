package studio.kriegsspiel.language.mapping.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.Deployment;

/** Who garrisons a place is said by the statement's own word, not by the name of the unit. */
class GarrisonTest {
  private static final String TEXT =
      """
      scenario "Garrisons"
        on 18 June 1815 from 13:00 to 18:30
      side Blue "Blue" colour blue
      army of Blue
        battalion "Depot" as garrisons: 300 men
        battalion "First" as Baring: 400 men
      deploy
        garrisons at "Crossroads"
        Baring garrisons "La Haye Sainte"
      """;

  @Test
  void aUnitOfThatNameStandsInLine() {
    List<Formation> formations =
        new ScenarioLanguage()
            .parse("a.kriegsspiel", TEXT).scenario().orElseThrow().deployments().stream()
                .map(Deployment::formation)
                .toList();

    assertThat(formations).containsExactly(Formation.LINE, Formation.GARRISON);
  }
}
