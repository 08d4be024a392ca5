package studio.kriegsspiel.situation.claim;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What the situation says of a claim.
 *
 * @param kind whether it is so
 * @param working how that comes about, one sentence
 * @param rules what the working rests on, besides the situation itself
 * @param spot where it is on the map
 * @param marginMetres how much farther or nearer something would have to lie for another verdict;
 *     empty where the verdict does not hang on a distance
 */
public record ClaimVerdict(
    Kind kind,
    String working,
    List<Citation> rules,
    Optional<MapPoint> spot,
    OptionalDouble marginMetres) {
  /** Whether a claim is so. */
  public enum Kind {
    /** It is so. */
    HOLDS,
    /** It is not so. */
    FAILS,
    /** Something the answer hangs on is not known. */
    UNSAID
  }

  /** Keeps its own copy. */
  public ClaimVerdict {
    rules = List.copyOf(rules);
  }

  /** A claim that is so exactly if {@code so} is as it says. */
  static ClaimVerdict of(boolean so, String working) {
    return new ClaimVerdict(
        so ? Kind.HOLDS : Kind.FAILS, working, List.of(), Optional.empty(), OptionalDouble.empty());
  }

  static ClaimVerdict unsaid(String why) {
    return new ClaimVerdict(Kind.UNSAID, why, List.of(), Optional.empty(), OptionalDouble.empty());
  }

  ClaimVerdict resting(List<Citation> on) {
    return new ClaimVerdict(kind, working, on, spot, marginMetres);
  }

  ClaimVerdict at(MapPoint point) {
    return new ClaimVerdict(kind, working, rules, Optional.of(point), marginMetres);
  }

  /** The same where so many metres decide. */
  ClaimVerdict within(double metres) {
    return new ClaimVerdict(kind, working, rules, spot, OptionalDouble.of(Math.abs(metres)));
  }
}
