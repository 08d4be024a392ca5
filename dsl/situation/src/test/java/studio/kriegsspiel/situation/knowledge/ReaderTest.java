package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.situation.Everything;

/**
 * For whom there is a paper: Player 1 commands, Anna is at the farm and scout, nobody is General.
 */
class ReaderTest {
  private static String shown(Reader.Player each) {
    return each.person().orElse("-") + ": " + each.role().orElse("all") + " of " + each.side();
  }

  private static Scenario scenario(String text) {
    return new ScenarioLanguage().parse("all.kriegsspiel", text).scenario().orElseThrow();
  }

  @Test
  void eachSideHasAPaperThenItsPeopleThenTheRolesThatNobodyHolds() {
    assertThat(Reader.papersOf(scenario(Everything.text())))
        .extracting(ReaderTest::shown)
        .containsExactly(
            "-: all of Blue",
            "Player 1: Commander of Blue",
            "Anna: At the farm and Scout of Blue",
            "-: all of Red",
            "-: General of Red");
    assertThat(Reader.papersOf(scenario(Everything.text().replaceAll("player .*\n", ""))))
        .extracting(ReaderTest::shown)
        .containsExactly(
            "-: all of Blue",
            "-: Commander of Blue",
            "-: At the farm of Blue",
            "-: Scout of Blue",
            "-: all of Red",
            "-: General of Red");
  }

  /** What all of Blue may know stands in the pack of each; nobody of Green commands. */
  @Test
  void aSideWhereSomebodyCommandsHasNoPackAsAWhole() {
    String text =
        Everything.text()
            .replace("\nside Red ", "\nside Green \"Green\" colour green\n\nside Red ");
    assertThat(Reader.packsOf(scenario(text)))
        .extracting(ReaderTest::shown)
        .containsExactly(
            "Player 1: Commander of Blue",
            "Anna: At the farm and Scout of Blue",
            "-: all of Green",
            "-: General of Red");
  }

  @Test
  void whoHoldsRolesOfTwoSidesReadsThoseOfTheFirst() {
    String text =
        Everything.text()
            .replace("player 1 holds", "player 1 holds \"General\" of Red, ")
            .replace("  player \"Anna\"", "  player \"Anna\"");
    assertThat(Reader.papersOf(scenario(text)))
        .extracting(ReaderTest::shown)
        .contains("Player 1: General of Red")
        .contains("-: Commander of Blue")
        .doesNotContain("-: General of Red");
  }
}
