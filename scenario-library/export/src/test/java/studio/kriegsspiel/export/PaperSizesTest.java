package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.export.pdf.PageSize;

/** Maps lie on any paper; what is read on none that nobody can hold, dice on none too narrow. */
class PaperSizesTest {
  @TempDir Path folder;

  /** Sides in millimetres of ISO 216 and of American papers, the shorter first. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "A1, 594 841, 210 297, 594 841",
    "A3, 297 420, 297 420, 297 420",
    "A5, 148 210, 148 210, 210 297",
    "LETTER, 216 279, 216 279, 216 279"
  })
  void eachKindOfPaperHasItsSize(PageSize size, String map, String book, String aids)
      throws IOException {
    ExportRequest request =
        ExportRequest.of(
                SampleScenario.situation(),
                List.of(),
                Set.of(ExportTarget.MAP, ExportTarget.AIDS, ExportTarget.PACK),
                folder)
            .on(size, 8000);
    assertThat(new Exporter().export(request)).isInstanceOf(ExportResult.Written.class);
    assertThat(sides("map.pdf")).isEqualTo(map);
    assertThat(sides("umpire.pdf")).isEqualTo(book);
    assertThat(sides("umpire-forms.pdf")).isEqualTo(book.equals("148 210") ? aids : book);
    assertThat(sides("aids.pdf")).isEqualTo(aids);
  }

  private String sides(String file) throws IOException {
    try (PDDocument read = Loader.loadPDF(folder.resolve(file).toFile())) {
      PDRectangle box = read.getPage(0).getMediaBox();
      double shorter = Math.min(box.getWidth(), box.getHeight()) * 25.4 / 72;
      double longer = Math.max(box.getWidth(), box.getHeight()) * 25.4 / 72;
      return Math.round(shorter) + " " + Math.round(longer);
    }
  }
}
