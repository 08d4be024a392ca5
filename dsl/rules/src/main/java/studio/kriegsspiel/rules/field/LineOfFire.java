package studio.kriegsspiel.rules.field;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import studio.kriegsspiel.rules.concept.TerrainKind;

/**
 * The ground between a weapon and its target, and at the target, as a rule book may ask of it. All
 * lengths are metres.
 *
 * @param rangeMetres distance
 * @param steepestDegrees steepest slope up or down on the way
 * @param even whether nothing soft, hedged, broken or undulating lies between
 * @param softAtTarget whether it is marshy close to the target
 * @param seenBeforeMetres ground in view before the target, counted from it
 * @param seenBehindMetres ground in view behind the target
 * @param targetSeen whether the target itself is clearly in view
 * @param clearBeforeMetres clear and even ground before the target, counted from it
 * @param levelInFrontMetres clear and even ground in front of the weapon
 * @param atTarget what lies at the target
 */
public record LineOfFire(
    double rangeMetres,
    double steepestDegrees,
    boolean even,
    boolean softAtTarget,
    double seenBeforeMetres,
    double seenBehindMetres,
    boolean targetSeen,
    double clearBeforeMetres,
    double levelInFrontMetres,
    Set<TerrainKind> atTarget) {

  /** Keeps its own copy and refuses impossible slopes. */
  public LineOfFire {
    if (!(steepestDegrees >= 0 && steepestDegrees <= 90)) {
      throw new IllegalArgumentException("a slope is 0 to 90 degrees");
    }
    // In the order of the kinds, so that an answer is the same each time it is asked for.
    EnumSet<TerrainKind> ordered = EnumSet.noneOf(TerrainKind.class);
    ordered.addAll(atTarget);
    atTarget = Collections.unmodifiableSet(ordered);
  }
}
