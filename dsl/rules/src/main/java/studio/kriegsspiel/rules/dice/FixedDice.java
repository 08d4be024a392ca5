package studio.kriegsspiel.rules.dice;

import java.util.List;
import studio.kriegsspiel.rules.RulesException;

/** Dice laid down by hand, so that a printed example can be repeated. */
final class FixedDice implements Dice, DiceStream {
  private final List<Integer> faces;
  private int next;

  FixedDice(List<Integer> faces) {
    if (faces.isEmpty()) {
      throw new IllegalArgumentException("at least one die must be laid down");
    }
    this.faces = faces;
  }

  @Override
  public DiceStream stream(String purpose) {
    return this;
  }

  @Override
  public int throwDie(int sides) {
    int face = faces.get(Math.min(next, faces.size() - 1));
    next++;
    if (face < 1 || face > sides) {
      throw new RulesException(
          "The die laid down shows " + face + ", but this die has the faces 1 to " + sides + ".");
    }
    return face;
  }

  @Override
  public int throwAgain(int sides) {
    if (next >= faces.size()) {
      throw new RulesException(
          "The face laid down decides nothing and the die is thrown again: lay down one more die.");
    }
    return throwDie(sides);
  }

  @Override
  public int thousandths() {
    int number = faces.get(Math.min(next, faces.size() - 1));
    next++;
    if (number < 0 || number > 999) {
      throw new RulesException(
          "The number laid down is " + number + ", but random numbers run from 0 to 999.");
    }
    return number;
  }
}
