package studio.kriegsspiel.checks.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Claim;

/** Judges every assertion of a scenario once, for all checks that tell of them. */
final class Verdicts {
  /** More assertions than this no author reads. */
  private static final int MOST = 300;

  private final Map<Assertion, Verdict> all = new LinkedHashMap<>();

  private Verdicts(CheckContext context) {
    Scene scene = new Scene(context.situation());
    context.scenario().review().assertions().stream()
        .limit(MOST)
        .forEach(each -> all.put(each, judge(scene, each.claim())));
  }

  /** Those of a run. */
  static Verdicts of(CheckContext context) {
    return context.shared(Verdicts.class, Verdicts::new);
  }

  void each(Verdict.Kind kind, BiConsumer<Assertion, Verdict> told) {
    all.forEach(
        (assertion, verdict) -> {
          if (verdict.kind() == kind) {
            told.accept(assertion, verdict);
          }
        });
  }

  private static Verdict judge(Scene scene, Claim claim) {
    if (claim instanceof Claim.Sees sees) {
      return new SightClaims(scene).judge(sees);
    } else if (claim instanceof Claim.Reaches reaches) {
      return new MarchClaims(scene).judge(reaches);
    } else if (claim instanceof Claim.Knows knows) {
      return new KnowledgeClaims(scene).judge(knows);
    } else if (claim instanceof Claim.Outnumbers numbers) {
      return new NumberClaims(scene).judge(numbers);
    } else if (claim instanceof Claim.Attackable attack) {
      return new AttackClaims(scene).judge(attack);
    }
    return new PlaceClaims(scene).judge((Claim.Stands) claim);
  }
}
