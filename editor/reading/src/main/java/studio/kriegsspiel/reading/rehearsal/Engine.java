package studio.kriegsspiel.reading.rehearsal;

import java.util.function.Consumer;

/**
 * Who plays the games of a rehearsal. A game is a function of its rehearsal, the seed and its
 * number alone, so that all engines come to the same.
 */
public interface Engine {
  /**
   * Plays the games 0 to {@code count} - 1.
   *
   * @param ended is handed each of them once, in the order of their numbers; what it throws ends
   *     the rehearsal
   * @throws studio.kriegsspiel.game.GameRefusedException if the engine itself cannot go on
   */
  void play(Rehearsal rehearsal, int count, long seed, Consumer<GameEnd> ended)
      throws InterruptedException;
}
