package studio.kriegsspiel.rules.kriegsspiel.fire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Every row of the fire tables against figures typed independently of the data files. */
class FireTablesTest {

  static Stream<List<String>> rows() throws IOException {
    try (InputStream in = FireTablesTest.class.getResourceAsStream("fire-rows.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  @Rule("file:fire-rows.txt")
  void rowReadsAsPrinted(List<String> expected) {
    RuleTable table = RuleBooks.get(expected.get(1)).table(expected.get(2));
    TableRow row =
        expected.get(4).isEmpty()
            ? table.getRow(expected.get(3), expected.get(5))
            : table.getRow(expected.get(3), expected.get(4), expected.get(5));
    String faces =
        IntStream.rangeClosed(1, 6)
            .mapToObj(face -> row.findInteger("face-" + face))
            .map(number -> number.isPresent() ? Integer.toString(number.getAsInt()) : "-")
            .collect(Collectors.joining(" "));
    assertThat(faces).isEqualTo(expected.get(7));
    assertThat(row.getInteger("to")).isEqualTo(Integer.parseInt(expected.get(6)));
  }

  @Test
  @Rule({"G4-021", "G4-023..G4-028", "G4-030", "G4-031"})
  void theDiceOf1824CarryTheNumbersOfTheTables() {
    RuleTable dice = RuleBooks.get("reisswitz-1824").table("fire-dice");
    RuleTable guns = RuleBooks.get("reisswitz-1824").table("artillery-fire");
    int[] from = {0, 400, 800, 1200};
    for (int face = 1; face <= 6; face++) {
      for (int band = 0; band < 4; band++) {
        String number = "number-" + (band + 1);
        String column = "face-" + face;
        assertThat(dice.getInteger(number, "III", face, "left"))
            .isEqualTo(guns.getInteger(column, "6-pdr-battery", "good", from[band]));
        assertThat(dice.getInteger(number, "III", face, "right"))
            .isEqualTo(guns.getInteger(column, "7-pdr-howitzer-battery", "good", from[band]));
        assertThat(dice.getInteger(number, "V", face, "left"))
            .isEqualTo(guns.getInteger(column, "6-pdr-battery", "bad", from[band]));
      }
    }
    assertThat(dice.getRow("III", 4, "left").citation())
        .hasToString("Reisswitz 1824 ruling C061 on p. xiv");
    assertThat(dice.getInteger("number-1", "I", 4, "left")).isEqualTo(40);
    assertThat(dice.getInteger("number-2", "II", 2, "right")).isEqualTo(5);
  }
}
