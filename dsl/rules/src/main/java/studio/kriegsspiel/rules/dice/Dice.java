package studio.kriegsspiel.rules.dice;

import java.util.List;

/** A source of chance with one stream per purpose. */
public interface Dice {

  /** The stream of this purpose; the same name always gives the same, advancing stream. */
  DiceStream stream(String purpose);

  /** Chance derived from a seed; changing one stream never shifts another. */
  static Dice seeded(long seed) {
    return new RandomStreams(seed);
  }

  /**
   * Dice laid down by hand, taken in order by every stream together; the last one repeats. For the
   * random numbers of 0 to 999 the number itself is laid down.
   */
  static Dice fixed(Integer... faces) {
    return new FixedDice(List.of(faces));
  }
}
