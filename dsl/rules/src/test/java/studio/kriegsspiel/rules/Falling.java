package studio.kriegsspiel.rules;

import java.util.List;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;

/**
 * Dice for tests that ask about one figure of a decision and not about how often it throws: the
 * faces fall in order, and the last one as often as it is wanted. That real dice laid down are
 * counted is what {@code DiceTest} and {@code EveryProcedureTest} show.
 */
public final class Falling implements Dice, DiceStream {
  private final List<Integer> faces;
  private int next;

  private Falling(List<Integer> faces) {
    this.faces = faces;
  }

  public static Dice on(Integer... faces) {
    return new Falling(List.of(faces));
  }

  @Override
  public DiceStream stream(String purpose) {
    return this;
  }

  @Override
  public int throwDie(int sides) {
    return take(1, sides);
  }

  @Override
  public int thousandths(int most) {
    return take(0, most);
  }

  private int take(int least, int most) {
    int face = faces.get(Math.min(next++, faces.size() - 1));
    if (face < least || face > most) {
      throw new IllegalArgumentException(face + " is not from " + least + " to " + most);
    }
    return face;
  }
}
