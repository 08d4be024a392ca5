package studio.kriegsspiel.rules.book;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;

/**
 * How a book divides time, as data.
 *
 * @param turnName the book's word for a turn: {@code move}, {@code turn}
 * @param turnMinutes minutes of the clock one turn takes
 * @param parts the parts of a turn in order
 * @param citation what the minutes rest on
 */
public record TimeScale(String turnName, int turnMinutes, List<TurnPart> parts, Citation citation) {
  public TimeScale {
    if (turnMinutes < 1) {
      throw new IllegalArgumentException("a turn takes at least one minute");
    }
    parts = List.copyOf(parts);
  }

  /** The turn, counted from 1, that a minute after the start of play falls in. */
  public int turnAt(int minutesAfterStart) {
    return Math.floorDiv(minutesAfterStart, turnMinutes) + 1;
  }

  /** The part of a turn in which a question is decided, where the book has one for it. */
  public Optional<TurnPart> findPart(String question) {
    return parts.stream().flatMap(each -> each.findFor(question).stream()).findFirst();
  }

  /**
   * Whether a turn decides one question in a part before the other's; no where either has no part,
   * or the parts come again and again in a turn.
   */
  public boolean isBefore(String question, String other) {
    return TurnPart.isBefore(parts, question, other);
  }
}
