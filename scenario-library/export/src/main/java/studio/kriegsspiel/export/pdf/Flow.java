package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.prose.ProseRun;

/**
 * Text running down pages: headings, prose, tables, with running heads and page numbers added at
 * the end. All measures in points from the lower left corner.
 */
public final class Flow implements PaperText {
  static final Color INK = new Color(0x2b, 0x24, 0x1c);
  static final Color SOFT = new Color(0x6b, 0x5d, 0x4b);
  static final Color RULE = new Color(0xb9, 0xa8, 0x8c);
  private static final double WRITING = 22;
  private static final int FEWEST_LINES = 6;
  private static final double FOLIO_HEIGHT = Typeset.points(12);

  private final PdfPaper paper;
  private final TextFrame frame;
  private final boolean numbered;
  private final List<Ink> pages = new ArrayList<>();
  private Ink ink;
  private int column;
  private double y;

  /** A flow that begins on a fresh page of a paper, whose pages are numbered. */
  public Flow(PdfPaper paper, PageSize size) {
    this(paper, new TextFrame(size, false), true);
  }

  /** A flow in two columns on pages that lie on their side. */
  public static Flow inColumns(PdfPaper paper, PageSize size) {
    return new Flow(paper, new TextFrame(size, true), true);
  }

  /** A flow whose pages have no numbers. */
  public static Flow unnumbered(PdfPaper paper, PageSize size) {
    return new Flow(paper, new TextFrame(size, false), false);
  }

  private Flow(PdfPaper paper, TextFrame frame, boolean numbered) {
    this.paper = paper;
    this.frame = frame;
    this.numbered = numbered;
    this.ink = begin();
  }

  /** Width of the text. */
  double width() {
    return frame.width();
  }

  /** Goes on in the next column, or on the next page behind the last. */
  public void breakPage() {
    if (column + 1 < frame.columns()) {
      column++;
      y = frame.top();
    } else {
      begin();
    }
  }

  /** Goes on at the top of a page, if it is not there already. */
  public Flow freshPage() {
    if (y < frame.top()) {
      begin();
    }
    return this;
  }

  private Ink begin() {
    paper.addPage(frame.pageWidth(), frame.pageHeight());
    ink = Ink.begin(paper);
    pages.add(ink);
    if (numbered) {
      paper.number(FOLIO_HEIGHT);
    }
    column = 0;
    y = frame.top();
    return ink;
  }

  /** Begins a new page if less than so many points are left. */
  public Flow need(double points) {
    if (!fits(points)) {
      breakPage();
    }
    return this;
  }

  /** Leaves so many points free. */
  @Override
  public Flow space(double points) {
    y -= points;
    return this;
  }

  /** The title of a paper: overline, title, subtitle, between rules. */
  public Flow title(String overline, String title, String subtitle) {
    new TitleBlock(paper, this).set(overline, title, subtitle);
    return this;
  }

  /** A heading with a thin rule below, and a bookmark. */
  @Override
  public Flow heading(String text) {
    need(135);
    if (numbered) {
      paper.bookmark(text, y);
    }
    space(12);
    heading(2, text, Faces.BOLD, 14);
    space(1);
    rule(0.5, RULE);
    return space(7);
  }

  /** A lesser heading. */
  @Override
  public Flow subheading(String text) {
    need(90);
    space(6);
    heading(3, text, Faces.BOLD_ITALIC, 11.5);
    return space(2);
  }

  private void heading(int level, String text, Faces face, double size) {
    List<String> lines = LineBreaker.of(text, paper.typeface(face), size, width());
    paper.tags().heading(level, () -> lines.forEach(line -> line(line, face, size, 0, INK)));
  }

  /** A goal for links, just here. */
  @Override
  public Flow goal(String name) {
    need(60);
    paper.goal(name, y);
    return this;
  }

  /** The mark of a sheet. */
  public Flow mark(String mark) {
    need(20);
    paper.notes().word(mark, left(), y - 11);
    line(mark, Faces.BOLD, 11, 0, INK);
    return this;
  }

  /** Begins a new page where few ruled lines would have room below a heading. */
  public Flow roomToWrite() {
    return need((FEWEST_LINES + 2) * WRITING);
  }

  /** Ruled lines to write on, down to the foot of the page; of the next where few have room. */
  public Flow ruledToFoot() {
    need(FEWEST_LINES * WRITING);
    while (fits(WRITING)) {
      space(WRITING);
      line(left(), y, left() + width(), y, 0.3, RULE);
    }
    return this;
  }

  /** A short rule between two texts of one kind. */
  @Override
  public Flow ornament() {
    need(40);
    space(5);
    double middle = left() + width() / 2;
    line(middle - 24, y, middle + 24, y, 0.5, RULE);
    return space(9);
  }

  /** A small remark in italics, with room for two lines of what it speaks of. */
  @Override
  public Flow remark(String text) {
    need(60);
    paper.tags().within("P", () -> block(text, Faces.ITALIC, 9.5, 0, SOFT));
    return space(4);
  }

  /** A passage the author wrote. */
  @Override
  public Flow passage(String text) {
    boolean listed = false;
    for (ProseBlock block : Markup.blocks(MarkedText.withoutSigns(text))) {
      space(listed && block.kind() == ProseBlock.Kind.PARAGRAPH ? Typeset.BODY * 0.25 : 0);
      listed = block.kind() == ProseBlock.Kind.ITEM;
      switch (block.kind()) {
        case PARAGRAPH -> {
          paper.tags().within("P", () -> styled(block.runs(), 0));
          space(Typeset.BODY * 0.5);
        }
        case HEADING -> subheading(block.text());
        case ITEM -> {
          paper.tags().item(() -> mark(block.mark(), 4), () -> styled(block.runs(), 18));
          space(Typeset.BODY * 0.25);
        }
      }
    }
    return this;
  }

  /** An item of a list. */
  @Override
  public Flow item(String mark, String text) {
    return hanging(mark, 4, text, 18);
  }

  /** An order behind its hour. */
  public Flow order(String hour, String text) {
    return hanging(hour, 0, text, 56);
  }

  private Flow hanging(String mark, double at, String text, double indent) {
    paper
        .tags()
        .item(() -> mark(mark, at), () -> block(text, Faces.ROMAN, Typeset.BODY, indent, INK));
    return space(Typeset.BODY * 0.25);
  }

  private void mark(String mark, double indent) {
    need(2 * Typeset.BODY * Typeset.LEADING);
    beside(mark, Faces.ROMAN, Typeset.BODY, indent, INK);
  }

  /** Words on the line that comes next, to the left of what stands on it. */
  private void beside(String words, Faces face, double size, double indent, Color colour) {
    text(paper.typeface(face).settable(words), face, size, left() + indent, y - size, colour);
  }

  /** A numbered note in small type. */
  @Override
  public Flow note(String mark, String text) {
    return numbered(mark, text, 8.8, 18);
  }

  /** A numbered step in type as small as that of small tables. */
  @Override
  public Flow step(String mark, String text) {
    return numbered(mark, text, 8, 12);
  }

  private Flow numbered(String mark, String text, double size, double indent) {
    need(2 * size * Typeset.LEADING);
    paper
        .tags()
        .item(
            () -> beside(mark, Faces.ROMAN, size, 0, SOFT),
            () -> block(text, Faces.ROMAN, size, indent, INK));
    return space(1.5);
  }

  /** A label and what it says, side by side. */
  @Override
  public Flow fact(String label, String text) {
    double indent = 112;
    need(2 * Typeset.BODY * Typeset.LEADING);
    paper
        .tags()
        .item(
            () -> beside(label, Faces.ITALIC, Typeset.BODY, 0, SOFT),
            () -> block(text, Faces.ROMAN, Typeset.BODY, indent, INK));
    return space(2);
  }

  /** A table over the full width; its head is repeated on each page. */
  @Override
  public Flow table(Table table) {
    new TableSetter(paper, this, table.filled()).set();
    return space(6);
  }

  /** Small tables, side by side as far as there is room. */
  @Override
  public Flow tables(List<Table> tables) {
    new TablesAbreast(paper, this).set(tables);
    return this;
  }

  /** Lines of one paragraph; neither its first nor its last line stands alone on a page. */
  private void block(String text, Faces face, double size, double indent, Color colour) {
    List<String> lines = LineBreaker.of(text, paper.typeface(face), size, width() - indent);
    for (int i = 0; i < lines.size(); i++) {
      keepTogether(i, lines.size(), size);
      line(lines.get(i), face, size, indent, colour);
    }
  }

  /** A paragraph of body text in several looks. */
  private void styled(List<ProseRun> runs, double indent) {
    List<List<StyledLines.Segment>> lines =
        StyledLines.of(runs, paper::typeface, Typeset.BODY, width() - indent);
    for (int i = 0; i < lines.size(); i++) {
      keepTogether(i, lines.size(), Typeset.BODY);
      need(Typeset.BODY * Typeset.LEADING);
      for (StyledLines.Segment each : lines.get(i)) {
        double x = left() + indent + each.x();
        text(each.text(), each.face(), Typeset.BODY, x, y - Typeset.BODY, INK);
      }
      y -= Typeset.BODY * Typeset.LEADING;
    }
  }

  private void keepTogether(int line, int lines, double size) {
    int left = lines - line;
    boolean first = line == 0 && left > 1;
    boolean last = left == 2 && line > 1;
    if ((first || last) && !fits(2 * size * Typeset.LEADING)) {
      breakPage();
    }
  }

  private void line(String text, Faces face, double size, double indent, Color colour) {
    need(size * Typeset.LEADING);
    text(text, face, size, left() + indent, y - size, colour);
    y -= size * Typeset.LEADING;
  }

  void rule(double thickness, Color colour) {
    line(left(), y, left() + width(), y, thickness, colour);
    y -= thickness;
  }

  void line(double x1, double y1, double x2, double y2, double thickness, Color colour) {
    ink.line(x1, y1, x2, y2, thickness, colour);
  }

  void text(String text, Faces face, double size, double x, double at, Color colour) {
    ink.text(text, face, size, x, at, colour);
  }

  double left() {
    return frame.left(column);
  }

  double at() {
    return y;
  }

  boolean fits(double points) {
    return y - points >= frame.bottom();
  }

  /** Adds running heads to every page but the first, and closes the pages. */
  public void finish(String left, String right) {
    Typeface italic = paper.typeface(Faces.ITALIC);
    String shownLeft = Shorten.to(italic.settable(left), italic, 9, frame.textWidth() * 0.6);
    double room = frame.textWidth() * 0.98 - italic.width(shownLeft, 9);
    String shownRight = Shorten.to(italic.settable(right), italic, 9, room);
    double top = frame.pageHeight() - Typeset.points(frame.lying() ? 10 : 15);
    double x = frame.left(0) + frame.textWidth() - italic.width(shownRight, 9);
    for (Ink each : pages.subList(1, pages.size())) {
      paper
          .tags()
          .decorate(
              () -> {
                each.text(shownLeft, Faces.ITALIC, 9, frame.left(0), top, SOFT);
                each.text(shownRight, Faces.ITALIC, 9, x, top, SOFT);
              });
    }
    pages.forEach(Ink::close);
  }
}
