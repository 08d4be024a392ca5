package studio.kriegsspiel.study.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What of a scenario of ORBAT Mapper cannot be kept is told, and bad files are refused. */
class OrbatMapperTableTest {
  private static final String UNIT =
      "{\"name\":\"1st\",\"sidc\":\"10031000161211000000\",\"subUnits\":[%s]}";

  @TempDir Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("file.json"), text);
  }

  private static String scenario(String units) {
    return "{\"type\":\"ORBAT-mapper\",\"sides\":[{\"name\":\"Blue\",\"groups\":[{\"subUnits\":["
        + units
        + "]}]}]}";
  }

  @Test
  void whatCannotBeKeptIsToldByItsLine() throws IOException {
    ArmyTable table =
        ArmyTable.of(
            TableFile.read(
                file(
                    scenario(
                        "\n{\"name\":\"HMS Hardy\",\"sidc\":\"10033000001202030000\","
                            + "\"media\":[{\"url\":\"x\"}],\"state\":[{\"t\":1}],\"symbolOptions\":{}}"))),
            Map.of(),
            "",
            "Test");
    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().get(0).line()).isEqualTo(2);
    assertThat(table.rows().get(0).remarks())
        .containsExactly(
            "the sign `10033000001202030000` tells no level or arm of ours",
            "`media` is not kept",
            "`state` is not kept");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"ORBAT-mapper-encrypted\",\"ciphertext\":\"x\"}",
        "{\"type\":\"FeatureCollection\"}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":[]}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":7}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":[[]]}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":[{\"name\":{\"a\":1},\"groups\":[]}]}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":[{\"groups\":[{\"subUnits\":[{\"sidc\":[]}]}]}]}",
        "{\"type\":\"ORBAT-mapper\",\"sides\":[{",
        "{",
        "{}{}"
      })
  void whatIsNoScenarioIsRefusedInOneSentence(String text) throws IOException {
    Path bad = file(text);
    assertThatThrownBy(() -> TableFile.read(bad))
        .isInstanceOf(TableException.class)
        .hasMessageStartingWith("file.json");
  }

  @Test
  void hugeAndDeepFilesAreRefused() throws IOException {
    String deep = UNIT;
    for (int i = 0; i < 60; i++) {
      deep = UNIT.formatted(deep);
    }
    String many = (UNIT.formatted("") + ",").repeat(21_000);
    String pile = "{\"a\":" + "[".repeat(100_000);
    for (String text :
        List.of(scenario(deep.formatted("")), scenario(many + UNIT.formatted("")), pile)) {
      Path bad = file(text);
      assertThatThrownBy(() -> TableFile.read(bad)).isInstanceOf(TableException.class);
    }
  }
}
