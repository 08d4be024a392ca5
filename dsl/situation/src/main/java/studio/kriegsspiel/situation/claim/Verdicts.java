package studio.kriegsspiel.situation.claim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import studio.kriegsspiel.scenario.review.Assertion;
import studio.kriegsspiel.scenario.review.Claim;
import studio.kriegsspiel.situation.Situation;

/** What the situation says of every assertion of its scenario, in the order of the text. */
public final class Verdicts {
  /** More assertions than this no author reads. */
  private static final int MOST = 300;

  private final Map<Assertion, ClaimVerdict> all = new LinkedHashMap<>();

  private Verdicts(Situation situation) {
    Scene scene = new Scene(situation);
    situation.scenario().review().assertions().stream()
        .limit(MOST)
        .forEach(each -> all.put(each, judge(scene, each.claim())));
  }

  /** Judges the assertions of a situation's scenario; this searches the ground. */
  public static Verdicts of(Situation situation) {
    return new Verdicts(situation);
  }

  /** Tells every assertion with its verdict. */
  public void each(BiConsumer<Assertion, ClaimVerdict> told) {
    all.forEach(told);
  }

  /** Tells every assertion of which a verdict of this kind was found. */
  public void each(ClaimVerdict.Kind kind, BiConsumer<Assertion, ClaimVerdict> told) {
    all.forEach(
        (assertion, verdict) -> {
          if (verdict.kind() == kind) {
            told.accept(assertion, verdict);
          }
        });
  }

  private static ClaimVerdict judge(Scene scene, Claim claim) {
    return claim.match(
        new Claim.Cases<>(
            new SightClaims(scene)::judge,
            new MarchClaims(scene)::judge,
            new KnowledgeClaims(scene)::judge,
            new NumberClaims(scene)::judge,
            new AttackClaims(scene)::judge,
            new PlaceClaims(scene)::judge));
  }
}
