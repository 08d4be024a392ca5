package studio.kriegsspiel.terrain.sight;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What may be made out at which distance, as a rule book gives it.
 *
 * @param limits from the nearest, where the most is made out, to the farthest
 */
public record SightLimits(List<Limit> limits) {

  /**
   * One thing that may be made out.
   *
   * @param what in the book's words, such as {@code infantry told from cavalry}
   * @param upToMetres how far at most
   */
  public record Limit(String what, double upToMetres) {}

  /** Puts them in order of distance. */
  public SightLimits {
    limits = limits.stream().sorted(Comparator.comparingDouble(Limit::upToMetres)).toList();
  }

  /** The most that may be made out at a distance, nothing beyond the last limit. */
  public Optional<Limit> findAt(double metres) {
    return limits.stream().filter(limit -> metres <= limit.upToMetres()).findFirst();
  }

  /** What may be made out of a target, nothing if it is not in sight at all. */
  public Optional<Limit> findFor(SightLine line) {
    return line.visible() ? findAt(line.distanceMetres()) : Optional.empty();
  }
}
