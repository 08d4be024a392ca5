package studio.kriegsspiel.rules.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.trace.Trace;
import studio.kriegsspiel.rules.trace.TraceStep;

/**
 * Completes a working by what was given: facts that played no part, since left out each of them
 * gives the same decision by the same working while the dice fall the same, and numbers that count
 * and stand in no step. A procedure need not say of each case what it looks at.
 */
final class Given {

  /** Decides a question anew. */
  @FunctionalInterface
  interface Deciding {
    Decision decide(Question question, Dice dice, Trace trace);
  }

  private final Question question;
  private final Fallen fallen;
  private final Decision decision;
  private final List<TraceStep> steps;
  private final Deciding deciding;

  /** What was answered to a question, by which steps, the dice having fallen so. */
  Given(
      Question question,
      Fallen fallen,
      Decision decision,
      List<TraceStep> steps,
      Deciding deciding) {
    this.question = question;
    this.fallen = fallen;
    this.decision = decision;
    this.steps = List.copyOf(steps);
    this.deciding = deciding;
  }

  /** Adds a step for each fact that played no part, and for each number that did so untold. */
  void tell(List<Parameter> parameters, Trace trace, Citation citation) {
    for (Parameter each : parameters) {
      String preset = each.preset();
      String value = question.values().get(each.name());
      if (value == null || value.equals(preset)) {
        continue;
      }
      if (preset != null && retry(question.without(each)).isSame()) {
        trace.add(
            "given, but of no account here: " + each.title(),
            ChoiceWords.of(each, value),
            citation);
      } else if (isUntold(each, value)) {
        trace.add("given: " + each.title(), value, citation);
      }
    }
  }

  /**
   * Whether the working of a number that counts does not tell it: it is the same with one more, or
   * with one less where one more cannot be.
   */
  private boolean isUntold(Parameter parameter, String value) {
    boolean number =
        parameter.kind() == Parameter.Kind.NUMBER || parameter.kind() == Parameter.Kind.FRACTION;
    if (!number) {
      return false;
    }
    Fraction exact = Fraction.parse(value);
    for (Fraction other : List.of(exact.plus(Fraction.ONE), exact.minus(Fraction.ONE))) {
      boolean within =
          other.compareTo(Fraction.of(parameter.least())) >= 0
              && other.compareTo(Fraction.of(parameter.most())) <= 0;
      Retried retried =
          within ? retry(question.with(parameter, other.toString())) : Retried.UNKNOWN;
      if (retried != Retried.UNKNOWN) {
        return retried.steps();
      }
    }
    return !isWritten(value);
  }

  private boolean isWritten(String number) {
    Pattern told = Pattern.compile("(?<![\\d/.])" + Pattern.quote(number) + "(?![\\d/]|\\.\\d)");
    return steps.stream().anyMatch(step -> told.matcher(step.factor() + " " + step.value()).find());
  }

  /**
   * What another question gave with the same dice.
   *
   * @param answer whether the decision was the same
   * @param steps whether the working was
   */
  private record Retried(boolean answer, boolean steps) {
    /** It cannot be asked so, or other dice would have to fall. */
    private static final Retried UNKNOWN = new Retried(false, false);

    private boolean isSame() {
      return answer && steps;
    }
  }

  private Retried retry(Question other) {
    Trace working = Trace.on();
    try {
      Replayed replayed = fallen.again();
      Decision again = deciding.decide(other, replayed, working);
      return new Retried(
          again.equals(decision) && replayed.isSpent(), working.steps().equals(steps));
    } catch (RulesException | ArithmeticException | Replayed.RanOut e) {
      return Retried.UNKNOWN;
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
