package studio.kriegsspiel.scenario.exercise;

import java.util.Optional;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Something that brings marks, or costs them.
 *
 * @param deed what is done
 * @param at when it is so
 * @param by until when it is done
 * @param against whether it costs marks
 * @param points how many marks, more than 0
 * @param span the whole statement
 */
public record Expectation(
    Deed deed,
    Optional<Moment> at,
    Optional<Moment> by,
    boolean against,
    int points,
    TextSpan span) {

  /** What a student may do. */
  public sealed interface Deed {
    /**
     * A message to somebody.
     *
     * @param about what it is about, in the author's words
     */
    record Message(Audience to, Optional<String> about) implements Deed {}

    /**
     * A unit that is at a place.
     *
     * @param still whether it was there before
     */
    record Presence(UnitId unit, Position place, boolean still) implements Deed {}

    /** A unit that goes back. */
    record Withdrawal(UnitId unit) implements Deed {}

    /**
     * Something else.
     *
     * @param words in the author's words
     */
    record InWords(String words) implements Deed {}
  }
}
