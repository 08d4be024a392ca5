package studio.kriegsspiel.checks.claim;

import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.situation.claim.Verdicts;

/** The verdicts on a run's assertions, found once for all checks that tell of them. */
public record Judged(Verdicts verdicts) {
  /** The verdicts of a run. */
  public static Verdicts of(CheckContext context) {
    return context.shared(Judged.class, run -> new Judged(Verdicts.of(run.situation()))).verdicts();
  }
}
