package studio.kriegsspiel.situation.secret;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Something that is not for everyone.
 *
 * @param kind what sort of thing it is
 * @param what what it is, for the umpire's eyes
 * @param words how the scenario writes it
 * @param side the side that may know it; without one, the umpire alone
 * @param unit the unit it names
 */
public record Secret(
    Kind kind, String what, String words, Optional<String> side, Optional<UnitId> unit) {

  /** Sorts of secrets. */
  public enum Kind {
    /** The name of a unit. */
    UNIT,
    /** The name of a place or feature that some know of. */
    PLACE,
    /** Another name: a role, a sender, where something stands. */
    NAME,
    /** What a variant is called; the weather of the hour may be the same word. */
    VARIANT,
    /** Where something is, in figures. */
    POINT,
    /** Prose, of which any telling part gives it away. */
    PASSAGE
  }
}
