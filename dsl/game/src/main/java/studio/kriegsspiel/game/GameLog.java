package studio.kriegsspiel.game;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.situation.clock.Clock;

/**
 * What was done in a game, from which it is played again to the same state.
 *
 * @param head what is played
 * @param advances each going on of the clock, the first first
 */
public record GameLog(GameHead head, List<Advance> advances) {
  /** Keeps its own list. */
  public GameLog {
    advances = List.copyOf(advances);
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
    List<Advance> longer = new ArrayList<>(advances);
    longer.add(Advance.of(until, reached));
    return new GameLog(head, longer);
  }

  /**
   * The log without its last entry.
   *
   * @throws GameRefusedException if there is none
   */
  public GameLog undone() {
    if (advances.isEmpty()) {
      throw new GameRefusedException("The game has only begun; there is nothing to take back.");
    }
    return new GameLog(head, advances.subList(0, advances.size() - 1));
  }

  /**
   * Plays the game again.
   *
   * @param begun the game as it begins
   * @param own what {@code begun} is begun from
   * @throws GameRefusedException at the line where the log stops being possible
   */
  public Game replay(Game begun, GameHead own) {
    checkHead(own);
    Game game = begun;
    int line = 1;
    for (Advance each : advances) {
      line++;
      game = replay(game, each, line);
    }
    return game;
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

  private static Game replay(Game game, Advance step, int line) {
    Clock clock = game.situation().clock();
    Game next;
    try {
      next = game.to(step.until());
    } catch (GameRefusedException impossible) {
      throw new GameRefusedException(
          "Line " + line + " of the log is not possible. " + impossible.getMessage());
    }
    if (!next.now().equals(step.reached())) {
      throw refused(
          line,
          "the game comes to " + clock.show(next.now()) + ", not to " + clock.show(step.reached()));
    }
    if (!StateDigest.of(next.truth()).equals(step.state())) {
      throw refused(line, "what is so at " + clock.show(next.now()) + " is not what it was");
    }
    return next;
  }

  private static GameRefusedException refused(int line, String reason) {
    return new GameRefusedException(
        "Line " + line + " of the log is not possible: " + reason + ".");
  }
}
