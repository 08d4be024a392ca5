package studio.kriegsspiel.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.game.Throws;
import studio.kriegsspiel.rules.dice.Dice;

/** The dice of a decision: thrown anew, thrown as once before, or told as they fell. */
public final class DiceOption {
  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Repeats the dice of an earlier decision; else one is drawn and told.")
  private @Nullable Long seed;

  @Option(
      names = "--die",
      paramLabel = "FACE",
      split = ",",
      description = "Dice as they fell at the table, in order, each thrown once.")
  private List<Integer> dice = new ArrayList<>();

  /**
   * Dice, and what throws the same again.
   *
   * @param words the number that throws them again; empty where they were told as they fell
   */
  record Throw(Dice dice, String words) {}

  /** Refuses dice that are both told and drawn. */
  void check() {
    if (seed != null && !dice.isEmpty()) {
      throw new CommandFault("Give either --seed or --die, not both.");
    }
  }

  /** Whether the user said how they fall. */
  public boolean isSaid() {
    return seed != null || !dice.isEmpty();
  }

  /** Whether the user threw dice at the table. */
  public boolean isLaid() {
    return !dice.isEmpty();
  }

  /** How the dice fall, as a game keeps it. */
  public Throws thrown() {
    check();
    return dice.isEmpty() ? Throws.seeded(drawn()) : Throws.fallen(dice);
  }

  private long drawn() {
    return seed != null ? seed : ThreadLocalRandom.current().nextLong(1_000_000);
  }

  /** The dice to decide with. */
  Throw take() {
    check();
    if (!dice.isEmpty()) {
      return new Throw(Dice.fixed(dice.toArray(new Integer[0])), "");
    }
    long drawn = drawn();
    return new Throw(Dice.seeded(drawn), Long.toString(drawn));
  }
}
