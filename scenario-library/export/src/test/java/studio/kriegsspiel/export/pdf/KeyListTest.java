package studio.kriegsspiel.export.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.drawing.names.KeyedName;

/** Numbers of a map and their names: a line is 8.4 points, a column 42 mm, or 30 in need. */
class KeyListTest {
  private static final double COLUMN = 42 * 72 / 25.4;

  private static KeyList list(int names) {
    List<KeyedName> keys =
        IntStream.rangeClosed(1, names).mapToObj(i -> new KeyedName(i, "Farm" + i)).toList();
    return new KeyList(keys, Color.BLACK);
  }

  private static void paint(KeyList list, double width, double height) {
    Graphics2D graphics = new BufferedImage(500, 500, BufferedImage.TYPE_INT_RGB).createGraphics();
    list.paint(graphics, new Rectangle2D.Double(10, 10, width, height));
    graphics.dispose();
  }

  /** Five lines stand at 7, 15.4, 23.8, 32.2 and 40.6 points below the upper edge. */
  @ParameterizedTest
  @CsvSource({
    "5, 1, 40.7, 1",
    "5, 1, 40.5, 2",
    "5, 1, 6.9, 0",
    "10, 2.01, 40.7, 1",
    "11, 2.01, 40.7, 2"
  })
  void asMuchIsToldAsHasRoom(int names, double columns, double height, int boxes) {
    KeyList list = list(names);
    int painted = 0;
    while (!list.isTold() && painted < 3) {
      paint(list, columns * COLUMN + 0.1, height);
      painted++;
    }
    assertThat(list.isTold() ? painted : 0).isEqualTo(boxes);
  }

  /** As many rows as the longest column has, and a little below. */
  @ParameterizedTest
  @CsvSource({"5, 1, 5", "5, 2, 3", "6, 2, 3", "7, 2, 4", "7, 3, 3", "1, 3, 1", "5, 0.5, 5"})
  void itIsAsHighAsItsLongestColumn(int names, double columns, int rows) {
    assertThat(list(names).height(columns * COLUMN + 0.1))
        .isCloseTo(rows * 8.4 + 2.8, within(0.001));
  }

  @Test
  void whatIsPaintedIsHighNoMore() {
    KeyList list = list(5);
    paint(list, COLUMN + 0.1, 24);
    assertThat(list.height(COLUMN + 0.1)).isCloseTo(2 * 8.4 + 2.8, within(0.001));
  }

  @Test
  void aLongNameTakesTwoLines() {
    KeyList list =
        new KeyList(
            List.of(new KeyedName(1, "The Plateau of Lerchenhof above the Old Mill")), Color.BLACK);
    assertThat(list.height(COLUMN + 0.1)).isCloseTo(2 * 8.4 + 2.8, within(0.001));
  }

  @Test
  void onPagesOfItsOwnEveryNameStandsOnce() throws IOException {
    KeyList list = list(700);
    try (PdfPaper paper = new PdfPaper("x")) {
      list.addTo(paper, 210, 297);
      assertThat(list.isTold()).isTrue();
      try (PDDocument document = Loader.loadPDF(paper.finish().content())) {
        assertThat(document.getNumberOfPages()).isEqualTo(2);
        String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
        for (int i = 1; i <= 700; i++) {
          assertThat(text.split("Farm" + i + " ", -1)).as("Farm" + i).hasSize(2);
        }
      }
    }
  }
}
