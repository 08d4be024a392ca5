package studio.kriegsspiel.checks.claim;

import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.claim.ClaimVerdict;

/** Something the author asserts of which nobody can say whether it is so. */
public final class AssertionUnsaid implements Check {
  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-AST-061",
              "An assertion that cannot be judged",
              Severity.WARNING,
              "what is asserted can be judged by what the scenario says")
          .searching();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    Judged.of(context)
        .each(
            ClaimVerdict.Kind.UNSAID,
            (assertion, verdict) ->
                report
                    .add(
                        assertion.span(),
                        "Whether the assertion holds cannot be said: " + verdict.working() + ".")
                    .hint("say in the scenario what is missing, or assert something else"));
  }
}
