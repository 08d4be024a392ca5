package studio.kriegsspiel.rules.kriegsspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * Single figures of the two Kriegsspiel books, typed from the inventory and looked up in the data.
 */
class FactsTest {

  static Stream<List<String>> facts() throws IOException {
    try (InputStream in = FactsTest.class.getResourceAsStream("facts.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("facts")
  @Rule("file:facts.txt")
  void tableGivesTheFigure(List<String> fact) {
    String book = fact.get(1).equals("R") ? "reisswitz-1824" : "british-1815";
    TableRow row = RuleBooks.get(book).table(fact.get(2)).getRow((Object[]) fact.get(3).split(";"));
    Object value = row.value(fact.get(4));
    assertThat(value == null ? "-" : value.toString()).isEqualTo(fact.get(5));
  }
}
