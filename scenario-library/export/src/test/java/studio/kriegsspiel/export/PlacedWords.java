package studio.kriegsspiel.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * What stands on the pages of a paper: each run of words with the millimetres from the left and
 * upper edge at which it begins, the size of its letters and whether they are bold or slanted.
 */
final class PlacedWords extends PDFTextStripper {
  private static final double POINTS_A_MILLIMETRE = 72 / 25.4;

  private final StringBuilder told = new StringBuilder();

  private PlacedWords() {}

  static String of(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PlacedWords words = new PlacedWords();
      words
          .told
          .append("title: ")
          .append(document.getDocumentInformation().getTitle())
          .append('\n');
      if (document.getDocumentCatalog().getDocumentOutline() != null) {
        for (PDOutlineItem each : document.getDocumentCatalog().getDocumentOutline().children()) {
          words.told.append("heading: ").append(each.getTitle()).append('\n');
        }
      }
      words.getText(document);
      return words.told.toString();
    }
  }

  @Override
  protected void startPage(PDPage page) {
    told.append("--- page ").append(getCurrentPageNo()).append('\n');
  }

  @Override
  protected void writeString(String text, List<TextPosition> letters) {
    TextPosition first = letters.get(0);
    String font = first.getFont().getName();
    told.append(
        String.format(
            Locale.ROOT,
            "%3.0f %3.0f %2.0f%s %s\n",
            first.getXDirAdj() / POINTS_A_MILLIMETRE,
            first.getYDirAdj() / POINTS_A_MILLIMETRE,
            first.getFontSizeInPt(),
            (font.contains("Bold") ? "b" : "-") + (font.contains("Italic") ? "i" : "-"),
            text));
  }
}
