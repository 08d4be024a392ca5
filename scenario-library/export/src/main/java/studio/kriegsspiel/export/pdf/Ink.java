package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;

/**
 * Writes on one page of a paper, and marks each piece as what it is. All measures in points from
 * the page's lower left corner.
 */
final class Ink implements Closeable {
  private final PdfPaper paper;
  private final PDPage page;
  private final int number;
  private final PDPageContentStream content;

  private Ink(PdfPaper paper, int number, AppendMode mode) {
    this.paper = paper;
    this.number = number;
    this.page = paper.document().getPage(number - 1);
    try {
      boolean reset = mode == AppendMode.APPEND;
      this.content = new PDPageContentStream(paper.document(), page, mode, true, reset);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Begins the last page of a paper. */
  static Ink begin(PdfPaper paper) {
    return new Ink(paper, paper.pageCount(), AppendMode.OVERWRITE);
  }

  /** Goes on upon a page, by its number from 1. */
  static Ink over(PdfPaper paper, int number) {
    return new Ink(paper, number, AppendMode.APPEND);
  }

  private interface Strokes {
    void draw() throws IOException;
  }

  private void marked(Strokes strokes) {
    paper.tags().begin(content, page);
    try {
      strokes.draw();
      content.endMarkedContent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sets {@link MarkedText} text, and notes its own words. */
  void text(String text, Faces face, double size, double x, double y, Color colour) {
    String plain = MarkedText.plain(text);
    if (plain.isBlank()) {
      return;
    }
    Typeface typeface = paper.typeface(face);
    paper.notes().line(number, text, typeface, size, x, y);
    marked(
        () -> {
          content.beginText();
          content.setFont(typeface.font(), (float) size);
          content.setNonStrokingColor(colour);
          content.newLineAtOffset((float) x, (float) y);
          content.showText(plain);
          content.endText();
        });
  }

  /** Draws a line, which is nothing to be read. */
  void line(
      double x1, double y1, double x2, double y2, double thickness, Color colour, float... dashes) {
    paper
        .tags()
        .decorate(
            () ->
                marked(
                    () -> {
                      content.setStrokingColor(colour);
                      content.setLineWidth((float) thickness);
                      if (dashes.length > 0) {
                        content.setLineDashPattern(dashes, 0);
                      }
                      content.moveTo((float) x1, (float) y1);
                      content.lineTo((float) x2, (float) y2);
                      content.stroke();
                    }));
  }

  /** Puts a picture with its lower left corner at a point. */
  void picture(PDFormXObject form, double x, double y) {
    marked(() -> place(form, x, y));
  }

  /** Puts a picture on a page of a file that has no structure: others take it over as it is. */
  void bare(PDFormXObject form) {
    try {
      place(form, 0, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void place(PDFormXObject form, double x, double y) throws IOException {
    content.saveGraphicsState();
    content.transform(Matrix.getTranslateInstance((float) x, (float) y));
    content.drawForm(form);
    content.restoreGraphicsState();
  }

  @Override
  public void close() {
    try {
      content.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
