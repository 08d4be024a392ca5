package studio.kriegsspiel.desk.decision;

import java.util.Arrays;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;

/**
 * How the dice fall.
 *
 * @param typed whether they are thrown at the table
 * @param seed what the studio throws them by, else
 * @param faces as they fell at the table, in order
 */
public record DiceChoice(boolean typed, long seed, String faces) {

  /** Thrown by the studio. */
  public static DiceChoice thrown(long seed) {
    return new DiceChoice(false, seed, "");
  }

  /** Thrown by the studio by another seed. */
  public DiceChoice withSeed(long other) {
    return new DiceChoice(false, other, faces);
  }

  /** As they fell at the table. */
  public DiceChoice withFaces(String other) {
    return new DiceChoice(true, seed, other);
  }

  /** The seed in words, empty where they are typed. */
  public String seedWords() {
    return typed ? "" : Long.toString(seed);
  }

  /**
   * The dice.
   *
   * @throws RulesException if what was typed is no faces of dice
   */
  public Dice dice() {
    return thrown().dice();
  }

  /**
   * How they fall, as a game keeps it.
   *
   * @throws RulesException if what was typed is no faces of dice
   */
  Throws thrown() {
    if (!typed) {
      return Throws.seeded(seed);
    }
    try {
      return Throws.fallen(
          Arrays.stream(faces.strip().split("[\\s,;]+"))
              .filter(each -> !each.isEmpty())
              .map(Integer::valueOf)
              .toList());
    } catch (NumberFormatException none) {
      throw new InvalidQuestionException(
          "\u201c"
              + faces.strip()
              + "\u201d are no faces of dice; write them in order, such as 3, 5.");
    }
  }
}
