package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.AfterState;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Asks every question of the five books at random: each gets an answer in words. */
class EveryProcedureTest {
  private static final int ASKED = 150;
  private static final List<RuleBookId> BOOKS = RuleBookId.values();

  static Stream<Procedure> procedures() {
    return BOOKS.stream()
        .flatMap(
            id -> {
              List<String> all = RuleBooks.get(id).switches().stream().map(s -> s.name()).toList();
              return Stream.of(RuleBooks.get(id), RuleBooks.get(id).with(all));
            })
        .flatMap(book -> book.procedures().stream());
  }

  private static String value(Parameter parameter, Random random) {
    return switch (parameter.kind()) {
      case CHOICE, YES_NO -> parameter.allowed().get(random.nextInt(parameter.allowed().size()));
      case NUMBER -> Integer.toString(number(parameter, random));
      case FRACTION -> number(parameter, random) + (random.nextBoolean() ? "" : ".0");
      case TEXT -> "text";
    };
  }

  /** Ends and small figures more often than a flat draw would have them. */
  private static int number(Parameter parameter, Random random) {
    int span = Math.min(parameter.most() - parameter.least(), 20);
    return switch (random.nextInt(4)) {
      case 0 -> parameter.least();
      case 1 -> parameter.most();
      default -> Math.max(parameter.least(), 0) + random.nextInt(Math.max(1, span));
    };
  }

  @ParameterizedTest
  @MethodSource("procedures")
  void everyQuestionGetsAnAnswerInWords(Procedure procedure) {
    Random random = new Random(procedure.name().hashCode());
    for (int i = 0; i < ASKED; i++) {
      Map<String, String> question = question(procedure, random);
      Adjudication answer = answer(procedure, question, i);
      if (answer == null) {
        continue;
      }
      assertThat(answer.decision().sentence()).as(question.toString()).matches("(?s)[A-Z\\d].*\\.");
      assertThat(answer.trace())
          .as(question.toString())
          .allSatisfy(
              step -> {
                assertThat(step.factor()).isNotBlank();
                assertThat(step.value()).isNotBlank();
                assertThat(step.citation().reference()).isNotBlank();
              });
      if (answer.decision() instanceof Decision.Decided) {
        assertThat(answer(procedure, question, i)).as(question.toString()).isEqualTo(answer);
      }
    }
  }

  /** Dice of chance that remember how they fell. */
  private static final class Remembered implements Dice {
    private final Dice dice;
    private final List<Integer> fallen = new ArrayList<>();

    Remembered(long seed) {
      dice = Dice.seeded(seed);
    }

    @Override
    public DiceStream stream(String purpose) {
      DiceStream stream = dice.stream(purpose);
      return new DiceStream() {
        @Override
        public int throwDie(int sides) {
          return noted(stream.throwDie(sides));
        }

        @Override
        public int thousandths(int most) {
          return noted(stream.thousandths(most));
        }

        private int noted(int face) {
          fallen.add(face);
          return face;
        }
      };
    }
  }

  @ParameterizedTest
  @MethodSource("procedures")
  void diceLaidDownAsTheyFellGiveTheSameAnswerAndOneFewerOrMoreIsTold(Procedure procedure) {
    Random random = new Random(procedure.name().hashCode());
    for (int i = 0; i < ASKED; i++) {
      Map<String, String> question = question(procedure, random);
      Remembered dice = new Remembered(i);
      Adjudication answer;
      try {
        answer = procedure.adjudicate(question, dice);
      } catch (RulesException e) {
        continue;
      }
      Integer[] fallen = dice.fallen.toArray(new Integer[0]);
      assertThat(procedure.adjudicate(question, Dice.fixed(fallen)))
          .as(question.toString())
          .isEqualTo(answer);
      assertThat(answer.trace().stream().anyMatch(step -> step.findDie().isPresent()))
          .as("a throw in the working of " + question)
          .isEqualTo(fallen.length > 0);
      if (fallen.length > 0) {
        Integer[] fewer = Arrays.copyOf(fallen, fallen.length - 1);
        assertThatThrownBy(() -> procedure.adjudicate(question, Dice.fixed(fewer)))
            .as(question.toString())
            .hasMessageStartingWith("Lay down one more die: throw " + fallen.length + " is ");
      }
      if (answer.decision() instanceof Decision.Decided) {
        Integer[] more = Arrays.copyOf(fallen, fallen.length + 1);
        more[fallen.length] = 1;
        assertThatThrownBy(() -> procedure.adjudicate(question, Dice.fixed(more)))
            .as(question.toString())
            .hasMessageEndingWith("leave out 1.");
      }
    }
  }

  /** What a decision leaves is taken, as it is written, by a question of the same book. */
  @ParameterizedTest
  @MethodSource("procedures")
  void whatIsLeftIsTakenByTheNextQuestion(Procedure procedure) {
    RuleBook book = RuleBooks.get(procedure.book());
    Random random = new Random(procedure.name().hashCode());
    for (int i = 0; i < ASKED; i++) {
      Map<String, String> question = question(procedure, random);
      try {
        if (procedure.adjudicate(question, Dice.seeded(i)).decision()
            instanceof Decision.Decided decided) {
          decided.after().forEach(state -> assertIsTaken(state, book));
        }
      } catch (RulesException e) {
        assertThat(e).hasMessageEndingWith(".");
      }
    }
  }

  private static void assertIsTaken(AfterState state, RuleBook book) {
    if (state.word().equals(AfterState.GONE)) {
      assertThat(state.value()).isIn("yes", AfterState.TAKEN);
      return;
    }
    List<Parameter> takers =
        book.procedures().stream()
            .flatMap(each -> each.parameters().stream())
            .filter(
                each ->
                    each.name().equals(state.word()) || each.name().endsWith("-" + state.word()))
            .toList();
    assertThat(takers).as("takers of " + state).isNotEmpty();
    if (state.value().equals(AfterState.OVER)) {
      return;
    }
    assertThat(takers)
        .as("a taker of " + state)
        .anySatisfy(taker -> assertThat(taker.check(state.value())).isEqualTo(state.value()));
    if (!state.value().matches("[-\\d./]+")) {
      assertThat(takers)
          .as("each question that asks for the state " + state)
          .filteredOn(taker -> !taker.allowed().isEmpty())
          .allSatisfy(taker -> assertThat(taker.check(state.value())).isEqualTo(state.value()));
    }
  }

  private static Map<String, String> question(Procedure procedure, Random random) {
    Map<String, String> question = new LinkedHashMap<>();
    for (Parameter parameter : procedure.parameters()) {
      if (parameter.isRequired() || random.nextBoolean()) {
        question.put(parameter.name(), value(parameter, random));
      }
    }
    return question;
  }

  /** The answer, or null where a random value is outside what the parameter allows. */
  private static Adjudication answer(Procedure procedure, Map<String, String> question, long seed) {
    try {
      return procedure.adjudicate(question, Dice.seeded(seed));
    } catch (RulesException e) {
      assertThat(e).as(question.toString()).isInstanceOf(InvalidQuestionException.class);
      return null;
    }
  }

  @Test
  void figuresTooFineToReckonAreRefusedInASentence() {
    Map<String, String> question = new HashMap<>();
    question.put("road-spaces", "1/999999999999999");
    question.put("field-spaces", "1/999999999999998");
    Procedure rider = RuleBooks.get(RuleBookId.BATTLE_SYSTEM).getProcedure("rider");
    assertThatThrownBy(() -> rider.adjudicate(question, Dice.seeded(1)))
        .isInstanceOf(InvalidQuestionException.class)
        .hasMessageContaining("use fewer digits");
  }
}
