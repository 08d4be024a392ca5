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

/** Scenarios of MSDL become armies with places; what is lost is told, and bad files are refused. */
class MsdlTableTest {
  private static final String UNIT = "<Unit><ObjectHandle>%s</ObjectHandle>%s</Unit>";

  @TempDir Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("file.xml"), text);
  }

  private static String scenario(String units) {
    return """
        <MilitaryScenario xmlns="urn:sisostds:scenario:military:data:draft:msdl:1">
        <ScenarioID><name>A_day</name></ScenarioID>
        <Environment><ScenarioTime>1815-06-18T13:00:00Z</ScenarioTime></Environment>
        <ForceSides>
        <ForceSide><ObjectHandle>s</ObjectHandle><ForceSideName>Blue</ForceSideName></ForceSide>
        <ForceSide><ObjectHandle>f</ObjectHandle><ForceSideName>Army</ForceSideName>
          <AllegianceHandle>s</AllegianceHandle></ForceSide>
        </ForceSides>
        <Organizations><Units>
        %s
        </Units></Organizations>
        </MilitaryScenario>
        """
        .formatted(units);
  }

  private static String part(String of) {
    return "<Relations><ForceRelation><ForceRelationData><CommandRelation><CommandingSuperiorHandle>"
        + of
        + "</CommandingSuperiorHandle></CommandRelation></ForceRelationData></ForceRelation></Relations>";
  }

  private static String of(String side) {
    return "<Relations><ForceRelation><ForceRelationData><ForceSideHandle>"
        + side
        + "</ForceSideHandle></ForceRelationData></ForceRelation></Relations>";
  }

  private static String at(String point) {
    return "<Disposition><Location><CoordinateData>"
        + point
        + "</CoordinateData></Location><OwnFormation><FormationOrientation>90</FormationOrientation>"
        + "<FormationData><GroundFormationType>COLUMN</GroundFormationType></FormationData>"
        + "</OwnFormation></Disposition>";
  }

  @Test
  void unitsComeInTheirOrderWithTheirPlaces() throws IOException {
    String guns =
        "<SymbolIdentifier>SFGPUCF----E--G</SymbolIdentifier><Name>Guns</Name><UnitSymbolModifiers>"
            + "<StaffComments>artillery.medium</StaffComments><AdditionalInfo>6x6-pdr,2h7-pdr"
            + "</AdditionalInfo><IFF>x</IFF></UnitSymbolModifiers>";
    String foot =
        "<SymbolIdentifier>S-G-UCI----F---</SymbolIdentifier><Name>Foot</Name><UnitSymbolModifiers>"
            + "<AdditionalInfo>900 men, veteran</AdditionalInfo></UnitSymbolModifiers>";
    TableCells cells =
        TableFile.read(
            file(
                scenario(
                    UNIT.formatted(
                            "g",
                            guns
                                + at(
                                    "<UTM><UTMGridZone>31U</UTMGridZone><UTMEasting>500000</UTMEasting>"
                                        + "<UTMNorthing>5000000</UTMNorthing></UTM>")
                                + part("b"))
                        + "\n"
                        + UNIT.formatted(
                            "f",
                            foot
                                + at(
                                    "<GDC><Latitude>50.5</Latitude><Longitude>4.5</Longitude></GDC>")
                                + part("b"))
                        + "\n"
                        + UNIT.formatted(
                            "b",
                            "<SymbolIdentifier>S-G-UCI----H---</SymbolIdentifier><Name>Brigade</Name>"
                                + of("f"))
                        + "\n"
                        + UNIT.formatted("x", "<Name>X</Name>" + part("x")))));
    ArmyTable table = ArmyTable.of(cells, Map.of(), "", "Test");
    ArmyScenario scenario = ArmyScenario.of(cells, table, "armies/test.kriegsspiel");

    assertThat(table.faults()).isEmpty();
    assertThat(table.text())
        .isEqualTo(
            """
            // Read from file.xml.
            army library "Test"
              army "Blue" as Blue
                brigade "Brigade" as Brigade
                  battery "Guns" as Guns: 6 guns 6-pdr, 2 howitzers 7-pdr
                  battalion "Foot" as Foot: 900 men, veteran
            """);
    assertThat(scenario.faults()).isEmpty();
    assertThat(scenario.text())
        .contains(
            "scenario \"A day\"\n  on 18 June 1815 from 13:00\n", "army of Blue\n  import Brigade")
        .contains(
            "  Guns limbered at 45.153",
            " N 3.000000 E facing 90 degrees",
            "  Foot in column at 50.500000 N 4.500000 E facing 90 degrees");
    assertThat(scenario.remarks())
        .containsExactly(
            "line 13, a unit that commands itself by others is not kept",
            "line 10, `UnitSymbolModifiers/IFF` is not kept",
            "the file does not say when play ends");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]><MilitaryScenario>&b;</MilitaryScenario>",
        "<!DOCTYPE x SYSTEM \"file:///etc/hostname\"><MilitaryScenario/>",
        "<MilitaryScenario>&x;</MilitaryScenario>",
        "<kml/>",
        "<MilitaryScenario/>",
        "<MilitaryScenario><ForceSides>",
        "<MilitaryScenario></MilitaryScenario><MilitaryScenario/>",
        "<"
      })
  void whatIsNoScenarioIsRefusedInOneSentence(String text) throws IOException {
    Path bad = file(text);
    assertThatThrownBy(() -> TableFile.read(bad))
        .isInstanceOf(TableException.class)
        .hasMessageStartingWith("file.xml")
        .hasMessageEndingWith(".");
  }

  @Test
  void hugeAndDeepFilesAreRefused() throws IOException {
    StringBuilder chain = new StringBuilder();
    for (int i = 0; i < 40; i++) {
      chain.append(UNIT.formatted("u" + i, i == 0 ? of("s") : part("u" + (i - 1))));
    }
    for (String text :
        List.of(
            scenario(chain.toString()),
            scenario(UNIT.formatted("a", of("s")).repeat(20_001)),
            scenario("<a>".repeat(100)),
            scenario(UNIT.formatted("a", "<Name>" + "x".repeat(300_000) + "</Name>")))) {
      Path bad = file(text);
      assertThatThrownBy(() -> TableFile.read(bad))
          .isInstanceOf(TableException.class)
          .hasMessageContaining("any army");
    }
  }
}
