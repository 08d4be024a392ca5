package studio.kriegsspiel.export.pdf;

import java.awt.image.BufferedImage;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.printing.PDFPageable;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The pages of a finished paper, for a screen and for a printer. */
public final class PrintedPages {
  private final byte[] content;
  private final int count;

  private PrintedPages(byte[] content, int count) {
    this.content = content;
    this.count = count;
  }

  /**
   * The pages of a file.
   *
   * @param content its bytes, not under lock; not to be modified
   * @throws IOException if it is no PDF
   */
  public static PrintedPages of(byte[] content) throws IOException {
    try (PDDocument document = Loader.loadPDF(content)) {
      return new PrintedPages(content, document.getNumberOfPages());
    }
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /**
   * Draws a page as large as it fits.
   *
   * @param number from 1
   * @param width most pixels across
   * @param height most pixels down
   * @throws IOException if it cannot be drawn
   */
  public BufferedImage draw(int number, int width, int height) throws IOException {
    try (PDDocument document = Loader.loadPDF(content)) {
      PDRectangle box = document.getPage(number - 1).getCropBox();
      float scale = Math.min(width / box.getWidth(), height / box.getHeight());
      return new PDFRenderer(document).renderImage(number - 1, scale, ImageType.RGB);
    }
  }

  /**
   * Prints all of them, each in its own size.
   *
   * @throws IOException if they cannot be read
   * @throws PrinterException if the printer does not print them
   */
  public void print(PrinterJob job) throws IOException, PrinterException {
    try (PDDocument document = Loader.loadPDF(content)) {
      job.setPageable(new PDFPageable(document));
      job.print();
    }
  }
}
