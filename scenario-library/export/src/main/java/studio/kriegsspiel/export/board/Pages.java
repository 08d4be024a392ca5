package studio.kriegsspiel.export.board;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.export.paper.BookWords;
import studio.kriegsspiel.export.paper.Printed;
import studio.kriegsspiel.export.paper.UnprintableException;
import studio.kriegsspiel.export.pdf.PageSize;
import studio.kriegsspiel.export.pdf.PdfPaper;

/**
 * Sheets that are filled from above with parts of known height; each has a head that says what it
 * is and a foot that says whose.
 */
public final class Pages {
  private static final double MARGIN = 10;
  private static final double HEAD = 13;
  private static final double FOOT = 7;
  private static final double GAP = 4;

  private final PageSize size;
  private final String title;
  private final String right;
  private final String foot;
  private final MapStyle style;
  private final List<Page> pages = new ArrayList<>();

  /** Draws a part in millimetres, its upper left corner at the board's. */
  public interface Part {
    /** Draws it. */
    void paint(Board board);
  }

  private record Placed(double y, Part part) {}

  private static final class Page {
    final String head;
    final boolean wide;
    final List<Placed> parts = new ArrayList<>();
    double filled;

    Page(String head, boolean wide) {
      this.head = head;
      this.wide = wide;
    }
  }

  /**
   * No pages yet, for blocks in colours.
   *
   * @param title of the file
   * @param right what stands at the right of each head
   * @param foot whose the pages are
   */
  public Pages(PageSize size, String title, String right, String foot) {
    this(size, title, right, foot, MapStyle.staffMap());
  }

  /** No pages yet, for blocks of some style. */
  public Pages(PageSize size, String title, String right, String foot, MapStyle style) {
    this.style = style;
    this.size = size;
    this.title = title;
    this.right = right;
    this.foot = foot;
  }

  /** Begins a page. */
  public void begin(String head, boolean wide) {
    pages.add(new Page(head, wide));
  }

  /** Millimetres between the margins of a page. */
  public double width(boolean wide) {
    return pageWidth(wide) - 2 * MARGIN;
  }

  /** Millimetres between head and foot of a page. */
  public double height(boolean wide) {
    return pageHeight(wide) - 2 * MARGIN - HEAD - FOOT;
  }

  /** Millimetres that are left on the page. */
  public double left() {
    Page page = last();
    return height(page.wide) - page.filled;
  }

  private double pageWidth(boolean wide) {
    return wide ? size.heightMillimetres() : size.widthMillimetres();
  }

  private double pageHeight(boolean wide) {
    return wide ? size.widthMillimetres() : size.heightMillimetres();
  }

  /**
   * Puts a part below what is there, on a new page under the same head if it has no room.
   *
   * @throws UnprintableException if no page has room for it
   */
  public void add(double height, Part part) {
    Page page = last();
    if (height > height(page.wide)) {
      throw new UnprintableException(
          "A part of %s is %.0f mm high, and a page of %s has room for %.0f mm; take a larger paper or a smaller scale."
              .formatted(title, height, size.key(), height(page.wide)));
    }
    if (height > left()) {
      page = new Page(page.head, page.wide);
      pages.add(page);
    }
    page.parts.add(new Placed(page.filled, part));
    page.filled += height + GAP;
  }

  private Page last() {
    return pages.get(pages.size() - 1);
  }

  /** The finished PDF. */
  public Printed print() {
    try (PdfPaper paper = new PdfPaper(title)) {
      for (int i = 0; i < pages.size(); i++) {
        print(paper, i);
      }
      return paper.finish();
    }
  }

  private void print(PdfPaper paper, int number) {
    Page page = pages.get(number);
    double width = pageWidth(page.wide);
    double height = pageHeight(page.wide);
    paper.addPicturePage(
        width,
        height,
        graphics -> {
          Board board = new Board(graphics, paper.marked(), style);
          double room = width - 2 * MARGIN - Board.width(right, Faces.ITALIC, 9.5) - GAP;
          board.fit(page.head, Faces.BOLD, 14, MARGIN, MARGIN + 5, room);
          board.right(right, Faces.ITALIC, 9.5, width - MARGIN, MARGIN + 5, Board.SOFT);
          board.line(MARGIN, MARGIN + 7.5, width - MARGIN, MARGIN + 7.5, 0.25, Board.INK);
          board.text(foot, Faces.ITALIC, 9, MARGIN, height - MARGIN, Board.SOFT);
          String folio = BookWords.figure(number + 1) + " / " + BookWords.figure(pages.size());
          board.right(folio, Faces.ROMAN, 9, width - MARGIN, height - MARGIN, Board.SOFT);
          for (Placed placed : page.parts) {
            board.at(MARGIN, MARGIN + HEAD + placed.y(), placed.part());
          }
        });
    paper.bookmark(page.head);
  }
}
