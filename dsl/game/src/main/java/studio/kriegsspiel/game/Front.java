package studio.kriegsspiel.game;

import java.util.List;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Who is near whom at a minute of a game.
 *
 * @param inReach each body that stands and could fire, with whom it would fire at, in the order of
 *     the text
 * @param touching those of two sides that touch, the one that came last first
 * @param waiting each body that stands behind its own who fight, with whom it stands behind
 */
public record Front(List<Two> inReach, List<Two> touching, List<Two> waiting) {
  /** Keeps its own lists. */
  public Front {
    inReach = List.copyOf(inReach);
    touching = List.copyOf(touching);
    waiting = List.copyOf(waiting);
  }

  /** Whether a body touches an enemy. */
  public boolean touches(UnitId body) {
    return touching.stream()
        .anyMatch(each -> each.first().equals(body) || each.second().equals(body));
  }

  /** Whether a body has somebody to fire at. */
  public boolean fires(UnitId body) {
    return inReach.stream().anyMatch(each -> each.first().equals(body));
  }

  /** Two bodies, the one that acts first. */
  public record Two(UnitId first, UnitId second) {}
}
