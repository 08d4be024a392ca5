package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;
import studio.kriegsspiel.export.foreign.MsdlFile;
import studio.kriegsspiel.export.foreign.OrbatMapperFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.table.ArmyScenario;
import studio.kriegsspiel.study.table.ArmyTable;
import studio.kriegsspiel.study.table.TableCells;
import studio.kriegsspiel.study.table.TableFile;

/** Armies go to ORBAT Mapper and MSDL and come back. */
class OrbatMapperTest {
  /** A metre in degrees, where they are longest. */
  private static final double METRE = 1 / 111_000.0;

  private static final Situation SELDENAU =
      Studies.ofLibrary()
          .read(Library.open().findScenario("the-bridge-of-seldenau").orElseThrow())
          .situation()
          .orElseThrow();

  @TempDir Path folder = Path.of("");

  @Test
  void whatGoesOutComesBackFieldByField() throws IOException {
    Situation situation = SELDENAU;
    Path file =
        Files.write(
            folder.resolve("out.json"), OrbatMapperFile.of(PlayTree.of(UmpireFile.of(situation))));

    ArmyTable table = ArmyTable.of(TableFile.read(file), Map.of(), "", "Back");

    assertThat(table.faults()).isEmpty();
    Map<String, TableCells.Line> lines = new HashMap<>();
    TableCells cells = TableFile.read(file);
    cells.lines().forEach(line -> lines.put(line.cell(0) + line.cell(2), line));
    for (Unit unit : situation.scenario().units().toList()) {
      TableCells.Line line = lines.get(unit.id().side() + unit.title());
      assertThat(line).as(unit.title()).isNotNull();
      assertThat(line.cell(4)).as(unit.title()).endsWith(unit.type().key().replace('.', ' '));
      assertThat(line.cell(8))
          .as(unit.title())
          .isEqualTo(unit.grade().map(each -> each.name().toLowerCase(Locale.ROOT)).orElse(""));
      assertThat(line.cell(3)).as(unit.title()).isEqualTo(kept(unit.echelon()));
      assertThat(line.cell(5))
          .as(unit.title())
          .isEqualTo(
              unit.strength().men().isPresent()
                  ? String.valueOf(unit.strength().men().getAsInt())
                  : "");
      int pieces = unit.strength().ordnance().stream().mapToInt(each -> each.pieces()).sum();
      assertThat(line.cell(6)).as(unit.title()).isEqualTo(pieces == 0 ? "" : "" + pieces);
      for (Unit part : unit.parts()) {
        assertThat(lines.get(part.id().side() + part.title()).cell(1))
            .startsWith(line.cell(1) + ".");
      }
    }
  }

  @Test
  void aScenarioComesBackWithItsArmiesPlacesAndHours() throws IOException {
    Situation back = back("out.json", OrbatMapperFile.of(PlayTree.of(UmpireFile.of(SELDENAU))));

    assertThat(armies(back)).isEqualTo(armies(SELDENAU)).hasSizeGreaterThan(10);
    assertSamePlaces(places(back), places(SELDENAU));
  }

  @Test
  void whatStandsWhenPlayBeginsComesBackFromMsdl() throws IOException {
    Situation back = back("out.xml", MsdlFile.of(PlayTree.of(UmpireFile.of(SELDENAU))));

    Map<String, String> plain = new TreeMap<>();
    armies(SELDENAU)
        .forEach(
            (unit, said) -> plain.put(unit.replace('\u00e4', 'a').replace('\u00fc', 'u'), said));
    assertThat(armies(back)).isEqualTo(plain);
    Map<String, List<Double>> standing = places(SELDENAU);
    standing.keySet().removeIf(each -> each.endsWith("facing "));
    assertSamePlaces(places(back), standing);
  }

  /** Whoever has the schema of MSDL 1.0 can have it asked: nobody may hand it on. */
  @Test
  void msdlIsValidByItsSchema() throws IOException, SAXException {
    String schema = System.getProperty("msdl.schema", "");
    Assumptions.assumeFalse(schema.isEmpty(), "no schema of MSDL named by msdl.schema");
    byte[] file = MsdlFile.of(PlayTree.of(UmpireFile.of(SELDENAU)));
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(Path.of(schema).toFile())
        .newValidator()
        .validate(new StreamSource(new ByteArrayInputStream(file)));
  }

  /** What is read of a file, as a scenario on the ground of its own. */
  private Situation back(String name, byte[] out) throws IOException {
    TableCells cells = TableFile.read(Files.write(folder.resolve(name), out));
    ArmyTable table = ArmyTable.of(cells, Map.of(), "", "Back");
    ArmyScenario written = ArmyScenario.of(cells, table, "armies/back.kriegsspiel");
    assertThat(written.faults()).isEmpty();
    Files.writeString(
        Files.createDirectory(folder.resolve("armies")).resolve("back.kriegsspiel"), table.text());
    Path text =
        Files.writeString(
            folder.resolve("back.kriegsspiel"),
            written.text().replaceFirst("\n  on ", "\n  terrain \"selde-valley\"\n  on "));
    return Studies.ofLibrary().read(text).situation().orElseThrow();
  }

  private static void assertSamePlaces(
      Map<String, List<Double>> back, Map<String, List<Double>> before) {
    assertThat(before).isNotEmpty();
    assertThat(back.keySet()).isEqualTo(before.keySet());
    before.forEach(
        (unit, place) -> {
          for (int i = 0; i < 2; i++) {
            assertThat(back.get(unit).get(i)).as(unit).isCloseTo(place.get(i), within(METRE));
          }
        });
  }

  /** What each unit is part of, its arm, men and pieces, by its title. */
  private static Map<String, String> armies(Situation situation) {
    Map<String, String> units = new TreeMap<>();
    for (Unit unit : situation.scenario().units().toList()) {
      String said =
          " %s %s %s"
              .formatted(unit.type().arm(), unit.strength().men(), unit.strength().ordnance());
      units.merge(unit.id().side() + " " + unit.title(), said, String::concat);
      unit.parts()
          .forEach(part -> units.merge(part.title(), " of " + unit.title(), String::concat));
    }
    return units;
  }

  /** Where units are and from which hour on, by their titles. */
  private static Map<String, List<Double>> places(Situation situation) throws IOException {
    byte[] file = OrbatMapperFile.of(PlayTree.of(UmpireFile.of(situation)));
    Map<String, List<Double>> places = new TreeMap<>();
    for (JsonNode unit : new JsonMapper().readTree(file).findParents("sidc")) {
      for (JsonNode state : unit.path("state")) {
        JsonNode at = state.path("location");
        places.put(
            "%s at %s facing %s"
                .formatted(
                    unit.path("name").asText(),
                    state.path("t").asText(),
                    state.path("textAmplifiers").path("direction").asText()),
            List.of(at.path(0).asDouble(), at.path(1).asDouble()));
      }
    }
    return places;
  }

  /** What the page's table of losses says of levels. */
  private static String kept(Echelon level) {
    return switch (level) {
      case WING -> "corps";
      case HALF_BATTALION -> "battalion";
      case PIONEERS,
          WAGONS,
          STAFF,
          HALF_SQUADRON,
          HALF_BATTERY,
          PLATOON,
          PIQUET,
          ARMY,
          CORPS,
          DIVISION,
          BRIGADE,
          REGIMENT,
          BATTALION,
          SQUADRON,
          BATTERY,
          COMPANY ->
          level.word();
      default -> "";
    };
  }
}
