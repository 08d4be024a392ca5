package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.data.DataFile;
import studio.kriegsspiel.rules.procedure.ChoiceWords;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.sheet.TableSheet;

/** Every choice of every question of every book in words for people. */
class ChoiceWordsTest {
  /** A word of letters, such as 12-pounder, 5½-inch or Jäger; nothing else. */
  private static final String PLAIN = "[\\p{L}\\d½]+(-[\\p{L}]+|-)?,?";

  /** What only programs say. */
  private static final Set<String> PROGRAMS =
      Set.of("null", "enum", "id", "lb", "pdr", "mm", "usr");

  private static Stream<Parameter> choices(RuleBookId book) {
    return RuleBooks.get(book).procedures().stream()
        .map(Procedure::parameters)
        .flatMap(List::stream)
        .filter(each -> each.kind() == Parameter.Kind.CHOICE);
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void peopleReadNoWordOfPrograms(RuleBookId book) {
    assertThat(choices(book))
        .allSatisfy(
            parameter ->
                assertThat(parameter.allowed())
                    .allSatisfy(
                        value -> {
                          String words = ChoiceWords.of(parameter, value);
                          assertThat(words)
                              .as(parameter.name() + "=" + value)
                              .hasSizeGreaterThan(1);
                          for (String each : words.replace("15 mm", "15").split(" ", -1)) {
                            if (!each.equals("25") && !each.equals("mm")) {
                              assertThat(each).as(words).matches(PLAIN);
                              assertThat(PROGRAMS).as(words).doesNotContain(each);
                            }
                          }
                        }));
  }

  @ParameterizedTest
  @MethodSource("studio.kriegsspiel.rules.RuleBookId#values")
  void noTwoChoicesOfOneQuestionReadAlikeAndEachIsFoundByItsWords(RuleBookId book) {
    assertThat(choices(book))
        .allSatisfy(
            parameter -> {
              Set<String> seen = new HashSet<>();
              for (String value : parameter.allowed()) {
                String words = ChoiceWords.of(parameter, value);
                assertThat(seen.add(words)).as(parameter.name() + ": " + words).isTrue();
                assertThat(ChoiceWords.find(parameter, words)).contains(value);
                assertThat(ChoiceWords.find(parameter, value)).contains(value);
              }
            });
  }

  @Test
  void noWordOfTheFileIsForAChoiceOrForACellOfASheetThatIsNot() {
    Set<String> known = new HashSet<>();
    for (RuleBookId book : RuleBookId.values()) {
      choices(book)
          .forEach(
              each ->
                  each.allowed()
                      .forEach(
                          value -> {
                            known.add(value);
                            known.add(each.name() + ":" + value);
                          }));
      cells(book).forEach(known::add);
    }

    assertThat(known)
        .containsAll(
            DataFile.resource(
                    ChoiceWordsTest.class.getClassLoader(),
                    "studio/kriegsspiel/rules/words/choices.json")
                .names());
  }

  /** The words in the tables that an umpire has on his sheet. */
  private static Stream<String> cells(RuleBookId book) {
    return TableSheet.of(RuleBooks.get(book)).stream()
        .flatMap(sheet -> sheet.sections().stream())
        .flatMap(section -> section.tables().stream())
        .flatMap(extract -> extract.table().rows().stream())
        .flatMap(row -> row.values().stream())
        .filter(String.class::isInstance)
        .map(String.class::cast);
  }

  @Test
  void skirmishersAreNoFileName() {
    Parameter troops =
        Parameter.choice("troops", "row", List.of("action.skirmishers_out_in_or_avoiding_cavalry"));

    assertThat(ChoiceWords.of(troops, troops.allowed().get(0)))
        .isEqualTo("skirmishers out, in, or avoiding cavalry");
    assertThat(ChoiceWords.result("lossPoints")).isEqualTo("loss points");
  }
}
