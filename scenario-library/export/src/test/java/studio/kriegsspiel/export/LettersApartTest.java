package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.samples.SampleGround;

/** No letter of any paper stands on another one. */
class LettersApartTest {
  /** What an umpire's book has at its end, where short labels stood under what they label. */
  private static final String REVIEW =
      """

      allow KS-SID-003 "the umpire plays Red"
      exercise "Defence of a post" for "Commander at the farm" of Blue
        decision "Rounds run short" at 15:20 "What do you report, and to whom?"
          expect message to Blue about "the empty pouches" by 15:30 worth 5
        solution \"""
          Report before the last volley is fired.
          15:22 message to Blue "Cartridges at once."
        \"""
        grades 4 "admirably done", 2 "tolerably done"
      """;

  /** How much of the smaller letter may be covered; slanted letters lean over their neighbours. */
  private static final double TOUCHING = 0.35;

  @TempDir Path folder;

  @Test
  void noLetterStandsOnAnother() throws IOException {
    ExportResult result =
        new Exporter()
            .export(
                ExportRequest.of(
                    SampleScenario.situation(
                        SampleScenario.changed(text -> text + REVIEW), SampleGround.flat()),
                    List.of(),
                    Set.of(ExportTarget.PACK, ExportTarget.EXERCISE),
                    folder));
    assertThat(result).isInstanceOf(ExportResult.Written.class);
    try (Stream<Path> papers = Files.list(folder)) {
      for (Path paper : papers.filter(each -> each.toString().endsWith(".pdf")).toList()) {
        assertThat(covered(paper)).as(paper.getFileName().toString()).isEmpty();
      }
    }
  }

  private static List<String> covered(Path paper) throws IOException {
    Letters letters = new Letters();
    try (PDDocument document = Loader.loadPDF(Files.readAllBytes(paper))) {
      letters.getText(document);
    }
    return letters.covered;
  }

  /** Collects level letters page by page, and those that cover one before them. */
  private static final class Letters extends PDFTextStripper {
    private final List<Letter> page = new ArrayList<>();
    private final List<String> covered = new ArrayList<>();

    private record Letter(String text, Rectangle2D box) {}

    @Override
    protected void startPage(org.apache.pdfbox.pdmodel.PDPage ignored) {
      page.clear();
    }

    @Override
    protected void processTextPosition(TextPosition position) {
      if (position.getDir() == 0 && !position.getUnicode().isBlank()) {
        double high = position.getHeightDir();
        Rectangle2D box =
            new Rectangle2D.Double(
                position.getXDirAdj(),
                position.getYDirAdj() - high,
                position.getWidthDirAdj(),
                high);
        for (Letter other : page) {
          if (covers(box, other.box)) {
            covered.add("page " + getCurrentPageNo() + ": " + position + " on " + other.text);
          }
        }
        page.add(new Letter(position.getUnicode(), box));
      }
      super.processTextPosition(position);
    }

    private static boolean covers(Rectangle2D one, Rectangle2D other) {
      Rectangle2D both = one.createIntersection(other);
      return both.getWidth() > 0
          && both.getHeight() > 0
          && both.getWidth() > TOUCHING * Math.min(one.getWidth(), other.getWidth())
          && both.getHeight() > TOUCHING * Math.min(one.getHeight(), other.getHeight());
    }
  }
}
