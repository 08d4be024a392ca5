package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Sheets are checked one by one or by the folder, on the ground and the clock of their scenario.
 */
class OrderSheetCheckTest {
  private static final String SCENARIO =
      """
      scenario "Farm"
        rules reisswitz-1824
        terrain "mont-saint-jean"
        on 18 June 1815 from 13:00 to 18:30
      side Blue
        role "Commander" for Baring
      side Red
      army of Blue
        battalion "2nd Light KGL" as Baring: 378 men, rifles
      """;
  private static final String HEAD = "orders of \"Commander\" of Blue in \"farm.kriegsspiel\"\n";

  @TempDir Path folder = Path.of("");
  private TestTerminal studio = new TestTerminal(folder);

  @BeforeEach
  void write() throws IOException {
    studio = new TestTerminal(folder);
    Path handedIn = Files.createDirectories(folder.resolve("handed-in"));
    Files.writeString(handedIn.resolve("farm.kriegsspiel"), SCENARIO);
    Files.writeString(
        handedIn.resolve("anna.kriegsspiel"), HEAD + "  13:05 Baring holds \"La Haye Sainte\"\n");
    Files.writeString(
        handedIn.resolve("ben.kriegsspiel"), HEAD + "  19:05 Baring holds \"La Haye Saint\"\n");
  }

  @Test
  void aSheetIsCheckedOnGroundAndClock() {
    assertThat(studio.run("check", "handed-in/anna.kriegsspiel")).isZero();
    studio = new TestTerminal(folder);
    assertThat(studio.run("check", "handed-in/ben.kriegsspiel")).isEqualTo(1);
    assertThat(studio.out())
        .contains(
            "error[KS-ORD-061]: The order is given at 19:05, but play goes from 13:00 to 18:30.")
        .contains(
            "error[KS-ORD-060]: The map has no place \"La Haye Saint\"; did you mean \"La Haye"
                + " Sainte\"?");
  }

  @Test
  void aFolderStandsForTheSheetsInIt() {
    assertThat(studio.run("check", "handed-in")).isEqualTo(1);
    assertThat(studio.out())
        .contains("anna.kriegsspiel: nothing found", "ben.kriegsspiel: 2 errors")
        .doesNotContain("farm.kriegsspiel:");
  }

  @Test
  void sheetsOfSeveralScenariosAreSummedUp() throws IOException {
    Path handedIn = folder.resolve("handed-in");
    Files.writeString(
        handedIn.resolve("night.kriegsspiel"),
        SCENARIO.replace("reisswitz-1824", "kriegskunst").replace("\"Farm\"", "\"Night\""));
    Files.writeString(
        handedIn.resolve("carl.kriegsspiel"),
        HEAD.replace("farm", "night") + "  13:05 Baring holds \"La Haye Sainte\"\n");
    Files.writeString(handedIn.resolve("notes.kriegsspiel"), "\u0000".repeat(100_000));
    assertThat(studio.run("check", "handed-in")).isEqualTo(1);
    assertThat(studio.out())
        .contains("anna.kriegsspiel: nothing found under Reisswitz 1824 on mont-saint-jean.")
        .contains("carl.kriegsspiel: nothing found under Die Kriegskunst on mont-saint-jean.")
        .doesNotContain("notes.kriegsspiel")
        .containsPattern("ben.kriegsspiel +Commander of Blue +1 +2 +0 +0 +KS-ORD-060 KS-ORD-061")
        .endsWith("3 sheets; nothing found on 2 of them.\n");
  }

  @Test
  void aSheetAnswersForItsOwnBookAndForOthers() {
    assertThat(
            studio.run("check", "handed-in/anna.kriegsspiel", "--format", "json", "--rules", "all"))
        .isZero();
    assertThat(studio.out())
        .contains("\"role\" : \"Commander\"", "\"orders\" : 1", "\"rules\" : \"battle-system\"");
  }
}
