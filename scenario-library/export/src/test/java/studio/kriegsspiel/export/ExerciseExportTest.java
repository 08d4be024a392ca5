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
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.Phase;
import studio.kriegsspiel.scenario.Scenario;

/** An exercise gives its student a pack without marks, and its instructor one with them. */
class ExerciseExportTest {
  private static final String EXERCISE =
      """

      exercise "Defence of a post" grade 3 for "Commander at the farm" of Blue
        learn "Judge when to ask for ammunition"
        decision "Rounds run short" at 15:20 "What do you report, and to whom?"
          expect message to Blue about "the empty pouches" by 15:30 worth 5
        against retreat of Baring before 17:00 costs 4
        solution "Report before the last volley is fired."
        grades 4 "admirably done", 2 "tolerably done"
      """;

  @TempDir Path folder = Path.of("");

  private static String text(Path pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
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
  void theStudentGetsTheQuestionsAndTheInstructorTheMarks() throws IOException {
    Scenario scenario = SampleScenario.changed(text -> text + EXERCISE);
    assertThat(export(scenario)).isInstanceOf(ExportResult.Written.class);
    String student = text(folder.resolve("exercise-1-student.pdf"));
    assertThat(student)
        .contains("Defence of a post", "Judge when to ask for ammunition", "Rounds run short")
        .contains("What do you report, and to whom?")
        .doesNotContain("pouches", "volley", "admirably", "Marks", "retreat of");
    String instructor = text(folder.resolve("exercise-1-instructor.pdf"));
    assertThat(instructor)
        .contains("What do you report, and to whom?", "about the empty pouches by 15:30")
        .contains("5 at most", "Retreat of", "before 17:00")
        .contains("Report before the last volley is fired.")
        .contains("From 4", "admirably done", "From 2", "tolerably done");
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
}
