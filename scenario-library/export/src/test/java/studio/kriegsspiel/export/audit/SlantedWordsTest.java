package studio.kriegsspiel.export.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.util.Matrix;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names along roads are read as they were written, whatever way they run. */
class SlantedWordsTest {
  private static String read(double degrees, String... words) throws IOException {
    try (PDDocument document = new PDDocument();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      PDPage page = new PDPage();
      document.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(document, page)) {
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 9);
        for (int i = 0; i < words.length; i++) {
          content.beginText();
          content.setTextMatrix(
              Matrix.getRotateInstance(Math.toRadians(degrees), 300, 200 + 60 * i));
          content.showText(words[i]);
          content.endText();
        }
      }
      document.save(bytes);
      return PdfReadBack.of(bytes.toByteArray(), List.of(), new HashMap<>())
          .pages()
          .get(0)
          .get(0)
          .text();
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 2, 30, 64, 90, 117, 180, 243, 270, 330})
  void aNameIsOneWhateverWayItRuns(double degrees) throws IOException {
    assertThat(read(degrees, "Southern high road").strip()).isEqualTo("Southern high road");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 30, 117})
  void twoNamesAreTwo(double degrees) throws IOException {
    assertThat(read(degrees, "Southern", "Northern").strip().split("\\s+"))
        .containsExactlyInAnyOrder("Southern", "Northern");
  }
}
