package studio.kriegsspiel.checks.sides;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.Checker;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.situation.Situation;

/** A text that has only been begun. */
class SidesMissingTest {
  private static List<String> told(String sides) {
    String text =
        """
        scenario "Begun"
          rules reisswitz-1824
          on 18 June 1815 from 10:00 to 14:00
        """
            + sides;
    ParsedScenario parsed = new ScenarioLanguage().parse("case.kriegsspiel", text);
    Situation situation =
        new Situation(
            parsed.scenario().orElseThrow(),
            RuleBooks.get(RuleBookId.REISSWITZ_1824),
            Optional.empty());
    return new Checker(List.of(CheckList.find("KS-SID-003").orElseThrow()))
        .check(situation, parsed.text()).stream().map(Finding::message).toList();
  }

  @Test
  void ofNoSideOneOrTwo() {
    assertThat(told("")).containsExactlyInAnyOrder("The scenario has no sides.");
    assertThat(told("side Blue\n  role \"Commander\"\n"))
        .containsExactlyInAnyOrder("The scenario has only one side.", "Blue has no troops.");
    assertThat(told("side Blue\nside Red\n"))
        .containsExactlyInAnyOrder(
            "Blue has no troops.",
            "Blue has no role for a player.",
            "Red has no troops.",
            "Red has no role for a player.");
  }
}
