package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.scenario.finding.Finding;

/**
 * The minute from which a reinforcement can be there: 800 m of level highway at 75.3 m a minute
 * (Reisswitz §34: 100 paces of 0.753 m) take 10.62 minutes, so it is there at the eleventh. The way
 * may come out too long by 1 % and by six cells of 10 m in 800 m, 8.5 % in all (decision 51): 9.79
 * minutes at least, so that the tenth is not called too late.
 */
class ReinforcementMinuteTest {

  private static List<Finding> dueAt(String time) {
    String text =
        Samples.read(Samples.fails("KS-MOV-001"))
            .replace(
                "to \"Mill\" by 11:20", "to 800 m south of \"North Gate\" by %s".formatted(time));
    assertThat(text).contains("by " + time);
    ParsedScenario parsed = Samples.parse("minute.kriegsspiel", text);
    return Checker.ofAll().check(Samples.situation(parsed), text).stream()
        .filter(finding -> finding.id().equals("KS-MOV-001"))
        .toList();
  }

  @Test
  void theTenthMinuteIsAllowedForTheErrorOfTheWay() {
    assertThat(dueAt("11:10")).isEmpty();
  }

  @Test
  void theNinthIsTooLateByWhateverWay() {
    List<Finding> findings = dueAt("11:09");
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).message()).contains("takes 11 minutes");
    assertThat(findings.get(0).fixes())
        .extracting(fix -> fix.title())
        .containsExactly("expect it at 11:11", "let it come on at 10:58");
  }
}
