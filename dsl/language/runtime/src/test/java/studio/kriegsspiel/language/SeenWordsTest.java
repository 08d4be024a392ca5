package studio.kriegsspiel.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.scenario.news.Intelligence;

/** Words of what is seen, beside titles and comments. */
class SeenWordsTest {
  private static final String START =
      """
      scenario "Seen"
        on 18 June 1815 from 13:00 to 18:30
      side Blue
      side Red
      army of Red
        battalion "A" as A: 500 men
      intelligence
        at 13:30 to Blue from a spy: A at "Farm", """;

  private static ParsedScenario read(String details) {
    return new ScenarioLanguage().parse("seen.kriegsspiel", START + details + "\n");
  }

  @Test
  void aWordBesideATitleIsToldToo() {
    ParsedScenario read = read("4 squadrons, moving zzqx \"Brussels high road\"");
    assertThat(read.findings())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.id()).isEqualTo("KS-SYN-007");
              assertThat(each.message()).startsWith("`zzqx` is not a word for what is seen");
            });
    assertThat(read("4 squadrons, moving along \"Brussels high road\"").findings()).isEmpty();
  }

  @Test
  void aCommentAmongThemIsNoWordAndIsNotTold() {
    ParsedScenario read = read("about /* or so */ 4 // they say\n      squadrons, moving north");
    assertThat(read.findings()).isEmpty();
    List<Intelligence> told = read.scenario().orElseThrow().intelligence();
    assertThat(told.get(0).text().text()).isEqualTo("A at Farm, about 4 squadrons, moving north.");
  }
}
