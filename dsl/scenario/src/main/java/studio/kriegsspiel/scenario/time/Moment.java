package studio.kriegsspiel.scenario.time;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Function;

/**
 * A time as the author wrote it. How long a move takes is the rule book's affair, so when a moment
 * is on the clock only the situation knows.
 */
public sealed interface Moment {

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(Function<At, R> at, Function<OfMove, R> ofMove, Function<AfterStart, R> afterStart);

  /**
   * A time of the clock, such as {@code 13:30}.
   *
   * @param time with the day on which it lies nearest to the hours of play
   */
  record At(LocalDateTime time) implements Moment {
    @Override
    public <R> R match(
        Function<At, R> at, Function<OfMove, R> ofMove, Function<AfterStart, R> afterStart) {
      return at.apply(this);
    }

    private static final DateTimeFormatter CLOCK =
        DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

    @Override
    public String toString() {
      return CLOCK.format(time);
    }
  }

  /**
   * When a move or turn begins, such as {@code move 7}.
   *
   * @param move counted from 1
   */
  record OfMove(int move) implements Moment {
    @Override
    public <R> R match(
        Function<At, R> at, Function<OfMove, R> ofMove, Function<AfterStart, R> afterStart) {
      return ofMove.apply(this);
    }

    @Override
    public String toString() {
      return "move " + move;
    }
  }

  /**
   * So long after play begins, such as {@code start + 3 moves}.
   *
   * @param count not negative
   */
  record AfterStart(int count, TimeUnit unit) implements Moment {
    @Override
    public <R> R match(
        Function<At, R> at, Function<OfMove, R> ofMove, Function<AfterStart, R> afterStart) {
      return afterStart.apply(this);
    }

    @Override
    public String toString() {
      return count == 0 ? "start" : "start + " + count + " " + unit.word();
    }
  }
}
