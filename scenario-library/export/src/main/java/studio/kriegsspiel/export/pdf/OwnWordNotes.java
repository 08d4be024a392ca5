package studio.kriegsspiel.export.pdf;

import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.OwnWord;

/** Where on the pages of a paper the exporter's own words stand, noted as they are set. */
final class OwnWordNotes {
  /** Where nothing is set: of what a viewer shows beside the page. */
  private static final double BESIDE = -1000;

  private final PDDocument document;
  private final List<OwnWord> words = new ArrayList<>();

  OwnWordNotes(PDDocument document) {
    this.document = document;
  }

  List<OwnWord> all() {
    return words;
  }

  /** Sets a text that is wholly the exporter's own in the picture of the last page. */
  void set(Graphics2D graphics, String text, double x, double y) {
    note(graphics, text, x, y);
    graphics.drawString(text, (float) x, (float) y);
  }

  /** Sets {@link MarkedText} text in the picture of the last page, in a face. */
  void setMarked(Graphics2D graphics, String text, double x, double y, Typeface face) {
    String plain = MarkedText.plain(text);
    double size = graphics.getFont().getSize2D();
    for (MarkedText.Stretch each : MarkedText.stretches(text)) {
      double before = face.width(plain.substring(0, each.start()), size);
      note(graphics, plain.substring(each.start(), each.end()), x + before, y);
    }
    graphics.drawString(plain, (float) x, (float) y);
  }

  private void note(Graphics2D graphics, String text, double x, double y) {
    Point2D at = graphics.getTransform().transform(new Point2D.Double(x, y), null);
    words.add(new OwnWord(document.getNumberOfPages(), at.getX(), at.getY(), text));
  }

  /** Notes the own words of a {@link MarkedText} line; (x, y) from its page's lower left corner. */
  void line(int page, String text, Typeface face, double size, double x, double y) {
    String plain = MarkedText.plain(text);
    double height = document.getPage(page - 1).getMediaBox().getHeight();
    for (MarkedText.Stretch each : MarkedText.stretches(text)) {
      double before = face.width(plain.substring(0, each.start()), size);
      words.add(
          new OwnWord(page, x + before, height - y, plain.substring(each.start(), each.end())));
    }
  }

  /** Notes a text that is wholly own on the last page; (x, y) from its lower left corner. */
  void word(String text, double x, double y) {
    int number = document.getNumberOfPages();
    double height = document.getPage(number - 1).getMediaBox().getHeight();
    words.add(new OwnWord(number, x, height - y, text));
  }

  /** Notes the own words of the title of a bookmark to the last page. */
  void beside(String title) {
    int number = document.getNumberOfPages();
    MarkedText.words(title).forEach(each -> words.add(new OwnWord(number, BESIDE, BESIDE, each)));
  }
}
