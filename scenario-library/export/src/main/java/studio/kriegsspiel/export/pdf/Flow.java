package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.Marked;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.prose.ProseRun;

/**
 * Text running down pages: headings, prose, tables, with running heads and page numbers added at
 * the end. All measures in points from the lower left corner.
 */
public final class Flow {
  static final Color INK = new Color(0x2b, 0x24, 0x1c);
  static final Color SOFT = new Color(0x6b, 0x5d, 0x4b);
  static final Color RULE = new Color(0xb9, 0xa8, 0x8c);
  private static final double MARGIN_X = Typeset.points(24);
  private static final double MARGIN_TOP = Typeset.points(26);
  private static final double MARGIN_BOTTOM = Typeset.points(24);
  private static final double WRITING = 22;
  private static final int FEWEST_LINES = 6;
  private static final double FOLIO_HEIGHT = Typeset.points(12);

  private final PdfPaper paper;
  private final PageSize size;
  private final boolean numbered;
  private final int first;
  private final List<PDPageContentStream> pages = new ArrayList<>();
  private PDPageContentStream page;
  private double y;

  /** A flow that begins on a fresh page of a paper, whose pages are numbered. */
  public Flow(PdfPaper paper, PageSize size) {
    this(paper, size, true);
  }

  /** A flow whose pages have no numbers. */
  public static Flow unnumbered(PdfPaper paper, PageSize size) {
    return new Flow(paper, size, false);
  }

  private Flow(PdfPaper paper, PageSize size, boolean numbered) {
    this.paper = paper;
    this.size = size;
    this.numbered = numbered;
    this.first = paper.pageCount() + 1;
    this.page = begin();
  }

  private double pageWidth() {
    return Typeset.points(size.widthMillimetres());
  }

  private double pageHeight() {
    return Typeset.points(size.heightMillimetres());
  }

  /** Width of the text. */
  double width() {
    return pageWidth() - 2 * MARGIN_X;
  }

  private PDPageContentStream begin() {
    PDPage fresh = paper.addPage(pageWidth(), pageHeight());
    try {
      page = new PDPageContentStream(paper.document(), fresh, AppendMode.OVERWRITE, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    pages.add(page);
    if (numbered) {
      paper.number(FOLIO_HEIGHT);
    }
    y = pageHeight() - MARGIN_TOP;
    return page;
  }

  /** Begins a new page if less than so many points are left. */
  Flow need(double points) {
    if (y - points < MARGIN_BOTTOM) {
      begin();
    }
    return this;
  }

  /** Leaves so many points free. */
  public Flow space(double points) {
    y -= points;
    return this;
  }

  /** The title of a paper: overline, title, subtitle, between rules. */
  public Flow title(String overline, String title, String subtitle) {
    rule(1.1, RULE);
    space(3);
    rule(0.4, RULE);
    space(26);
    centred(overline, Faces.ROMAN, 10, SOFT);
    space(9);
    for (String line : Lines.of(title, paper.typeface(Faces.BOLD), 23, width())) {
      centred(line, Faces.BOLD, 23, INK);
      space(5);
    }
    space(3);
    for (String line : Lines.of(subtitle, paper.typeface(Faces.ITALIC), 12.5, width())) {
      centred(line, Faces.ITALIC, 12.5, INK);
      space(2);
    }
    space(16);
    rule(0.4, RULE);
    space(3);
    rule(1.1, RULE);
    return space(14);
  }

  /** A heading with a thin rule below, and a bookmark. */
  public Flow heading(String text) {
    need(135);
    if (numbered) {
      paper.bookmark(text, y);
    }
    space(12);
    for (String line : Lines.of(text, paper.typeface(Faces.BOLD), 14, width())) {
      line(line, Faces.BOLD, 14, 0, INK);
    }
    space(1);
    rule(0.5, RULE);
    return space(7);
  }

  /** A lesser heading. */
  public Flow subheading(String text) {
    need(90);
    space(6);
    for (String line : Lines.of(text, paper.typeface(Faces.BOLD_ITALIC), 11.5, width())) {
      line(line, Faces.BOLD_ITALIC, 11.5, 0, INK);
    }
    return space(2);
  }

  /** A goal for links, just here. */
  public Flow goal(String name) {
    need(60);
    paper.goal(name, y);
    return this;
  }

  /** The mark of a sheet. */
  public Flow mark(String mark) {
    need(20);
    paper.notes().word(mark, MARGIN_X, y - 11);
    line(mark, Faces.BOLD, 11, 0, INK);
    return this;
  }

  /** Ruled lines to write on, down to the foot of the page; of the next where few have room. */
  public Flow ruledToFoot() {
    need(FEWEST_LINES * WRITING);
    while (fits(WRITING)) {
      space(WRITING);
      line(MARGIN_X, y, MARGIN_X + width(), y, 0.3, RULE);
    }
    return this;
  }

  /** A short rule between two texts of one kind. */
  public Flow ornament() {
    need(40);
    space(5);
    double middle = pageWidth() / 2;
    line(middle - 24, y, middle + 24, y, 0.5, RULE);
    return space(9);
  }

  /** A small remark in italics, with room for two lines of what it speaks of. */
  public Flow remark(String text) {
    need(60);
    return block(text, Faces.ITALIC, 9.5, 0, SOFT).space(4);
  }

  /** A passage the author wrote. */
  public Flow passage(String text) {
    boolean listed = false;
    for (ProseBlock block : Markup.blocks(Marked.withoutSigns(text))) {
      space(listed && block.kind() == ProseBlock.Kind.PARAGRAPH ? Typeset.BODY * 0.25 : 0);
      listed = block.kind() == ProseBlock.Kind.ITEM;
      switch (block.kind()) {
        case PARAGRAPH -> styled(block.runs(), 0).space(Typeset.BODY * 0.5);
        case HEADING -> subheading(block.text());
        case ITEM -> {
          mark(block.mark(), 4);
          styled(block.runs(), 18).space(Typeset.BODY * 0.25);
        }
      }
    }
    return this;
  }

  /** An item of a list. */
  public Flow item(String mark, String text) {
    return hanging(mark, 4, text, 18);
  }

  /** An order behind its hour. */
  public Flow order(String hour, String text) {
    return hanging(hour, 0, text, 56);
  }

  private Flow hanging(String mark, double at, String text, double indent) {
    mark(mark, at);
    block(text, Faces.ROMAN, Typeset.BODY, indent, INK);
    return space(Typeset.BODY * 0.25);
  }

  private void mark(String mark, double indent) {
    need(2 * Typeset.BODY * Typeset.LEADING);
    beside(mark, Faces.ROMAN, Typeset.BODY, indent, INK);
  }

  /** Words on the line that comes next, to the left of what stands on it. */
  private void beside(String words, Faces face, double size, double indent, Color colour) {
    text(paper.typeface(face).settable(words), face, size, MARGIN_X + indent, y - size, colour);
  }

  /** A numbered note in small type. */
  public Flow note(String mark, String text) {
    double size = 8.8;
    need(2 * size * Typeset.LEADING);
    beside(mark, Faces.ROMAN, size, 0, SOFT);
    return block(text, Faces.ROMAN, size, 18, INK).space(1.5);
  }

  /** A label and what it says, side by side. */
  public Flow fact(String label, String text) {
    double indent = 112;
    need(2 * Typeset.BODY * Typeset.LEADING);
    beside(label, Faces.ITALIC, Typeset.BODY, 0, SOFT);
    block(text, Faces.ROMAN, Typeset.BODY, indent, INK);
    return space(2);
  }

  /** A table over the full width; its head is repeated on each page. */
  public Flow table(Table table) {
    new TableSetter(paper, this, table).set();
    return space(6);
  }

  /** Lines of one paragraph; neither its first nor its last line stands alone on a page. */
  private Flow block(String text, Faces face, double size, double indent, Color colour) {
    List<String> lines = Lines.of(text, paper.typeface(face), size, width() - indent);
    for (int i = 0; i < lines.size(); i++) {
      keepTogether(i, lines.size(), size);
      line(lines.get(i), face, size, indent, colour);
    }
    return this;
  }

  /** A paragraph of body text in several looks. */
  private Flow styled(List<ProseRun> runs, double indent) {
    List<List<StyledLines.Segment>> lines =
        StyledLines.of(runs, paper::typeface, Typeset.BODY, width() - indent);
    for (int i = 0; i < lines.size(); i++) {
      keepTogether(i, lines.size(), Typeset.BODY);
      need(Typeset.BODY * Typeset.LEADING);
      for (StyledLines.Segment each : lines.get(i)) {
        double x = MARGIN_X + indent + each.x();
        text(each.text(), each.face(), Typeset.BODY, x, y - Typeset.BODY, INK);
      }
      y -= Typeset.BODY * Typeset.LEADING;
    }
    return this;
  }

  private void keepTogether(int line, int lines, double size) {
    int left = lines - line;
    boolean first = line == 0 && left > 1;
    boolean last = left == 2 && line > 1;
    if ((first || last) && !fits(2 * size * Typeset.LEADING)) {
      begin();
    }
  }

  private void line(String text, Faces face, double size, double indent, Color colour) {
    need(size * Typeset.LEADING);
    text(text, face, size, MARGIN_X + indent, y - size, colour);
    y -= size * Typeset.LEADING;
  }

  private void centred(String text, Faces face, double size, Color colour) {
    String shown = paper.typeface(face).settable(text);
    double x = (pageWidth() - paper.typeface(face).width(shown, size)) / 2;
    text(shown, face, size, x, y - size, colour);
    y -= size * 1.15;
  }

  void rule(double thickness, Color colour) {
    line(MARGIN_X, y, MARGIN_X + width(), y, thickness, colour);
    y -= thickness;
  }

  void line(double x1, double y1, double x2, double y2, double thickness, Color colour) {
    try {
      page.setStrokingColor(colour);
      page.setLineWidth((float) thickness);
      page.moveTo((float) x1, (float) y1);
      page.lineTo((float) x2, (float) y2);
      page.stroke();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void text(String text, Faces face, double size, double x, double at, Color colour) {
    text(page, text, face, size, x, at, colour);
  }

  private void text(
      PDPageContentStream on,
      String text,
      Faces face,
      double size,
      double x,
      double at,
      Color colour) {
    String plain = Marked.plain(text);
    if (plain.isBlank()) {
      return;
    }
    paper.notes().line(first + pages.indexOf(on), text, paper.typeface(face), size, x, at);
    try {
      on.beginText();
      on.setFont(paper.typeface(face).font(), (float) size);
      on.setNonStrokingColor(colour);
      on.newLineAtOffset((float) x, (float) at);
      on.showText(plain);
      on.endText();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  double left() {
    return MARGIN_X;
  }

  double at() {
    return y;
  }

  boolean fits(double points) {
    return y - points >= MARGIN_BOTTOM;
  }

  void breakPage() {
    begin();
  }

  /** Adds running heads to every page but the first, and closes the pages. */
  public void finish(String left, String right) {
    Typeface italic = paper.typeface(Faces.ITALIC);
    String shownLeft = Shorten.to(italic.settable(left), italic, 9, width() * 0.6);
    String shownRight = Shorten.to(italic.settable(right), italic, 9, width() * 0.38);
    double top = pageHeight() - Typeset.points(15);
    for (int i = 0; i < pages.size(); i++) {
      PDPageContentStream each = pages.get(i);
      if (i > 0) {
        text(each, shownLeft, Faces.ITALIC, 9, MARGIN_X, top, SOFT);
        double x = pageWidth() - MARGIN_X - italic.width(shownRight, 9);
        text(each, shownRight, Faces.ITALIC, 9, x, top, SOFT);
      }
      try {
        each.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
