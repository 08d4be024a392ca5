package studio.kriegsspiel.rules.dice;

/** One stream of chance, for one purpose (fire, melee, orders ...). Not safe for many threads. */
public interface DiceStream {

  /** Throws a die of so many sides: 1 to {@code sides}, all equally likely. */
  int throwDie(int sides);

  /** A random number in thousandths, from 0 to a greatest one. */
  default int thousandths(int most) {
    return throwDie(most + 1) - 1;
  }

  /**
   * The same stream, which asks for a missing die by this name ({@code Die III}, {@code the second
   * of 2D6}). Real chance needs no name.
   */
  default DiceStream named(String die) {
    return this;
  }
}
