package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Scenario;

/** Books for several umpires: who serves whom, and what each of them holds. */
class UmpiresExportTest {
  private static final String HEAD = "  weather  overcast after a night of rain\n";
  private static final String NEWS = "intelligence\n";
  private static final String LOSSES =
      """
      intelligence
        when Blue.Baring has lost 30 % tell "Commander at the farm" of Blue from own observation, reliable:
          "Every third rifle is silent."
        withheld to Blue from a spy, doubtful: "They have no ladders."
      """;

  @TempDir private Path folder;

  private static Scenario scenario() {
    return SampleScenario.changed(
        text ->
            text.replace(HEAD, HEAD + "  umpires 3\n  assistant umpire \"Clara\" for Red\n")
                .replace(NEWS, LOSSES));
  }

  private List<String> export(int umpires) {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                        SampleScenario.situation(scenario(), SampleGround.flat()),
                        List.of(),
                        Set.of(ExportTarget.PACK),
                        folder.resolve("for-" + umpires))
                    .umpiredBy(umpires));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
    return ((ExportResult.Written) result)
        .files().stream()
            .map(file -> String.valueOf(file.getFileName()))
            .filter(name -> name.startsWith("liaison"))
            .toList();
  }

  private String pdf(int umpires, String file) throws IOException {
    try (PDDocument document =
        Loader.loadPDF(folder.resolve("for-" + umpires).resolve(file).toFile())) {
      return new PDFTextStripper().getText(document).replaceAll("[\\s\u00a0]+", " ");
    }
  }

  @Test
  void oneUmpireIsTheControllerAlone() throws IOException {
    assertThat(export(1)).isEmpty();
    assertThat(pdf(1, "umpire.pdf")).contains("You are the only umpire");
  }

  /** Two players of Blue need a liaison umpire more than Red's one does. */
  @Test
  void ofTwoOneServesTheSideWithMostPlayersAndTheControllerTheOther() throws IOException {
    assertThat(export(2)).containsExactly("liaison-blue.pdf");
    assertThat(pdf(2, "umpire.pdf"))
        .containsSubsequence(
            "Controller: you French: Commander of the first corps umpire.pdf",
            "Liaison umpire Anglo-Allied: Commander of the division, Commander at the farm"
                + " liaison-blue.pdf",
            "Who hands over which sheet",
            "What liaison umpires hold that their players do not");
    assertThat(pdf(2, "liaison-blue.pdf"))
        .containsSubsequence(
            "Liaison umpire: Anglo-Allied",
            "You serve Commander of the division (Anglo-Allied) Commander at the farm",
            "13:00 Play begins.",
            "13:30 From a patrol",
            "held to be reliable",
            "\u201cDivision Quiot is forming column on the high road",
            "For you alone: what you watch for",
            "When 2nd Light Battalion KGL has lost 30 %",
            "In this order, each move",
            "Take your players\u2019 orders in writing",
            "Attacks together Introduction",
            "Messages on their way",
            "What all your players know when play begins",
            "The Duke expects the farm to be held at all costs.",
            "Commander at the farm knows beyond that",
            "You have sixty rounds a rifle and no reserve.");
  }

  @Test
  void aConditionOnOthersAndWhatIsLeftToJudgementStayWithTheController() throws IOException {
    export(2);
    assertThat(pdf(2, "liaison-blue.pdf"))
        .doesNotContain("eagles", "ladders", "within 400 paces", "false", "cartridges");
    assertThat(pdf(2, "umpire.pdf"))
        .containsPattern(
            "When 54e régiment de ligne is within 400 paces of La Haye Sainte Blue, Commander at the farm you")
        .containsPattern("When you see fit Blue you")
        .contains("the condition of sheet");
  }

  @Test
  void eachPlayerMayHaveHisOwn() throws IOException {
    assertThat(export(4))
        .containsExactly(
            "liaison-blue-commander-of-the-division.pdf",
            "liaison-blue-commander-at-the-farm.pdf",
            "liaison-red-commander-of-the-first-corps.pdf");
    assertThat(pdf(4, "liaison-red-commander-of-the-first-corps.pdf"))
        .containsSubsequence(
            "You are Clara",
            "14:00\u201314:20 From an inhabitant, held to be doubtful: \u201cThe farm has been abandoned",
            "16:00",
            "comes on at 16:00",
            "What your player knows when play begins")
        .doesNotContain("false", "overturned", "soft");
    assertThat(pdf(4, "liaison-blue-commander-of-the-division.pdf"))
        .doesNotContain("what you watch for", "Every third rifle", "sixty rounds");
    assertThat(pdf(4, "umpire.pdf")).contains("Liaison umpire 3, Clara");
  }

  @Test
  void moreLiaisonUmpiresThanPlayersAreToldInASentence() {
    assertThatThrownBy(() -> export(5))
        .isInstanceOf(ExportException.class)
        .hasMessage(
            "5 umpires are a controller and 4 liaison umpires, but there are 3 players to serve;"
                + " take at most 4 umpires.");
  }
}
