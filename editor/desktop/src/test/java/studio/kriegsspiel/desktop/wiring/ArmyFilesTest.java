package studio.kriegsspiel.desktop.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.forces.ArmyShelf.ArmyList;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.rules.concept.UnitType;

class ArmyFilesTest {
  private final ArmyFiles files = new ArmyFiles(Library.open());

  @TempDir Path folder;

  @Test
  void listsBesideTheScenarioComeBeforeThoseOfTheLibrary() throws IOException {
    Files.createDirectories(folder.resolve("armies"));
    Files.writeString(
        folder.resolve("armies/kgl.kriegsspiel"),
        """
        army library "King's German Legion"
          brigade "Ompteda" as Ompteda // of four
            battalion "5th Line" as KGL5: 379 men
        """);
    Path scenario =
        Files.writeString(folder.resolve("a.kriegsspiel"), "scenario \"A\"\nside Blue\n");
    List<ArmyList> lists = files.lists(Optional.of(scenario));
    assertThat(lists).extracting(ArmyList::title).startsWith("Kgl").contains("Usual units");
    assertThat(lists.get(0).units().get(0).block().text())
        .isEqualTo(
            "brigade \"Ompteda\" as Ompteda // of four\n"
                + "  battalion \"5th Line\" as KGL5: 379 men");
  }

  @Test
  void aTemplateBecomesAUnitOfAUsualStrengthUnlessItStatesOne() {
    String text =
        """
        scenario "A"
        template "Rifles": battalion, rifles, veteran
        template "Horse guns": battery, 5 guns 6-pdr, horse
        side Blue
        """;
    List<ListedUnit> units =
        files.templates(new ScenarioLanguage().parse("a", text).written().orElseThrow());
    assertThat(units)
        .extracting(each -> each.block().text())
        .containsExactly(
            "battalion \"Rifles\" like \"Rifles\": 600 men",
            "battery \"Horse guns\" like \"Horse guns\"");
    assertThat(units.get(0).unit().type()).isEqualTo(UnitType.INFANTRY_RIFLE);
    assertThat(units.get(1).unit().totalPieces()).isEqualTo(5);
  }
}
