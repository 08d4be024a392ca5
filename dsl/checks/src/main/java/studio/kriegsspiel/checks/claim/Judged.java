package studio.kriegsspiel.checks.claim;

import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.Draft;
import studio.kriegsspiel.checks.check.MapError;
import studio.kriegsspiel.situation.claim.ClaimVerdict;
import studio.kriegsspiel.situation.claim.Verdicts;

/** The verdicts on a run's assertions, found once for all checks that tell of them. */
public record Judged(Verdicts verdicts) {
  /** The verdicts of a run. */
  public static Verdicts of(CheckContext context) {
    return context.shared(Judged.class, run -> new Judged(Verdicts.of(run.situation()))).verdicts();
  }

  /**
   * Adds to a finding on what a verdict rests, where it lies, and how it weighs beside the error of
   * the map.
   *
   * @param hint what to do about it
   */
  public static void weigh(CheckContext context, ClaimVerdict verdict, Draft finding, String hint) {
    finding.rules(verdict.rules());
    MapError.of(context).weigh(finding, verdict.marginMetres().orElse(MapError.NONE), hint);
    verdict.spot().ifPresent(finding::spot);
  }
}
