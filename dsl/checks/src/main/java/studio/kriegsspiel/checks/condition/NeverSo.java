package studio.kriegsspiel.checks.condition;

import static studio.kriegsspiel.rules.RuleBookId.BRITISH_1815;
import static studio.kriegsspiel.rules.RuleBookId.REISSWITZ_1824;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.edit.Intention;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.news.Condition;

/** News or an event that waits for something that cannot come to be. */
public final class NeverSo implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-EVT-041",
              "A condition that cannot come true",
              Severity.WARNING,
              "what waits for something can happen")
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
        look(context, each, alternative, report);
      }
    }
  }

  private static void look(
      CheckContext context, Waiting waiting, Condition.AllOf alternative, Report report) {
    Foresight foresight = Foresight.of(context, alternative);
    List<Condition.Term> terms = alternative.terms();
    Optional<Prospect> never =
        terms.stream().map(foresight::of).filter(each -> !each.ever()).findFirst();
    boolean only = waiting.condition().alternatives().size() == 1;
    never.ifPresent(
        each ->
            report
                .add(
                    waiting.span(),
                    "%s waits for something that cannot come to be%s: %s."
                        .formatted(
                            waiting.what(), only ? "" : " in one of its alternatives", each.why()))
                .fix(
                    only
                        ? context.propose(
                            "leave it out", new Intention.RemoveStatement(waiting.span()))
                        : Optional.empty())
                .hint(
                    "let it wait for something else, give it an hour of the clock, or leave it out"));
  }
}
