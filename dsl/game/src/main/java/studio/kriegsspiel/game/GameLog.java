package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * What was done in a game, from which it is played again to the same state.
 *
 * @param head what is played
 * @param entries each thing that was done, the first first
 */
public record GameLog(GameHead head, List<GameEntry> entries) {
  /** Keeps its own list. */
  public GameLog {
    entries = List.copyOf(entries);
  }

  /** The log of a game that has only begun. */
  public static GameLog begun(GameHead head) {
    return new GameLog(head, List.of());
  }

  /**
   * The log with one going on more.
   *
   * @param reached what became of it
   */
  public GameLog with(LocalDateTime until, Game reached) {
    return with(new GameEntry.Advance(until, reached.now(), StateDigest.of(reached)));
  }

  /**
   * The log with orders more.
   *
   * @param after what became of them
   */
  public GameLog with(String sheet, GameEntry.Ride ride, Game after) {
    return with(new GameEntry.Ordered(sheet, ride, StateDigest.of(after)));
  }

  /** The log with orders more that couriers bring. */
  public GameLog with(String sheet, Game after) {
    return with(sheet, GameEntry.Ride.BY_COURIER, after);
  }

  /** The log with one decision more. */
  public GameLog with(Asked asked, Game.Judged judged) {
    return with(
        new GameEntry.Decision(
            asked,
            judged.adjudication().decision().sentence(),
            judged.left(),
            StateDigest.of(judged.game())));
  }

  private GameLog with(GameEntry entry) {
    List<GameEntry> longer = new ArrayList<>(entries);
    longer.add(entry);
    return new GameLog(head, longer);
  }

  /**
   * The log without its last entry.
   *
   * @throws GameRefusedException if there is none
   */
  public GameLog undone() {
    if (entries.isEmpty()) {
      throw new GameRefusedException("The game has only begun; there is nothing to take back.");
    }
    return new GameLog(head, entries.subList(0, entries.size() - 1));
  }

  /**
   * Plays the game again.
   *
   * @param begun the game as it begins
   * @param own what {@code begun} is begun from
   * @return the game as it begins, and as each entry left it
   * @throws GameRefusedException at the line where the log stops being possible
   */
  public List<Game> replay(Game begun, GameHead own, OrderReader reader) {
    checkHead(own);
    List<Game> games = new ArrayList<>(List.of(begun));
    for (int i = 0; i < entries.size(); i++) {
      games.add(new Line(games.get(i), reader, i + 2).after(entries.get(i)));
    }
    return games;
  }

  private void checkHead(GameHead own) {
    if (!head.scenario().equals(own.scenario())) {
      throw refused(
          1, "it is a game of `" + head.scenario() + "`, not of `" + own.scenario() + "`");
    }
    if (!head.variant().equals(own.variant())) {
      throw refused(
          1,
          head.variant()
              .map(each -> "it is a game of the variant `" + each + "`")
              .orElse("it is a game of the scenario itself, not of a variant"));
    }
    if (!head.book().equals(own.book())) {
      throw refused(1, "it is played under `" + head.book() + "`, not `" + own.book() + "`");
    }
    if (!head.digest().equals(own.digest())) {
      throw refused(1, "the scenario's text has changed since the game began");
    }
  }

  private static GameRefusedException refused(int line, String reason) {
    return new GameRefusedException(
        "Line " + line + " of the log is not possible: " + reason + ".");
  }

  /** One line played again. */
  private record Line(Game before, OrderReader reader, int number) {
    Game after(GameEntry entry) {
      Game next;
      try {
        next =
            entry.match(
                advance -> before.to(advance.until()),
                ordered ->
                    before
                        .order(
                            reader.read(ordered.sheet(), before.situation(), ordered.ride()),
                            ordered.ride())
                        .game(),
                decision -> before.decide(decision.asked()).game());
      } catch (GameRefusedException impossible) {
        throw new GameRefusedException(
            "Line " + number + " of the log is not possible. " + impossible.getMessage());
      }
      entry.match(advance -> sameMinute(advance, next), ordered -> next, decision -> next);
      if (!StateDigest.of(next).equals(entry.state())) {
        throw refused(number, "what is so at " + clock().show(next.now()) + " is not what it was");
      }
      return next;
    }

    private Game sameMinute(GameEntry.Advance advance, Game next) {
      if (!next.now().equals(advance.reached())) {
        throw refused(
            number,
            "the game comes to "
                + clock().show(next.now())
                + ", not to "
                + clock().show(advance.reached()));
      }
      return next;
    }

    private Clock clock() {
      return before.situation().clock();
    }
  }
}
