package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Contradiction;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Limit;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.QuestionFact;

/**
 * What a question cannot say together: whatever a procedure declares is tried by a table generated
 * from the declarations, and what an umpire would call a contradiction by one written by hand.
 */
class ContradictionsTest {
  private static final int WHOLE = 100;

  private static Stream<Procedure> procedures() {
    return RuleBookId.values().stream().flatMap(id -> RuleBooks.get(id).procedures().stream());
  }

  private static Stream<Arguments> contradictions() {
    return procedures()
        .flatMap(
            each ->
                each.consistency().contradictions().stream()
                    .map(says -> Arguments.of(each, says, name(each) + says.sentence())));
  }

  private static Stream<Arguments> limits() {
    return procedures()
        .flatMap(
            each ->
                each.consistency().limits().stream()
                    .map(says -> Arguments.of(each, says, name(each) + says.sentence())));
  }

  private static String name(Procedure procedure) {
    return procedure.book() + " " + procedure.name() + ": ";
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("contradictions")
  void factsThatExcludeEachOtherAreRefused(Procedure procedure, Contradiction says, String name) {
    List<String> told = new ArrayList<>();
    for (Map<String, String> question : questions(procedure, says.facts(), -1)) {
      told.add(refusal(procedure, question));
    }
    assertThat(told).isNotEmpty().allMatch(each -> !each.isEmpty());
    told.addAll(toldOfWholeQuestions(procedure, says));
    assertThat(told).anyMatch(each -> each.startsWith(says.sentence()));
    assertThat(says.sentence()).matches("[A-Z].*\\.").doesNotContain("%");
    for (int without = 0; without < says.facts().size(); without++) {
      for (Map<String, String> question : questions(procedure, says.facts(), without)) {
        assertThat(refusal(procedure, question)).doesNotStartWith(says.sentence());
      }
    }
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("limits")
  void moreThanThereIsIsRefused(Procedure procedure, Limit says, String name) {
    Map<String, String> question = least(procedure);
    int whole = 0;
    for (Parameter each : says.whole()) {
      int value = Math.max(1, each.least());
      question.put(each.name(), Integer.toString(value));
      whole += value;
    }
    for (Parameter each : says.parts()) {
      question.put(each.name(), Integer.toString(each.least()));
    }
    Parameter first = says.parts().get(0);
    int others = says.parts().stream().skip(1).mapToInt(Parameter::least).sum();
    question.put(first.name(), Integer.toString(whole - others));
    assertThat(refusal(procedure, question)).doesNotStartWith(says.sentence());
    question.put(first.name(), Integer.toString(whole - others + 1));
    assertThat(refusal(procedure, question)).startsWith(says.sentence());
  }

  /** A contradiction somebody wrote down: {@code book|procedure|question|part of the sentence}. */
  @ParameterizedTest(name = "{0} {1} {2}")
  @CsvFileSource(resources = "contradictions.txt", delimiter = '|')
  void whatAnUmpireCallsAContradictionIsRefused(
      RuleBookId book, String procedure, String question, String sentence) {
    Throwable refused = catchThrowable(() -> Asking.the(book).adjudicate(procedure, question));
    assertThat(refused).isInstanceOf(InvalidQuestionException.class).hasMessageContaining(sentence);
  }

  @Test
  void factsThatPlayNoPartAreToldAndOthersAreNot() {
    var answer =
        Asking.the(RuleBookId.BATTLE_SYSTEM)
            .adjudicate(
                "fire",
                "weapon=heavy-guns range-spaces=1 men=400 grade=veteran target-cover=heavy",
                4);
    assertThat(answer.trace())
        .filteredOn(step -> step.factor().startsWith("given, but of no account here"))
        .extracting(step -> step.value())
        .containsExactly("400");
  }

  private static String refusal(Procedure procedure, Map<String, String> question) {
    @Nullable Throwable thrown =
        catchThrowable(() -> procedure.adjudicate(question, Dice.seeded(1)));
    return thrown instanceof InvalidQuestionException refused ? refused.getMessage() : "";
  }

  /** What is told where the other facts are so, or otherwise: another sentence may come first. */
  private static List<String> toldOfWholeQuestions(Procedure procedure, Contradiction says) {
    Random random = new Random(24);
    List<Parameter> asked = says.facts().stream().map(QuestionFact::parameter).toList();
    List<String> told = new ArrayList<>();
    for (Map<String, String> question : questions(procedure, says.facts(), -1)) {
      for (int i = 0; i < WHOLE; i++) {
        Map<String, String> whole = new LinkedHashMap<>(question);
        procedure.parameters().stream()
            .filter(each -> !asked.contains(each) && random.nextInt(4) == 0)
            .forEach(
                each -> {
                  List<String> values = candidates(each);
                  whole.put(each.name(), values.get(random.nextInt(values.size())));
                });
        told.add(refusal(procedure, whole));
      }
    }
    return told;
  }

  private static Map<String, String> least(Procedure procedure) {
    Map<String, String> question = new LinkedHashMap<>();
    procedure.parameters().stream()
        .filter(Parameter::isRequired)
        .forEach(each -> question.put(each.name(), candidates(each).get(0)));
    return question;
  }

  private static Map<String, String> last(Procedure procedure) {
    Map<String, String> question = least(procedure);
    procedure.parameters().stream()
        .filter(each -> each.isRequired() && !each.allowed().isEmpty())
        .forEach(each -> question.put(each.name(), each.allowed().get(each.allowed().size() - 1)));
    return question;
  }

  /** Questions of which all the facts hold, but for one of them that does not. */
  private static List<Map<String, String>> questions(
      Procedure procedure, List<QuestionFact> facts, int without) {
    List<Map<String, String>> questions = List.of(least(procedure), last(procedure));
    for (int i = 0; i < facts.size(); i++) {
      QuestionFact fact = facts.get(i);
      boolean wanted = i != without;
      List<Map<String, String>> more = new ArrayList<>();
      for (Map<String, String> question : questions) {
        for (String value : candidates(fact.parameter())) {
          if (fact.holdsOf(Optional.of(value)) == wanted) {
            Map<String, String> next = new LinkedHashMap<>(question);
            next.put(fact.parameter().name(), value);
            more.add(next);
          }
        }
        boolean absent = fact.holdsOf(Optional.ofNullable(preset(fact.parameter())));
        if (!fact.parameter().isRequired() && absent == wanted) {
          Map<String, String> next = new LinkedHashMap<>(question);
          next.remove(fact.parameter().name());
          more.add(next);
        }
      }
      questions = more.stream().limit(60).toList();
    }
    return questions;
  }

  private static @Nullable String preset(Parameter parameter) {
    String preset = parameter.preset();
    return preset == null || preset.isEmpty() ? null : preset;
  }

  private static List<String> candidates(Parameter parameter) {
    return switch (parameter.kind()) {
      case CHOICE, YES_NO -> parameter.allowed();
      case TEXT -> List.of("text");
      case NUMBER, FRACTION ->
          IntStream.of(1, 0, 2, 7, parameter.most())
              .filter(each -> each >= parameter.least() && each <= parameter.most())
              .distinct()
              .mapToObj(Integer::toString)
              .toList();
    };
  }
}
