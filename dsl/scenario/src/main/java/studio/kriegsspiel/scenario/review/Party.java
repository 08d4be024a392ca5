package studio.kriegsspiel.scenario.review;

import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;

/** Of whom or what something is asserted. */
public sealed interface Party {
  /**
   * All bodies of a side.
   *
   * @param name the side's name
   */
  record WholeSide(String name) implements Party {}

  /** A unit with all its parts. */
  record OneUnit(UnitId unit) implements Party {}

  /** Whoever stands at a place. */
  record Somewhere(Position at) implements Party {}
}
