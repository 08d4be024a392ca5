package studio.kriegsspiel.game;

import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Two bodies near each other, of two sides or, where one halts behind the other, of one.
 *
 * @param first the one that may fire or halts, or of two that touch the one that the text names
 *     first
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
    TOUCH,
    /** The first halts behind the second, its own, who fights ahead of it or waits to. */
    BEHIND
  }
}
