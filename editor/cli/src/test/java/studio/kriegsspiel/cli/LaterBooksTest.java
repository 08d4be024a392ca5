package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.library.RuleBooks;

/** The three later books through the command line: one decision after another, and strict dice. */
class LaterBooksTest {
  private final TestTerminal studio = new TestTerminal(Path.of(""));

  private JsonNode ask(String book, String procedure, String question, String dice)
      throws IOException {
    List<String> words = new ArrayList<>(List.of("adjudicate", book, procedure));
    words.addAll(List.of(question.split(" ")));
    words.addAll(List.of("--format", "json"));
    if (!dice.isEmpty()) {
      words.addAll(List.of("--die", dice));
    }
    assertThat(studio.run(words.toArray(new String[0]))).as(studio.err()).isZero();
    return new ObjectMapper().readTree(studio.out());
  }

  /** What is left of a body, as the keys of the next question. */
  private static String of(JsonNode decision, String body, String prefix, String... words) {
    JsonNode left = decision.path("after").path(body);
    List<String> keys = new ArrayList<>();
    for (String word : words) {
      assertThat(left.has(word)).as(word + " in " + decision.path("after")).isTrue();
      keys.add(prefix + word + "=" + left.get(word).textValue());
    }
    return String.join(" ", keys);
  }

  /** 600 regulars at 4: 10 % of 500 and 1.50, then 15 % of 500 and 2.00, leave 475 at 0.50. */
  @Test
  void fireMeleeAndMoraleOfTheBattleSystem() throws IOException {
    String book = "battle-system";
    JsonNode fire = ask(book, "fire", "weapon=musket range-spaces=1 men=500 target-men=600", "3");
    String target = of(fire, "target", "defender-", "men", "loss");
    assertThat(target).isEqualTo("defender-men=550 defender-loss=3/2");
    JsonNode melee = ask(book, "melee", "attacker-men=500 " + target, "6,1");
    String defender = "points=4 " + of(melee, "defender", "", "loss");
    JsonNode morale = ask(book, "morale", defender + " in-contact=yes", "");
    assertThat(morale.path("results").path("effect").textValue()).isEqualTo("steady");
    assertThat(morale.path("results").path("morale").decimalValue()).isEqualByComparingTo("0.5");
  }

  /**
   * 20 figures of 24 lose 3 at a score of 10, then 3 in a lost melee: 14, a quarter of the turn.
   */
  @Test
  void fireMeleeTestAndRallyOfDieKriegskunst() throws IOException {
    String book = "kriegskunst";
    JsonNode fire =
        ask(book, "fire", "firing=20 range-inches=6 target-figures=20 target-strength=24", "5,5");
    String target =
        "defender-strength=24 " + of(fire, "target", "defender-", "figures", "lost-this-turn");
    JsonNode melee = ask(book, "melee", "attacker-figures=20 " + target, "6,4,2,3");
    String left = of(melee, "defender", "", "figures", "lost-this-turn", "state");
    assertThat(left).isEqualTo("figures=14 lost-this-turn=6 state=retreating");
    JsonNode tests = ask(book, "must-test", "strength=24 " + left, "");
    assertThat(tests.path("results").path("unitTests").textValue()).isEqualTo("other, rallying");
    JsonNode rally =
        ask(
            book,
            "unit-morale",
            "test=rallying state=retreating " + of(melee, "defender", "", "casualties"),
            "5,5");
    // 10, less 2 for 41 % lost and 1 for the retreat
    assertThat(rally.path("results").path("score").intValue()).isEqualTo(7);
    assertThat(rally.path("after").path("state").textValue()).isEqualTo("unformed");
  }

  /** A battalion loses a base to guns, and another with its order in combat: the tenth of 60. */
  @Test
  void fireCombatCrisisAndRallyOfTheNapoleonicRules() throws IOException {
    String book = "napoleonic-rng";
    JsonNode fire =
        ask(book, "artillery", "kind=foot range-mm=100 target-bases=5 target-lost=8", "700");
    String target = of(fire, "target", "defender-", "bases", "state", "lost");
    assertThat(target).isEqualTo("defender-bases=4 defender-state=disrupted defender-lost=9");
    JsonNode combat =
        ask(book, "combat", "attacker=infantry.line defender=infantry.line " + target, "700");
    JsonNode crisis = ask(book, "crisis", "total=60 " + of(combat, "defender", "", "lost"), "999");
    assertThat(crisis.path("results").path("levelPercent").intValue()).isEqualTo(15);
    JsonNode rally =
        ask(book, "rally", "type=infantry.line " + of(combat, "defender", "", "state"), "800");
    assertThat(rally.path("results").path("state").textValue()).isEqualTo("disrupted");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "battle-system order grade=irregular --die 3 | throw 2 is the reaction's die for orders",
        "battle-system order grade=irregular --die 4,4 | leave out 4",
        "kriegskunst melee attacker-figures=20 defender-figures=20 --die 6 | throw 2 is the second",
        "napoleonic-rng rally type=infantry.line state=routing --die 800,1 | leave out 1"
      })
  void diceAreStrict(String command, String says) {
    assertThat(studio.run(("adjudicate " + command).split(" "))).isEqualTo(2);
    assertThat(studio.err()).contains(says);
  }

  @ParameterizedTest
  @CsvSource({"battle-system", "kriegskunst", "napoleonic-rng"})
  void aQuestionWithoutKeysListsThemAndIsNotDecided(String book) {
    RuleBooks.get(book)
        .procedures()
        .forEach(
            procedure -> {
              assertThat(studio.run("adjudicate", book, procedure.name())).isZero();
              assertThat(studio.out())
                  .startsWith(procedure.title())
                  .contains(procedure.parameters().get(0).name() + "=")
                  .doesNotContain("working:");
            });
  }
}
