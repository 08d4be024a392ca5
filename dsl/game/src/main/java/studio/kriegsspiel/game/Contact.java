package studio.kriegsspiel.game;

import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Two bodies of two sides near each other.
 *
 * @param first the one that may fire, or of two that touch the one that the text names first
 * @param second the other
 * @param kind how near
 * @param metres between the ground that they take up
 */
public record Contact(UnitId first, UnitId second, Kind kind, double metres) {
  /** How near bodies are. */
  public enum Kind {
    /** Foot has the other within the reach of its muskets, and sees it. */
    MUSKETRY,
    /** They touch. */
    TOUCH
  }
}
