package studio.kriegsspiel.export.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.fontbox.ttf.TrueTypeFont;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.drawing.style.Faces;

class FontFilesTest {

  @Test
  void aFileIsLentToOnePaperAtATimeAndReadOnce() {
    FontFiles one = new FontFiles();
    FontFiles other = new FontFiles();
    TrueTypeFont first = one.of(Faces.ITALIC);
    TrueTypeFont second = other.of(Faces.ITALIC);
    assertThat(one.of(Faces.ITALIC)).isSameAs(first);
    assertThat(second).as("lent while the first is out").isNotSameAs(first);
    one.giveBack();
    other.giveBack();
    FontFiles next = new FontFiles();
    assertThat(next.of(Faces.ITALIC)).as("not read again").isIn(first, second);
    next.giveBack();
  }

  @Test
  void theSamePaperIsMadeOfAFileThatWasLentBefore() {
    assertThat(paper()).isEqualTo(paper());
  }

  private static byte[] paper() {
    try (PdfPaper paper = new PdfPaper("x")) {
      paper.addPicturePage(
          50,
          50,
          graphics -> {
            graphics.setFont(Faces.ITALIC.at(10));
            graphics.drawString("Ansleben, \u00e4\u00f6\u00fc", 20, 20);
          });
      return paper.finish().content();
    }
  }
}
