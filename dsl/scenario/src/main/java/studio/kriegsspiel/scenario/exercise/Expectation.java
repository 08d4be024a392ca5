package studio.kriegsspiel.scenario.exercise;

import java.util.Optional;
import java.util.function.Function;
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

    /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
    <R> R match(
        Function<Message, R> message,
        Function<Presence, R> presence,
        Function<Withdrawal, R> withdrawal,
        Function<InWords, R> inWords);

    /**
     * A message to somebody.
     *
     * @param about what it is about, in the author's words
     */
    record Message(Audience to, Optional<String> about) implements Deed {
      @Override
      public <R> R match(
          Function<Message, R> message,
          Function<Presence, R> presence,
          Function<Withdrawal, R> withdrawal,
          Function<InWords, R> inWords) {
        return message.apply(this);
      }
    }

    /**
     * A unit that is at a place.
     *
     * @param still whether it was there before
     */
    record Presence(UnitId unit, Position place, boolean still) implements Deed {
      @Override
      public <R> R match(
          Function<Message, R> message,
          Function<Presence, R> presence,
          Function<Withdrawal, R> withdrawal,
          Function<InWords, R> inWords) {
        return presence.apply(this);
      }
    }

    /** A unit that goes back. */
    record Withdrawal(UnitId unit) implements Deed {
      @Override
      public <R> R match(
          Function<Message, R> message,
          Function<Presence, R> presence,
          Function<Withdrawal, R> withdrawal,
          Function<InWords, R> inWords) {
        return withdrawal.apply(this);
      }
    }

    /**
     * Something else.
     *
     * @param words in the author's words
     */
    record InWords(String words) implements Deed {
      @Override
      public <R> R match(
          Function<Message, R> message,
          Function<Presence, R> presence,
          Function<Withdrawal, R> withdrawal,
          Function<InWords, R> inWords) {
        return inWords.apply(this);
      }
    }
  }
}
