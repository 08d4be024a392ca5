package studio.kriegsspiel.checks.history;

import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.claim.Judged;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.situation.claim.ClaimVerdict;

/** What a source records, and the march rules and the ground do not bear out. */
public final class TimetableNotKept implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-HIS-004",
              "A record that the rules do not bear out",
              Severity.WARNING,
              "what was recorded could be done on this ground at these rates")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Judged.of(context)
        .each(
            ClaimVerdict.Kind.FAILS,
            (assertion, verdict) -> {
              if (assertion.isRecorded()) {
                tell(context, assertion, verdict, report);
              }
            });
  }

  private static String sources(Assertion assertion) {
    return assertion.sources().stream()
        .map(SourceNote::work)
        .collect(Collectors.joining("\" and \"", "\"", "\""));
  }

  private static void tell(
      CheckContext context, Assertion assertion, ClaimVerdict verdict, Report report) {
    Judged.weigh(
        context,
        verdict,
        report.add(
            assertion.span(),
            "What %s records does not come about under %s as the scenario stands: %s."
                .formatted(
                    sources(assertion), MessageWords.book(context.book().id()), verdict.working())),
        "did it set out sooner, by another way or in another order, or is the hour another's?");
  }
}
