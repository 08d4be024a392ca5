package studio.kriegsspiel.rules.dice;

import java.util.List;

/** A source of chance with one stream per purpose. */
public interface Dice {

  /** The stream of this purpose; the same name always gives the same, advancing stream. */
  DiceStream stream(String purpose);

  /**
   * Says that all is decided: a die laid down by hand that nothing threw is refused.
   *
   * @throws studio.kriegsspiel.rules.RulesException if one is left over
   */
  default void refuseSpare() {}

  /** Chance derived from a seed; changing one stream never shifts another. */
  static Dice seeded(long seed) {
    return new RandomStreams(seed);
  }

  /**
   * Dice laid down by hand, taken in order by every stream together, each once: a missing one is
   * asked for by name. For the random numbers of 0 to 999 the number itself is laid down.
   */
  static Dice fixed(Integer... faces) {
    return new FixedDice(List.of(faces));
  }
}
