package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.export.paper.MarkedText;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.situation.prose.Markup;
import studio.kriegsspiel.situation.prose.ProseBlock;
import studio.kriegsspiel.situation.prose.ProseRun;

/**
 * Small sheets, four to a page, that are cut apart and folded twice: the lower third up over the
 * middle, which hides the text, then the upper third back, which leaves the address outside.
 */
public final class FoldedSheets implements Closeable {
  private static final double MARGIN = Typeset.points(8);
  private static final double BODY = 9.5;
  private static final double LEADING = BODY * 1.28;
  private static final double REMARK = 8.5;

  private final PdfPaper paper;
  private final double pageWidth;
  private final double pageHeight;
  private @Nullable Ink ink;
  private int onPage = 4;

  /** Sheets on pages of a size, added to a paper. */
  public FoldedSheets(PdfPaper paper, PageSize size) {
    this.paper = paper;
    this.pageWidth = Typeset.points(size.widthMillimetres());
    this.pageHeight = Typeset.points(size.heightMillimetres());
  }

  /**
   * Where a sheet lies.
   *
   * @param page number of the page, from 1
   * @param box the sheet, in points from the page's upper left corner
   */
  public record Region(int page, Rectangle2D box) {}

  /** Whether what is told inside has room on a small sheet. */
  public boolean fits(String remark, String passage) {
    double room = pageHeight / 2 * 2 / 3 - 2 * MARGIN;
    return height(lines(remark, passage)) <= room;
  }

  /**
   * Adds a sheet.
   *
   * @param receiver whose it is
   * @param hour what is said outside of when it is handed over
   * @param mark by which the umpire finds it
   */
  public Region add(String receiver, String hour, String mark, String remark, String passage) {
    if (onPage == 4) {
      begin();
    }
    double left = onPage % 2 * pageWidth / 2;
    double top = onPage / 2 * pageHeight / 2;
    onPage++;
    paper
        .tags()
        .within(
            "Sect",
            () -> {
              paper.tags().within("P", () -> outside(left, top, receiver, hour, mark));
              paper.tags().within("P", () -> inside(left, top, lines(remark, passage)));
            });
    return new Region(
        paper.document().getNumberOfPages(),
        new Rectangle2D.Double(left, top, pageWidth / 2, pageHeight / 2));
  }

  private void inside(double left, double top, List<Line> lines) {
    double y = top + pageHeight / 6 + MARGIN;
    for (Line line : lines) {
      y += line.leading;
      for (StyledLines.Segment each : line.words) {
        text(each.text(), each.face(), line.size, left + MARGIN + each.x(), y, Flow.INK);
      }
    }
  }

  private void begin() {
    close();
    onPage = 0;
    paper.addPage(pageWidth, pageHeight);
    ink = Ink.begin(paper);
    line(pageWidth / 2, 0, pageWidth / 2, pageHeight, 6, 4);
    line(0, pageHeight / 2, pageWidth, pageHeight / 2, 6, 4);
    for (double half : new double[] {0, pageHeight / 2}) {
      for (double third : new double[] {pageHeight / 6, pageHeight / 3}) {
        line(0, half + third, pageWidth, half + third, 1, 5);
      }
    }
  }

  private void outside(double left, double top, String receiver, String hour, String mark) {
    double room = pageWidth / 2 - 2 * MARGIN;
    double y = top + MARGIN + 8;
    text(Phrase.TO.words(), Faces.ITALIC, REMARK, left + MARGIN, y, Flow.SOFT);
    y += 16;
    for (String line : LineBreaker.of(receiver, paper.typeface(Faces.BOLD), 13, room)) {
      text(line, Faces.BOLD, 13, left + MARGIN, y, Flow.INK);
      y += 15;
    }
    double foot = top + pageHeight / 6 - MARGIN;
    text(hour, Faces.ITALIC, 9.5, left + MARGIN, foot, Flow.SOFT);
    double width = paper.typeface(Faces.BOLD).width(mark, 11);
    double x = left + pageWidth / 2 - MARGIN - width;
    text(mark, Faces.BOLD, 11, x, foot, Flow.INK);
    paper.notes().word(mark, x, pageHeight - foot);
  }

  private record Line(List<StyledLines.Segment> words, double size, double leading) {}

  private static double height(List<Line> lines) {
    return lines.stream().mapToDouble(Line::leading).sum();
  }

  private List<Line> lines(String remark, String passage) {
    double room = pageWidth / 2 - 2 * MARGIN;
    List<Line> lines = new ArrayList<>();
    for (String line : LineBreaker.of(remark, paper.typeface(Faces.ITALIC), REMARK, room)) {
      lines.add(
          new Line(List.of(new StyledLines.Segment(line, Faces.ITALIC, 0)), REMARK, REMARK * 1.3));
    }
    double before = LEADING * 0.5;
    for (ProseBlock block : Markup.blocks(MarkedText.withoutSigns(passage))) {
      for (List<StyledLines.Segment> line :
          StyledLines.of(runs(block), paper::typeface, BODY, room)) {
        lines.add(new Line(line, BODY, LEADING + before));
        before = 0;
      }
      before = LEADING * 0.4;
    }
    return lines;
  }

  /** A small sheet has no room to hang marks; a heading is strong words on a line. */
  private static List<ProseRun> runs(ProseBlock block) {
    List<ProseRun> runs = new ArrayList<>();
    if (!block.mark().isEmpty()) {
      runs.add(new ProseRun(block.mark() + " ", false, false));
    }
    for (ProseRun run : block.runs()) {
      boolean strong = run.strong() || block.kind() == ProseBlock.Kind.HEADING;
      runs.add(new ProseRun(run.text(), run.emphasis(), strong));
    }
    return runs;
  }

  private Ink ink() {
    Ink open = ink;
    if (open == null) {
      throw new IllegalStateException("There is no page to write on.");
    }
    return open;
  }

  /** Sets text; y is measured from the upper edge of the page. */
  private void text(String text, Faces face, double size, double x, double y, Color colour) {
    ink().text(paper.typeface(face).settable(text), face, size, x, pageHeight - y, colour);
  }

  private void line(double x1, double y1, double x2, double y2, float... dashes) {
    ink().line(x1, pageHeight - y1, x2, pageHeight - y2, 0.4, Flow.RULE, dashes);
  }

  /** Closes the last page; needed before the paper is finished. */
  @Override
  public void close() {
    Ink open = ink;
    if (open != null) {
      ink = null;
      onPage = 4;
      open.close();
    }
  }
}
