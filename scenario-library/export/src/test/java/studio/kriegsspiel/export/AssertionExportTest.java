package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.samples.SampleGround;

/** What the author asserts stands in the umpire's book and file, and in no player's. */
class AssertionExportTest {
  private static final String ASSERTED =
      """

      assert Baring holds "La Haye Sainte" at 13:00
      assert Blue outnumbers Red by 50 to 1
      assert Blue does not know Red.Quiot by 13:00
      allow KS-SID-003 "the umpire plays Red"
      allow KS-MOV-002 for Baring "they fell back (Siborne)"
      allow KS-MOV-002 for Red.L54 "they fell back (Siborne)"
      """;

  @TempDir Path folder = Path.of("");

  private void export(ExportTarget... targets) {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(
                        SampleScenario.changed(text -> text + ASSERTED), SampleGround.flat()),
                    List.of(),
                    Set.of(targets),
                    folder));
    assertThat(result).as(result.message()).isInstanceOf(ExportResult.Written.class);
  }

  private static String text(Path pdf) {
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private List<Path> files(String ending) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> each.toString().endsWith(ending)).toList();
    }
  }

  @Test
  void theUmpiresBookSaysWhatHasToBeSoAndWhetherItIs() throws IOException {
    export(ExportTarget.PACK);
    List<Path> books = files(".pdf");
    assertThat(
            books.stream()
                .filter(each -> each.toString().contains("umpire"))
                .map(each -> text(each)))
        .anySatisfy(
            book ->
                assertThat(book)
                    .contains("What has to be so")
                    .contains("2nd Light Battalion KGL holds La Haye Sainte at 13:00: holds;")
                    .contains("Blue outnumbers Red by 50 to 1: does not hold;")
                    .doesNotContainPattern("What has to be so.{0,400}\\bBaring\\b"));
    assertThat(books.stream().filter(each -> !each.toString().contains("umpire")))
        .isNotEmpty()
        .allSatisfy(each -> assertThat(text(each)).doesNotContain("has to be so", "outnumbers"));
  }

  @Test
  void theUmpiresBookSaysWhatIsLetStandOfWhomAndWhy() throws IOException {
    export(ExportTarget.PACK);
    assertThat(files("umpire.pdf"))
        .singleElement()
        .satisfies(
            book ->
                assertThat(text(book))
                    .contains("What is let stand")
                    .contains("KS-SID-003 The umpire plays Red")
                    .containsOnlyOnce("KS-MOV-002")
                    .contains(
                        "2nd Light Battalion KGL, 54e régiment de ligne: they fell back (Siborne)"));
  }

  @Test
  void theUmpiresFileHasEachVerdictWithItsWorking() throws IOException {
    export(ExportTarget.PLAY);
    int told = 0;
    for (Path each : files(".json")) {
      JsonNode root = new ObjectMapper().readTree(each.toFile());
      if (root.has("assertions")) {
        told++;
        assertThat(root.path("assertions").findValuesAsText("verdict"))
            .startsWith("holds", "fails")
            .hasSize(3);
        assertThat(root.path("assertions").findValuesAsText("working")).noneMatch(String::isEmpty);
        assertThat(each).hasFileName("play.json");
      }
    }
    assertThat(told).isOne();
  }
}
