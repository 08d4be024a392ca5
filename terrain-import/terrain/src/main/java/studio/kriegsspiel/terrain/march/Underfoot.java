package studio.kriegsspiel.terrain.march;

import java.util.Optional;
import java.util.Set;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;

/**
 * What a body of troops has under its feet.
 *
 * @param kinds everything that lies there, empty for open ground
 * @param road the road it marches on, nothing off the road; a body on a road also gets a bridge or
 *     ford that carries it, but neither stream nor wood
 */
public record Underfoot(Set<FeatureKind> kinds, Optional<RoadWidthClass> road) {

  /** Open ground off the road. */
  public static final Underfoot OPEN = new Underfoot(Set.of(), Optional.empty());

  /** Keeps its own copy. */
  public Underfoot {
    kinds = Set.copyOf(kinds);
  }

  /** Whether something of a kind lies there. */
  public boolean has(FeatureKind kind) {
    return kinds.contains(kind);
  }
}
