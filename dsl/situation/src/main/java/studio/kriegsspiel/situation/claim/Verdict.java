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
public record Verdict(
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
  public Verdict {
    rules = List.copyOf(rules);
  }

  /** A claim that is so exactly if {@code so} is as it says. */
  static Verdict of(boolean so, String working) {
    return new Verdict(
        so ? Kind.HOLDS : Kind.FAILS, working, List.of(), Optional.empty(), OptionalDouble.empty());
  }

  static Verdict unsaid(String why) {
    return new Verdict(Kind.UNSAID, why, List.of(), Optional.empty(), OptionalDouble.empty());
  }

  Verdict resting(List<Citation> on) {
    return new Verdict(kind, working, on, spot, marginMetres);
  }

  Verdict at(MapPoint point) {
    return new Verdict(kind, working, rules, Optional.of(point), marginMetres);
  }

  /** The same where so many metres decide. */
  Verdict within(double metres) {
    return new Verdict(kind, working, rules, spot, OptionalDouble.of(Math.abs(metres)));
  }
}
