package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Asks every question of the three later books at random: each gets an answer in words. */
class EveryProcedureTest {
  private static final int ASKED = 150;
  private static final List<RuleBookId> BOOKS =
      List.of(RuleBookId.BATTLE_SYSTEM, RuleBookId.KRIEGSKUNST, RuleBookId.NAPOLEONIC_RNG);

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
      Map<String, String> question = new LinkedHashMap<>();
      for (Parameter parameter : procedure.parameters()) {
        if (parameter.isRequired() || random.nextBoolean()) {
          question.put(parameter.name(), value(parameter, random));
        }
      }
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
