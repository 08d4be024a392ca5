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
                            + "\"media\":[{\"url\":\"x\"}],"
                            + "\"state\":[{\"t\":1,\"location\":[4.4,50.7],\"sidc\":\"x\"}],\"symbolOptions\":{}}"))),
            Map.of(),
            "",
            "Test");
    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().get(0).line()).isEqualTo(2);
    assertThat(table.rows().get(0).remarks())
        .containsExactly(
            "the sign `10033000001202030000` tells no level or arm of ours",
            "`media` is not kept",
            "`sidc` of a state is not kept",
            ArmyTable.PLACES);
  }

  @Test
  void placesBecomeADeploymentWithMarchesAndArrivals() throws IOException {
    String unit =
        "\n{\"name\":\"%s\",\"sidc\":\"10031000161211000000\","
            + "\"personnel\":[{\"name\":\"Men\",\"count\":500}],\"state\":[%s]}";
    String file =
        scenario(
                String.join(
                    ",",
                    unit.formatted(
                        "Standing",
                        "{\"t\":\"1815-06-18T10:00:00Z\",\"location\":[4.4,-50.7],"
                            + "\"textAmplifiers\":{\"direction\":90}}"),
                    unit.formatted(
                        "Marching",
                        "{\"t\":\"1815-06-18T14:00:00+01:00\",\"location\":[-4.5,50.7]},"
                            + "{\"t\":\"1815-06-18T15:00:00Z\",\"location\":[4.6,50.8],"
                            + "\"viaStartTime\":\"1815-06-18T14:00:00Z\",\"via\":[[4.55,50.75]]},"
                            + "{\"t\":\"1815-06-18T16:00:00Z\",\"location\":[4.7,50.9]}"),
                    unit.formatted(
                        "Late",
                        "{\"t\":\"1815-06-18T14:30:00Z\",\"location\":[4.4,50.7]},"
                            + "{\"t\":\"x\",\"location\":[4.4,50.7]},"
                            + "{\"t\":\"1815-06-18T15:30:00Z\",\"location\":[4.5,50.7]}")))
            .replaceFirst(
                "\"sides\"",
                "\"name\":\"A \\\\\"day\\\\\"\",\"description\":\"*Hold*\\\\n# {it}\","
                    + "\"startTime\":\"1815-06-18T13:00:00Z\",\"events\":["
                    + "{\"title\":\"Rain\",\"startTime\":\"1815-06-18T14:10:00Z\"},"
                    + "{\"title\":\"Dawn\",\"startTime\":\"1815-06-18T04:00:00Z\"}],\"sides\"");
    TableCells cells = TableFile.read(file(file));
    ArmyScenario scenario =
        ArmyScenario.of(
            cells, ArmyTable.of(cells, Map.of(), "", "Test"), "armies/test.kriegsspiel");

    assertThat(scenario.faults()).isEmpty();
    assertThat(scenario.remarks()).containsExactly("line 4, `x` is no hour");
    assertThat(scenario.text())
        .isEqualTo(
            """
            // Read from file.json.
            scenario "A 'day'"
              on 18 June 1815 from 13:00 to 16:00

            general idea \"""
              \\*Hold\\*
              \\# \\{it\\}
            \"""

            side Blue "Blue"

            army of Blue
              import Standing, Marching, Late from "armies/test.kriegsspiel"

            deploy
              Standing at 50.700000 S 4.400000 E facing 90 degrees
              Marching marches from 50.700000 N 4.500000 W by 50.750000 N 4.550000 E to 50.800000 N 4.600000 E from 14:00

            reinforcements
              Late enters by 50.700000 N 4.400000 E at 14:30 to 50.700000 N 4.500000 E by 15:30

            events
              at 15:00 Marching marches to 50.900000 N 4.700000 E

            assert Marching reaches 50.800000 N 4.600000 E by 15:00
              source "file.json"
            assert Marching reaches 50.900000 N 4.700000 E by 16:00
              source "file.json"

            intelligence
              at 14:10 to the umpire: \"""
                Rain
              \"""

            umpire notes \"""
              04:00 on 18 June 1815: Dawn
            \"""
            """);
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
