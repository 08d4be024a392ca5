package studio.kriegsspiel.rules.kriegsspiel.march;

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

/** Every row of both march tables against figures typed independently of the data files. */
class MarchTableTest {

  static Stream<List<String>> rows() throws IOException {
    try (InputStream in = MarchTableTest.class.getResourceAsStream("march-rows.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  @Rule("G3-056..G3-103")
  void rowReadsAsPrinted(List<String> expected) {
    TableRow row = RuleBooks.get(expected.get(1)).table("march").getRow(expected.get(2));
    for (String rate : expected.get(3).split(" ")) {
      String[] pair = rate.split("=");
      assertThat(row.getInteger(pair[0])).as(pair[0]).isEqualTo(Integer.parseInt(pair[1]));
    }
    for (String column : expected.get(4).split(" ")) {
      assertThat(column.isEmpty() || row.isDash(column)).as(column).isTrue();
    }
    String limit =
        row.isDash("moves") ? "" : row.getInteger("moves") + " in " + row.getInteger("in-moves");
    assertThat(limit).isEqualTo(expected.get(5));
  }
}
