package studio.kriegsspiel.checks.condition;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Condition;

/** News or an event that waits for something that is so from the beginning. */
public final class AlreadySo implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EVT-042",
              "A condition that is true from the beginning",
              Severity.WARNING,
              "what waits for something happens during play")
          .citing(REISSWITZ_1824, "§6", "what is told during play is planned beforehand")
          .citing(BRITISH_1815, "General Idea", "what is told during play is planned beforehand")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    for (Waiting each : Waiting.all(context.scenario())) {
      for (Condition.AllOf alternative : each.condition().alternatives()) {
        Foresight foresight = Foresight.of(context, alternative);
        List<Prospect> all = alternative.terms().stream().map(foresight::of).toList();
        if (all.stream().allMatch(Prospect::now)) {
          tell(context, each, all, report);
          break;
        }
      }
    }
  }

  private static void tell(
      CheckContext context, Waiting waiting, List<Prospect> all, Report report) {
    String why =
        all.stream()
            .map(Prospect::why)
            .filter(each -> !each.isEmpty())
            .distinct()
            .collect(Collectors.joining(" and "));
    report
        .add(
            waiting.span(),
            "%s waits for something that is so when play begins at %s%s."
                .formatted(
                    waiting.what(),
                    context.clock().show(context.clock().begins()),
                    why.isEmpty() ? "" : ": " + why))
        .hint("tell it before play, or let it wait for what has yet to come");
  }
}
