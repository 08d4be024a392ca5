package studio.kriegsspiel.rules.dice;

/** One stream of chance, for one purpose (fire, melee, orders ...). Not safe for many threads. */
public interface DiceStream {

  /** Throws a die of so many sides: 1 to {@code sides}, all equally likely. */
  int throwDie(int sides);

  /**
   * Throws again after a face that decides nothing. The same as {@link #throwDie} for real chance;
   * for dice laid down by hand it takes the next one given, and fails when there is none.
   */
  default int throwAgain(int sides) {
    return throwDie(sides);
  }

  /** A random number 0 to 999, in thousandths. */
  default int thousandths() {
    return throwDie(1000) - 1;
  }
}
