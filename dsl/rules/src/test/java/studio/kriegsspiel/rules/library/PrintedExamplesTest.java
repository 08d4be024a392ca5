package studio.kriegsspiel.rules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.procedure.Adjudication;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The worked examples of the books, copied from print: each comes out as printed, or the answer
 * says that a ruling has it otherwise and names the example.
 */
class PrintedExamplesTest {
  private static final String LIST = "printed-examples.txt";

  @ParameterizedTest(name = "{0} {1}")
  @CsvFileSource(resources = LIST, delimiter = '|')
  void anExampleComesOutAsPrintedOrSaysWhyNot(
      RuleBookId book,
      String where,
      String procedure,
      String question,
      @Nullable String dice,
      String result,
      String printed) {
    Integer[] laid = dice == null ? new Integer[0] : Asking.dice(dice);
    Adjudication answer = Asking.the(book).adjudicate(procedure, question, laid);
    String sentence = answer.decision().sentence();
    if (comesOut(answer.decision(), result, printed)) {
      assertThat(sentence).as(where).doesNotContain("own example");
    } else {
      assertThat(sentence).as(where).contains("own example (").contains(" " + printed + ", which");
      assertThat(answer.trace())
          .as(where)
          .anySatisfy(
              step -> {
                assertThat(step.factor()).startsWith("the printed example");
                assertThat(step.citation().layer().word()).isEqualTo("ruling");
              });
    }
  }

  private static boolean comesOut(Decision decision, String result, String printed) {
    return decision instanceof Decision.Decided decided
        && decided.get(result).toString().replaceFirst("\\.0+$", "").equals(printed);
  }

  @Test
  void everyExampleThatARulingChangesIsTried() throws IOException {
    Set<String> tried;
    try (Stream<String> lines =
        new String(
                PrintedExamplesTest.class.getResourceAsStream(LIST).readAllBytes(),
                StandardCharsets.UTF_8)
            .lines()) {
      tried =
          lines
              .map(line -> line.split("\\|"))
              .map(cells -> cells[0] + " " + cells[2] + " " + sorted(cells[3]))
              .collect(Collectors.toSet());
    }
    List<String> changed =
        RuleBookId.values().stream()
            .flatMap(
                id ->
                    RuleBooks.get(id).tables().find("printed-examples").stream()
                        .flatMap(table -> table.rows().stream())
                        .map(row -> key(id, row)))
            .toList();
    assertThat(changed).hasSizeGreaterThan(10);
    assertThat(tried).containsAll(changed);
  }

  private static String key(RuleBookId id, TableRow row) {
    return id + " " + row.getText("procedure") + " " + sorted(row.getText("question"));
  }

  private static String sorted(String question) {
    return Arrays.stream(question.split(" ")).sorted().collect(Collectors.joining(" "));
  }
}
