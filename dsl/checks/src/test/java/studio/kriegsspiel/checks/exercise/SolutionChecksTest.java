package studio.kriegsspiel.checks.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.checks.Samples;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.exercise.Exercise;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Situation;

/** Whether the orders of a model solution earn the marks of its exercise, to the minute. */
class SolutionChecksTest {
  private static final String SOUND =
      Samples.read(Samples.passes("KS-PAP-001"))
          .replace(
              "  role \"Commander\" for Alpha\n",
              "  role \"Commander\" for Alpha\n  role \"Second\" under Alpha\n");

  /** What is told of orders where something is expected, orders and expectations line by line. */
  private static List<Finding> told(String expected, String... orders) {
    String text = SOUND + "\nexercise \"A post\" for \"Commander\" of Blue\n  " + expected + "\n";
    ParsedScenario parsed = new ScenarioLanguage().parse("case.kriegsspiel", text);
    assertThat(parsed.findings()).isEmpty();
    Scenario scenario = parsed.scenario().orElseThrow();
    String lines =
        "orders of \"Commander\" of Blue in \"-\"\n  " + String.join("\n  ", orders) + "\n";
    ParsedScenario sheet = new ScenarioLanguage().parseSheet("sheet", lines, scenario);
    assertThat(sheet.findings()).isEmpty();
    Exercise exercise = scenario.review().exercises().get(0);
    Situation situation =
        new Situation(scenario, RuleBooks.get(RuleBookId.REISSWITZ_1824), Optional.empty());
    return SolutionChecks.check(exercise, sheet.sheet().orElseThrow(), situation);
  }

  private static final String HOLD = "10:05 Foot1 holds \"Farm\"";
  private static final String WRITE = "10:40 message to \"Second\" of Blue \"We hold.\"";

  @Test
  void aMessageByTheMinuteEarnsItsMarks() {
    assertThat(told("expect message to \"Second\" of Blue by 10:40 worth 1", HOLD, WRITE))
        .isEmpty();
    assertThat(told("expect message to \"Second\" of Blue at 10:40 worth 1", HOLD, WRITE))
        .isEmpty();
    assertThat(told("expect message to \"Second\" of Blue worth 1", HOLD, WRITE)).isEmpty();
  }

  @Test
  void aMessageThatIsLateOrMissingDoesNot() {
    assertThat(told("expect message to \"Second\" of Blue by 10:39 worth 1", HOLD, WRITE))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.id()).isEqualTo("KS-EXC-007");
              assertThat(each.severity()).isEqualTo(Severity.WARNING);
              assertThat(each.span().line()).isPositive();
              assertThat(each.hint()).contains("change the solution, or what is expected");
              assertThat(each.message())
                  .isEqualTo(
                      "The solution of \"A post\" sends no message as is expected here by 10:39.");
            });
    assertThat(told("expect message to \"Second\" of Blue worth 1", HOLD))
        .extracting(Finding::message)
        .containsExactly("The solution of \"A post\" sends no message as is expected here.");
  }

  @Test
  void aMessageToAnotherDoesNot() {
    assertThat(
            told(
                "expect message to the umpire by 10:40 worth 1",
                HOLD,
                "10:30 message to \"Second\" of Blue \"We hold.\""))
        .extracting(Finding::id)
        .containsExactly("KS-EXC-007");
  }

  @Test
  void nobodyIsAskedForAMessageThatCountsAgainstHim() {
    assertThat(told("against message to \"Second\" of Blue by 10:30 costs 1", HOLD)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"retreats to", "retires to", "withdraws to"})
  void goingBackByTheMinuteCountsAgainstHim(String verb) {
    String back = "11:00 Foot1 " + verb + " \"Farm\"";
    assertThat(told("against retreat of Foot1 before 11:00 costs 1", back))
        .filteredOn(each -> each.id().equals("KS-EXC-007"))
        .extracting(Finding::message)
        .containsExactly(
            "The solution of \"A post\" has `Blue.Foot1` go back at 11:00, which counts against the"
                + " student.");
    assertThat(told("against retreat of Foot1 before 10:59 costs 1", back))
        .extracting(Finding::id)
        .doesNotContain("KS-EXC-007");
  }

  @Test
  void goingOnOrAnothersGoingBackDoesNotCount() {
    String against = "against retreat of Foot1 before 11:00 costs 1";
    assertThat(told(against, "10:30 Foot1 marches to \"Farm\"", "10:20 Guns1 retires to \"Farm\""))
        .extracting(Finding::id)
        .doesNotContain("KS-EXC-007");
    assertThat(told("against \"He goes back\" costs 1", "10:30 Foot1 retires to \"Farm\""))
        .extracting(Finding::id)
        .doesNotContain("KS-EXC-007");
  }

  @Test
  void whatIsWrongWithASheetIsWrongWithASolution() {
    assertThat(told("expect \"Courage\" worth 1", "09:00 Foot1 holds \"Farm\""))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.id()).isEqualTo("KS-EXC-006");
              assertThat(each.message()).startsWith("In the solution of \"A post\" (KS-ORD-061): ");
            });
  }

  @ParameterizedTest
  @EnumSource(SolutionFault.class)
  void aFaultHasItsTitle(SolutionFault fault) {
    assertThat(fault.kind().title()).startsWith("A model solution that");
    assertThat(fault.id()).isEqualTo(fault.kind().id());
  }
}
