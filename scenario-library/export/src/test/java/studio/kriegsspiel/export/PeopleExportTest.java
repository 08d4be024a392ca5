package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.samples.SampleGround;

/** Papers are made for people where the text names them, and nobody's papers show a gap. */
class PeopleExportTest {
  private static final String HEAD = "  weather  overcast after a night of rain\n";

  @TempDir private Path folder;

  private List<String> export(String people, String name) {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(
                        SampleScenario.changed(HEAD, HEAD + people), SampleGround.flat()),
                    List.of(),
                    Set.of(ExportTarget.PACK, ExportTarget.PLAY),
                    folder.resolve(name)));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
    return ((ExportResult.Written) result)
        .files().stream().map(file -> String.valueOf(file.getFileName())).toList();
  }

  private String pdf(String name, String file) throws IOException {
    try (PDDocument document = Loader.loadPDF(folder.resolve(name).resolve(file).toFile())) {
      return new PDFTextStripper().getText(document).replaceAll("[\\s\u00a0]+", " ");
    }
  }

  private String json(String name, String file) throws IOException {
    return Files.readString(folder.resolve(name).resolve(file));
  }

  private static final String THREE =
      """
        umpires 2
        assistant umpire "Clara" for Red
        player "Anna" holds "Commander of the division"
        player "Bert" holds "Commander at the farm"
        player 3 holds "Commander of the first corps"
      """;

  /** Bert has cancelled, and Anna takes his role: one line. */
  private static final String TWO =
      """
        player "Anna" holds "Commander of the division", "Commander at the farm"
        player 3 holds "Commander of the first corps"
      """;

  @Test
  void withoutPlayersEachRoleHasItsPapers() {
    assertThat(export("", "out"))
        .containsExactly(
            "umpire.pdf",
            "umpire-tables.pdf",
            "umpire-sealed-sheets.pdf",
            "blue-commander-of-the-division.pdf",
            "blue-commander-at-the-farm.pdf",
            "red-commander-of-the-first-corps.pdf",
            "play.json",
            "play-blue.json",
            "play-blue-commander-of-the-division.json",
            "play-blue-commander-at-the-farm.json",
            "play-red.json",
            "play-red-commander-of-the-first-corps.json");
  }

  @Test
  void theUmpireAloneReadsHowLongItTakes() throws IOException {
    export("  plays 2.5 hours, difficulty 3\n", "out");
    assertThat(pdf("out", "umpire.pdf"))
        .contains("Time at the table 2 h 30 min")
        .contains("Difficulty 3 of 5");
    assertThat(json("out", "play.json"))
        .contains("\"sittingMinutes\" : 150")
        .contains("\"difficulty\" : 3");
    assertThat(pdf("out", "blue-commander-of-the-division.pdf")).doesNotContain("Difficulty");
    assertThat(json("out", "play-blue.json")).doesNotContain("sittingMinutes");
  }

  @Test
  void withPlayersEachOfThemHas() throws IOException {
    assertThat(export(THREE, "out"))
        .filteredOn(file -> file.endsWith(".pdf"))
        .containsExactly(
            "umpire.pdf",
            "umpire-tables.pdf",
            "umpire-sealed-sheets.pdf",
            "blue-anna.pdf",
            "blue-bert.pdf",
            "red-commander-of-the-first-corps.pdf");
    assertThat(pdf("out", "blue-bert.pdf"))
        .contains("Bert: Commander at the farm")
        .contains("Commander of the division Anna")
        .contains("You have sixty rounds a rifle and no reserve.")
        .doesNotContain("Player 3", "Clara");
    assertThat(pdf("out", "blue-anna.pdf")).doesNotContain("sixty rounds");
    assertThat(pdf("out", "umpire.pdf"))
        .contains("Umpires 2", "Clara for Red", "Bert Blue Commander at the farm");
    assertThat(pdf("out", "umpire-sealed-sheets.pdf"))
        .contains("Blue \u2013 Commander at the farm (Bert)");
  }

  @Test
  void twoRolesInOneHandAreOnePackWithoutAGap() throws IOException {
    assertThat(export(TWO, "two"))
        .filteredOn(file -> file.endsWith(".pdf"))
        .containsExactly(
            "umpire.pdf",
            "umpire-tables.pdf",
            "umpire-sealed-sheets.pdf",
            "blue-anna.pdf",
            "red-commander-of-the-first-corps.pdf");
    String anna = pdf("two", "blue-anna.pdf");
    assertThat(anna)
        .containsSubsequence(
            "Anna: Commander of the division and Commander at the farm",
            "The Duke expects the farm to be held at all costs.",
            "You have sixty rounds a rifle and no reserve.")
        .doesNotContain("Bert");
    int pages = anna.split(" / ")[1].charAt(0) - '0';
    for (int page = 1; page <= pages; page++) {
      assertThat(anna).contains(page + " / " + pages);
    }
    assertThat(json("two", "play-blue-anna.json"))
        .contains("\"roles\" : [", "\"player\" : \"Anna\"")
        .contains("Commander of the division", "Commander at the farm", "sixty rounds");
  }

  /** The other side's papers do not show that somebody of this side has cancelled. */
  @Test
  void whoeverElseCancelsNobodysPapersChange() throws IOException {
    export(THREE, "three");
    export(TWO, "two");
    for (String file : List.of("play-red.json", "play-red-commander-of-the-first-corps.json")) {
      assertThat(json("two", file)).isEqualTo(json("three", file));
    }
    assertThat(pdf("two", "red-commander-of-the-first-corps.pdf"))
        .isEqualTo(pdf("three", "red-commander-of-the-first-corps.pdf"))
        .contains("Player 3: Commander of the first corps");
  }

  @Test
  void aRoleThatNobodyHoldsKeepsItsPapers() {
    assertThat(export("  player \"Anna\" holds \"Commander of the division\"\n", "out"))
        .contains(
            "blue-anna.pdf",
            "blue-commander-at-the-farm.pdf",
            "red-commander-of-the-first-corps.pdf");
  }

  @Test
  void whatASideIsToldStandsInItsPapersAlone() throws IOException {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(
                        SampleScenario.changed(
                            text ->
                                text.replace("\"Division Quiot\"", "\"The French division\"")
                                    .replace(
                                        "until 18:30\n  line",
                                        "until 18:30 worth 5\n"
                                            + "  objective delay Red.Quiot before \"La Haye Sainte\" until 15:00\n"
                                            + "  off the map \"\"\" The Guards hold Hougoumont to the west. \"\"\"\n"
                                            + "  line")
                                    .replace(
                                        "\"Anglo-Allied\" colour blue",
                                        "\"Anglo-Allied\" colour blue nation British")
                                    .replace("under Ompteda", "under Ompteda duty advanced guard")
                                    .replace(
                                        HEAD,
                                        HEAD
                                            + "  rivers high until 15:00, then falling\n"
                                            + "  daylight dawn 03:50, dusk 20:10\n"
                                            + "  visibility 1500 paces until 15:00, then 3000 paces\n")),
                        SampleGround.flat()),
                    List.of(),
                    Set.of(ExportTarget.PACK, ExportTarget.PLAY),
                    folder.resolve("out")));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
    assertThat(pdf("out", "blue-commander-at-the-farm.pdf"))
        .contains(
            "Rivers High",
            "Visibility 1500 paces",
            "Sun Rises 03:50, sets 20:10",
            "Troops British",
            "Hold \u201cLa Haye Sainte\u201d until 18:30 (5 points)",
            "Delay the French division before \u201cLa Haye Sainte\u201d until 15:00",
            "Off the map The Guards hold Hougoumont to the west.",
            "advanced guard")
        .doesNotContain("falling", "3000");
    assertThat(pdf("out", "red-commander-of-the-first-corps.pdf"))
        .doesNotContain("Guards", "British", "points", "falling");
    assertThat(pdf("out", "umpire.pdf"))
        .contains(
            "High until 15:00, then falling",
            "1500 paces until 15:00, then 3000 paces",
            "Rivers: falling.",
            "One sees up to 3000 paces.",
            "dawn and dusk as the scenario says",
            "Off the map The Guards hold Hougoumont to the west.");
    assertThat(json("out", "play.json"))
        .contains("\"kind\" : \"delay\"", "\"unit\" : \"Red.Quiot\"", "\"worth\" : 5");
  }
}
