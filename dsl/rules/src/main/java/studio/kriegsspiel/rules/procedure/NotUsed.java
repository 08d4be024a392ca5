package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Finds the facts of a question that played no part: left out, each of them gives the same decision
 * by the same working while the dice fall the same. A procedure need not say of each case what it
 * looks at.
 */
final class NotUsed {

  /** Decides a question anew. */
  @FunctionalInterface
  interface Deciding {
    Decision decide(Question question, Dice dice, Trace trace);
  }

  private NotUsed() {}

  /** Adds a step for each of them. */
  static void tell(
      Question question,
      List<Parameter> parameters,
      Fallen fallen,
      Decision decision,
      Trace trace,
      Citation citation,
      Deciding deciding) {
    List<TraceStep> steps = trace.steps();
    for (Parameter each : parameters) {
      String preset = each.preset();
      String value = question.values().get(each.name());
      if (preset == null || value == null || value.equals(preset)) {
        continue;
      }
      Trace other = Trace.on();
      if (same(question.without(each), fallen, decision, steps, other, deciding)) {
        trace.add(
            "given, but of no account here: " + each.title(),
            ChoiceWords.of(each, value),
            citation);
      }
    }
  }

  private static boolean same(
      Question less,
      Fallen fallen,
      Decision decision,
      List<TraceStep> steps,
      Trace other,
      Deciding deciding) {
    try {
      Replayed replayed = fallen.again();
      return deciding.decide(less, replayed, other).equals(decision)
          && replayed.isSpent()
          && other.steps().equals(steps);
    } catch (RulesException | ArithmeticException | Replayed.RanOut e) {
      return false;
    }
  }

  /** Dice that remember how they fell. */
  static final class Fallen implements Dice {
    private final Dice dice;
    private final List<Integer> faces = new ArrayList<>();

    Fallen(Dice dice) {
      this.dice = dice;
    }

    @Override
    public DiceStream stream(String purpose) {
      return new Noting(dice.stream(purpose), faces);
    }

    Replayed again() {
      return new Replayed(faces);
    }
  }

  private record Noting(DiceStream stream, List<Integer> faces) implements DiceStream {
    @Override
    public int throwDie(int sides) {
      return noted(stream.throwDie(sides));
    }

    @Override
    public int thousandths(int most) {
      return noted(stream.thousandths(most));
    }

    @Override
    public DiceStream named(String die) {
      return new Noting(stream.named(die), faces);
    }

    private int noted(int face) {
      faces.add(face);
      return face;
    }
  }

  /** The same dice once more, in their order. */
  static final class Replayed implements Dice, DiceStream {
    private final List<Integer> faces;
    private int next;

    Replayed(List<Integer> faces) {
      this.faces = List.copyOf(faces);
    }

    boolean isSpent() {
      return next == faces.size();
    }

    @Override
    public DiceStream stream(String purpose) {
      return this;
    }

    @Override
    public int throwDie(int sides) {
      if (next == faces.size() || faces.get(next) > sides) {
        throw new RanOut();
      }
      return faces.get(next++);
    }

    @Override
    public int thousandths(int most) {
      return throwDie(most);
    }

    /** More dice are wanted than fell, or others. */
    static final class RanOut extends RuntimeException {
      private static final long serialVersionUID = 1L;

      RanOut() {
        super("other dice", null, false, false);
      }
    }
  }
}
