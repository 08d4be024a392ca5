package studio.kriegsspiel.rules.field;

import java.util.Set;
import studio.kriegsspiel.rules.concept.TerrainKind;

/**
 * Ground as march rates need to know it.
 *
 * @param kinds what covers the ground; empty is open ground
 * @param slopeDegrees steepness, 0 to 90
 * @param downhill whether the way leads down
 */
public record Going(Set<TerrainKind> kinds, double slopeDegrees, boolean downhill) {
  /** Open, even ground. */
  public static final Going OPEN = new Going(Set.of(), 0, false);

  public Going {
    if (!(slopeDegrees >= 0 && slopeDegrees <= 90)) {
      throw new IllegalArgumentException("a slope is 0 to 90 degrees");
    }
    kinds = Set.copyOf(kinds);
  }

  public static Going of(TerrainKind... kinds) {
    return new Going(Set.of(kinds), 0, false);
  }

  /** The same ground at a slope. */
  public Going at(double degrees) {
    return new Going(kinds, degrees, downhill);
  }

  /** The same ground, led down. */
  public Going down() {
    return new Going(kinds, slopeDegrees, true);
  }

  public boolean has(TerrainKind kind) {
    return kinds.contains(kind);
  }

  public boolean onRoad() {
    return has(TerrainKind.ROAD) || has(TerrainKind.BRIDGE);
  }
}
