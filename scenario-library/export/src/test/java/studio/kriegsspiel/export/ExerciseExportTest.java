package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.pack.DecisionSheets;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.variant.Varied;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ExerciseView;
import studio.kriegsspiel.situation.knowledge.ExerciseViews;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.secret.Leak;

/** An exercise gives its student a pack without marks, and its instructor one with them. */
class ExerciseExportTest {
  private static final String EXERCISE =
      """

      exercise "Defence of a post" grade 3 for "Commander at the farm" of Blue
        learn "Judge when to ask for ammunition"
        decision "Rounds run short" at 15:20 "What do you report, and to whom?"
          expect message to Blue about "the empty pouches" by 15:30 worth 5
        decision "At the gate" at 16:10 "They are breaking in by the orchard. Who closes it?"
          expect "Somebody closes it" worth 1
        against retreat of Baring before 17:00 costs 4
        solution \"""
          Report before the last volley is fired.
          15:22 message to Blue "Cartridges at once."
          15:40 Baring holds "La Haye Sainte"
          Nothing is gained by waiting.
        \"""
        grades 4 "admirably done", 2 "tolerably done"
      """;

  @TempDir Path folder = Path.of("");

  private static String text(Path pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    }
  }

  private static String page(Path pdf, int number) throws IOException {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setStartPage(number);
      stripper.setEndPage(number);
      return stripper.getText(document).replaceAll("\\s+", " ").strip();
    }
  }

  private static List<String> lines(Path pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      return new PDFTextStripper().getText(document).lines().map(String::strip).toList();
    }
  }

  private ExportResult export(Scenario scenario) {
    return new Exporter()
        .export(
            ExportRequest.of(
                SampleScenario.situation(scenario, SampleGround.flat()),
                List.of(),
                Set.of(ExportTarget.EXERCISE),
                folder));
  }

  @Test
  void whereNoneIsSetNothingIsWrittenAndThatIsTold() {
    assertThat(export(SampleScenario.scenario()).message()).startsWith("Nothing was written: ");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theStudentIsToldWhatTheExerciseIsAndTheInstructorTheMarks() throws IOException {
    Scenario scenario = SampleScenario.changed(text -> text + EXERCISE);
    assertThat(export(scenario)).isInstanceOf(ExportResult.Written.class);
    String student = text(folder.resolve("exercise-1-student.pdf"));
    assertThat(student)
        .contains("Defence of a post", "Judge when to ask for ammunition")
        .doesNotContain("Rounds run short", "What do you report", "orchard. Who")
        .doesNotContain("pouches", "volley", "admirably", "Marks", "retreat of");
    String instructor = text(folder.resolve("exercise-1-instructor.pdf"));
    assertThat(instructor)
        .contains("What do you report, and to whom?", "about the empty pouches by 15:30")
        .contains("6 at most", "Retreat of", "before 17:00")
        .contains("Report before the last volley is fired.")
        .contains("From 4", "admirably done", "From 2", "tolerably done");
  }

  @Test
  void eachDecisionHasASheetOfItsOwn() throws IOException {
    export(SampleScenario.changed(text -> text + EXERCISE));
    Path sheets = folder.resolve("exercise-1-decisions.pdf");
    assertThat(page(sheets, 1))
        .contains("To be handed out at 15:20", "Rounds run short", "What do you report, and to")
        .doesNotContain("gate", "orchard", "16:10", "/");
    assertThat(page(sheets, 2))
        .contains("To be handed out at 16:10", "At the gate", "breaking in by the orchard")
        .doesNotContain("Rounds", "What do you report, and to", "pouches");
    assertThat(page(sheets, 3)).isEmpty();
  }

  @Test
  void aSolutionHasItsOrdersOneALine() throws IOException {
    export(SampleScenario.changed(text -> text + EXERCISE));
    assertThat(lines(folder.resolve("exercise-1-instructor.pdf")))
        .containsSubsequence(
            "Report before the last volley is fired.",
            "15:22 Message to Blue: \u201cCartridges at once.\u201d",
            "15:40 2nd Light Battalion KGL holds \u201cLa Haye Sainte\u201d",
            "Nothing is gained by waiting.");
  }

  /** A sheet that told the next decision, or the solution, would be found by the audit. */
  @Test
  void theAuditReadsEachSheetByItself() {
    Situation situation =
        SampleScenario.situation(
            SampleScenario.changed(text -> text + EXERCISE), SampleGround.flat());
    ExerciseView exercise = ExerciseViews.of(situation).get(0);
    PlayerView view = PlayerViews.of(situation, exercise.student(), SampleScenario.BEGINS);
    Paper sheets = new DecisionSheets(view, exercise).toPaper("sheets.pdf", PageSize.A4);
    assertThat(new Audit(situation).check(sheets)).isEmpty();
    PaperAudience.Decisions held = (PaperAudience.Decisions) sheets.audience();
    PaperAudience swapped =
        new PaperAudience.Decisions(
            view,
            List.of(
                new PaperAudience.Due(1, held.pages().get(1).exercise()),
                new PaperAudience.Due(2, held.pages().get(0).exercise())));
    assertThat(new Audit(situation).check(new Paper("sheets.pdf", swapped, sheets.content())))
        .extracting(Leak::place)
        .contains("text of page 1", "text of page 2");
  }

  @Test
  void theAuditHoldsTheSolutionBack() {
    Scenario full = SampleScenario.changed(text -> text + EXERCISE);
    Phase telling =
        new Phase("rain; report before the last volley is fired", Optional.empty(), full.span());
    ExportResult result = export(full.with(full.header().withWeather(List.of(telling))));
    assertThat(result).isInstanceOf(ExportResult.Leaked.class);
    assertThat(result.message()).contains("exercise-1-student.pdf", "solution of an exercise");
    assertThat(folder.resolve("exercise-1-student.pdf")).doesNotExist();
  }

  @Test
  void whereTheStudentsOwnTroopsStandIsNoAnswer() {
    String exercise =
        EXERCISE
            .replace("Commander at the farm", "Commander of the division")
            .replace(
                "solution \"Report before the last volley is fired.\"",
                """
                solution \"""
                    15:25 KGL5 marches to 100 paces north-north-west of "La Haye Sainte"
                  \"""
                """);
    ExportResult result = export(SampleScenario.changed(text -> text + exercise));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
  }

  @Test
  void theWeatherOfTheVariantThatIsPlayedIsNoSecret() {
    String variants =
        """

        variant "A bright moon" easier for Red
          weather clear moonlight
        variant "A dull day" easier for Blue
          weather dull drizzle
        """;
    Scenario full = SampleScenario.changed(text -> text + EXERCISE + variants);
    ExportResult result = export(Varied.of(full, full.variants().get(0)));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
    Phase telling = new Phase("dull drizzle", Optional.empty(), full.span());
    ExportResult other = export(full.with(full.header().withWeather(List.of(telling))));
    assertThat(other.message()).contains("weather of a variant");
  }
}
