package studio.kriegsspiel.game;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.dice.Dice;

/**
 * How dice fall in a decision.
 *
 * @param seed the number that throws them, if they are thrown by the studio
 * @param faces as they fell at the table, in order
 */
public record Throws(Optional<Long> seed, List<Integer> faces) {
  /** Keeps its own list. */
  public Throws {
    faces = List.copyOf(faces);
  }

  /** Thrown by the studio. */
  public static Throws seeded(long seed) {
    return new Throws(Optional.of(seed), List.of());
  }

  /** Thrown at the table. */
  public static Throws fallen(List<Integer> faces) {
    return new Throws(Optional.empty(), faces);
  }

  /** The dice, which fall so again whenever they are asked for. */
  public Dice dice() {
    return seed.map(Dice::seeded).orElseGet(() -> Dice.fixed(faces.toArray(new Integer[0])));
  }
}
