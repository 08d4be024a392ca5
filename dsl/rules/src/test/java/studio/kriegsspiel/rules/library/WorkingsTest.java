package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Lengths say their unit, and a working has every number that the answer hangs on. */
class WorkingsTest {
  private static final int ASKED = 120;
  private static final List<String> LENGTHS =
      List.of("range", "distance", "length", "width", "front", "apart", "reach", "open", "closed");
  private static final String UNIT = ".*(paces|inches|millimetres|spaces|metres|feet|unit|-mm ).*";

  private static Stream<Procedure> procedures() {
    return RuleBookId.values().stream().flatMap(id -> RuleBooks.get(id).procedures().stream());
  }

  private static boolean isNumber(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.NUMBER || parameter.kind() == Parameter.Kind.FRACTION;
  }

  @ParameterizedTest
  @MethodSource("procedures")
  void aLengthSaysWhatItIsCountedIn(Procedure procedure) {
    assertThat(procedure.parameters())
        .filteredOn(each -> isNumber(each) && isLength(each))
        .allSatisfy(each -> assertThat(each.name() + " " + each.title()).matches(UNIT));
  }

  private static boolean isLength(Parameter parameter) {
    String name = parameter.name();
    return LENGTHS.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "-"))
        || parameter
            .title()
            .matches(".*\\b(distance|length|width|range|way) (of|to|in|on|from)\\b.*");
  }

  @ParameterizedTest
  @MethodSource("procedures")
  void theWorkingChangesWithEveryNumberThatChangesTheAnswer(Procedure procedure) {
    Random random = new Random(procedure.name().hashCode());
    for (int i = 0; i < ASKED; i++) {
      Map<String, String> question = question(procedure, random);
      @Nullable Adjudication one = answer(procedure, question, i);
      for (Parameter each : procedure.parameters()) {
        if (one == null || !isNumber(each) || !question.containsKey(each.name())) {
          continue;
        }
        Map<String, String> changed = new LinkedHashMap<>(question);
        changed.put(each.name(), Integer.toString(number(each, random)));
        @Nullable Adjudication other = answer(procedure, changed, i);
        if (other != null && !results(one).equals(results(other))) {
          assertThat(other.trace())
              .as(
                  "%s %s with %s=%s",
                  procedure.name(), question, each.name(), changed.get(each.name()))
              .isNotEqualTo(one.trace());
        }
      }
    }
  }

  private static List<?> results(Adjudication answer) {
    return answer.decision() instanceof Decision.Decided decided ? decided.results() : List.of();
  }

  private static @Nullable Adjudication answer(
      Procedure procedure, Map<String, String> question, long seed) {
    try {
      Adjudication answer = procedure.adjudicate(question, Dice.seeded(seed));
      return answer.decision() instanceof Decision.Decided ? answer : null;
    } catch (RulesException e) {
      return null;
    }
  }

  private static Map<String, String> question(Procedure procedure, Random random) {
    Map<String, String> question = new LinkedHashMap<>();
    for (Parameter each : procedure.parameters()) {
      if (each.isRequired() || random.nextInt(3) == 0) {
        question.put(
            each.name(),
            isNumber(each)
                ? Integer.toString(number(each, random))
                : each.kind() == Parameter.Kind.TEXT
                    ? "eoo"
                    : each.allowed().get(random.nextInt(each.allowed().size())));
      }
    }
    return question;
  }

  private static int number(Parameter parameter, Random random) {
    return Math.max(parameter.least(), 0)
        + random.nextInt(Math.max(1, Math.min(parameter.most() - parameter.least(), 40)));
  }
}
