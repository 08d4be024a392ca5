package studio.kriegsspiel.checks.news;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.Header;
import studio.kriegsspiel.scenario.finding.Severity;

/** Weather or state of the ground that nobody announces. */
public final class ConditionsMissing implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-INF-006",
              "Weather or ground not stated",
              Severity.NOTE,
              "weather and ground decide how fast troops march")
          .citing(REISSWITZ_1824, "§35", "the umpire announces weather and state of the ground")
          .citing(BRITISH_1815, "General Idea", "weather and condition of the ground");

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Header header = context.scenario().header();
    List<String> missing =
        java.util.stream.Stream.of(
                header.weather().isEmpty() ? "the weather" : "",
                header.ground().isEmpty() ? "the state of the ground" : "")
            .filter(words -> !words.isEmpty())
            .toList();
    if (!missing.isEmpty()) {
      report
          .add(header.timeSpan(), "The scenario does not state " + MessageWords.or(missing) + ".")
          .hint(
              header.weather().isEmpty()
                  ? "write, for example, `weather clear` under the date"
                  : "write, for example, `ground dry` under the weather");
    }
  }
}
