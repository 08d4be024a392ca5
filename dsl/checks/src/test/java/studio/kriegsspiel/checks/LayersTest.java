package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;

/** What is our default never sounds like print, in no check and under no book. */
class LayersTest {
  private static final String OWN = "of the studio";

  static List<CheckInfo> checks() {
    return EveryCheckTest.checks().toList();
  }

  @ParameterizedTest
  @MethodSource("checks")
  void ourDefaultsAreNoErrorsAndNoBooksWord(CheckInfo check) {
    String text = Samples.read(Samples.fails(check.id()));
    for (RuleBookId book : RuleBookId.values()) {
      ParsedScenario parsed = Samples.parse("fails.kriegsspiel", Samples.under(book, text));
      for (Finding each : Samples.check(parsed, check.id()::equals)) {
        boolean ours = each.citations().stream().allMatch(by -> by.layer() == Layer.DEFAULT);
        boolean ofTheBook = each.citations().stream().noneMatch(by -> by.reference().equals(OWN));
        assertThat(ours && ofTheBook && each.severity() == Severity.ERROR)
            .as("an error by default alone: " + each)
            .isFalse();
        assertThat(ours && soundsLikePrint(each.message(), book)).as(each.message()).isFalse();
      }
    }
  }

  private static boolean soundsLikePrint(String message, RuleBookId book) {
    String whose = "(" + Pattern.quote(book.shortTitle()) + "|[Tt]he (rule )?book)";
    String says = "(asks|allows|forbids|demands|gives|grants|lets|plays|prints|says|takes|wants)";
    return Pattern.compile(whose + " " + says + "\\b").matcher(message).find();
  }
}
