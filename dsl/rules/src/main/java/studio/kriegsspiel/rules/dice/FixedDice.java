package studio.kriegsspiel.rules.dice;

import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.rules.RulesException;

/** Dice laid down by hand, each thrown once, so that what fell at the table can be repeated. */
final class FixedDice implements Dice {
  private final List<Integer> faces;
  private int next;

  FixedDice(List<Integer> faces) {
    this.faces = List.copyOf(faces);
  }

  @Override
  public DiceStream stream(String purpose) {
    return new Stream(purpose, "");
  }

  @Override
  public void refuseSpare() {
    if (next < faces.size()) {
      String spare =
          faces.subList(next, faces.size()).stream()
              .map(String::valueOf)
              .collect(Collectors.joining(", "));
      throw new RulesException(
          "%s thrown, and %d laid down: leave out %s."
              .formatted(
                  next == 0 ? "No die is" : next == 1 ? "One die is" : next + " dice are",
                  faces.size(),
                  spare));
    }
  }

  private final class Stream implements DiceStream {
    private final String purpose;
    private final String die;

    Stream(String purpose, String die) {
      this.purpose = purpose;
      this.die = die;
    }

    @Override
    public DiceStream named(String name) {
      return new Stream(purpose, name);
    }

    @Override
    public int throwDie(int sides) {
      return take(1, sides, "a die");
    }

    @Override
    public int thousandths(int most) {
      return take(0, most, "a random number");
    }

    private int take(int least, int most, String otherwise) {
      String name =
          "%s for %s (%d to %d)".formatted(die.isEmpty() ? otherwise : die, purpose, least, most);
      if (next >= faces.size()) {
        throw new RulesException(
            "Lay down one more die: throw %d is %s.".formatted(next + 1, name));
      }
      int face = faces.get(next);
      if (face < least || face > most) {
        throw new RulesException("Throw %d is %s, not %d.".formatted(next + 1, name, face));
      }
      next++;
      return face;
    }
  }
}
