package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.foreign.OrbatMapperFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.table.ArmyTable;
import studio.kriegsspiel.study.table.Cells;
import studio.kriegsspiel.study.table.TableFile;

/** Armies go to ORBAT Mapper and come back. */
class OrbatMapperTest {
  @TempDir Path folder = Path.of("");

  @Test
  void whatGoesOutComesBackFieldByField() throws IOException {
    Situation situation =
        Studies.ofLibrary()
            .read(Library.open().findScenario("the-bridge-of-seldenau").orElseThrow())
            .situation()
            .orElseThrow();
    Path file =
        Files.write(
            folder.resolve("out.json"), OrbatMapperFile.of(PlayTree.of(UmpireFile.of(situation))));

    ArmyTable table = ArmyTable.of(TableFile.read(file), Map.of(), "", "Back");

    assertThat(table.faults()).isEmpty();
    Map<String, Cells.Line> lines = new HashMap<>();
    Cells cells = TableFile.read(file);
    cells.lines().forEach(line -> lines.put(line.cell(0) + line.cell(2), line));
    for (Unit unit : situation.scenario().units().toList()) {
      Cells.Line line = lines.get(unit.id().side() + unit.title());
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

  /** What the page's table of losses says of levels. */
  private static String kept(Echelon level) {
    return switch (level) {
      case WING -> "corps";
      case HALF_BATTALION -> "battalion";
      case ARMY, CORPS, DIVISION, BRIGADE, REGIMENT, BATTALION, SQUADRON, BATTERY, COMPANY ->
          level.word();
      default -> "";
    };
  }
}
