package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Function;

/** One thing that was done in a game, as its log keeps it. */
public sealed interface GameEntry {
  /** What the function of its kind makes of it. */
  <R> R match(
      Function<Advance, R> advance, Function<Ordered, R> ordered, Function<Decision, R> decision);

  /** How an order comes to its unit. */
  enum Ride {
    /** A courier brings it from where its giver is. */
    BY_COURIER,
    /** The unit does at once what the umpire has it do. */
    NONE
  }

  /** The digest of the state it led to. */
  String state();

  /**
   * The clock went on.
   *
   * @param until the minute it was to go on to
   * @param reached the minute it came to
   */
  record Advance(LocalDateTime until, LocalDateTime reached, String state) implements GameEntry {
    @Override
    public <R> R match(
        Function<Advance, R> advance,
        Function<Ordered, R> ordered,
        Function<Decision, R> decision) {
      return advance.apply(this);
    }
  }

  /**
   * Orders were given.
   *
   * @param sheet the text of an order sheet
   * @param ride how they come to their units
   */
  record Ordered(String sheet, Ride ride, String state) implements GameEntry {
    @Override
    public <R> R match(
        Function<Advance, R> advance,
        Function<Ordered, R> ordered,
        Function<Decision, R> decision) {
      return ordered.apply(this);
    }
  }

  /**
   * The rule book decided something.
   *
   * @param sentence what it said
   * @param left what it left
   */
  record Decision(Asked asked, String sentence, List<Left> left, String state)
      implements GameEntry {
    @Override
    public <R> R match(
        Function<Advance, R> advance,
        Function<Ordered, R> ordered,
        Function<Decision, R> decision) {
      return decision.apply(this);
    }

    /** Keeps its own list. */
    public Decision {
      left = List.copyOf(left);
    }
  }
}
