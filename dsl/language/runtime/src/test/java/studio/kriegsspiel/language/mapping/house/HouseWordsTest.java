package studio.kriegsspiel.language.mapping.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.review.HouseRule.Kind;

/** Every word that a house rule knows is understood where it belongs. */
class HouseWordsTest {
  private static List<Finding> read(List<String> rules) {
    StringBuilder text = new StringBuilder("house rules \"Every word\"\n");
    int number = 100;
    for (String each : rules) {
      text.append("  assert ").append(each).append(" as CLUB-ABC-").append(number++).append('\n');
    }
    return new ScenarioLanguage().parse("house.kriegsspiel", text.toString()).findings();
  }

  @Test
  void everySubjectWithEverythingThatIsCountedOfIt() {
    List<String> rules = new ArrayList<>();
    for (String subject : HouseWords.subjects()) {
      Kind kind = HouseWords.KINDS.getOrDefault(subject, Kind.LEVEL);
      for (String measure : HouseWords.measures(kind)) {
        String manner = kind == Kind.SCENARIO ? "the " : "every ";
        rules.add(manner + subject + " has a " + measure);
      }
    }
    assertThat(rules).hasSizeGreaterThan(200);
    for (int i = 0; i < rules.size(); i += 100) {
      assertThat(read(rules.subList(i, Math.min(i + 100, rules.size())))).isEmpty();
    }
  }

  @Test
  void sidesAndNumbersInEveryForm() {
    assertThat(
            read(
                List.of(
                    "no unit of Blue has more than 1000 men",
                    "each role of any side has at least 2 reports",
                    "every half battalion of every side has at most 3 ranks",
                    "no battery has fewer than 4 guns",
                    "the scenario has 2 sides")))
        .isEmpty();
    assertThat(read(List.of("every scenario has a general idea", "the unit has men")))
        .extracting(Finding::id)
        .containsExactly("KS-SYN-007", "KS-SYN-007");
    assertThat(read(List.of("every unit of Blue", "every unit has at least 2")))
        .extracting(Finding::id)
        .containsExactly("KS-SYN-002", "KS-SYN-002");
  }
}
