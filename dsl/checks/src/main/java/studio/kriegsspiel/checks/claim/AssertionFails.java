package studio.kriegsspiel.checks.claim;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.claim.ClaimVerdict;

/** Something the author asserts that is not so. */
public final class AssertionFails implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-AST-060",
              "An assertion that does not hold",
              Severity.ERROR,
              "what an author asserts is so")
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
                return;
              }
              Judged.weigh(
                  context,
                  verdict,
                  report.add(
                      assertion.span(), "The assertion does not hold: " + verdict.working() + "."),
                  "change what the scenario says, or what is asserted of it");
            });
  }
}
