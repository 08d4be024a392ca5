package studio.kriegsspiel.terrain.defence;

import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.FeatureKind;

/**
 * What a rule book counts as a position.
 *
 * @param byKind class of a kind of feature whose own class the terrain does not tell
 * @param bySlopeDegrees least slope up which an attacker comes, for each class it makes
 */
public record DefenceLimits(
    Map<FeatureKind, DefenceClass> byKind, Map<DefenceClass, Double> bySlopeDegrees) {

  /** Keeps its own copies. */
  public DefenceLimits {
    byKind = Map.copyOf(byKind);
    bySlopeDegrees = Map.copyOf(bySlopeDegrees);
  }

  /** The class of a slope, nothing for a gentle one. */
  public Optional<DefenceClass> findBySlope(double uphillDegrees) {
    return bySlopeDegrees.entrySet().stream()
        .filter(entry -> uphillDegrees >= entry.getValue())
        .map(Map.Entry::getKey)
        .max(DefenceClass::compareTo);
  }
}
