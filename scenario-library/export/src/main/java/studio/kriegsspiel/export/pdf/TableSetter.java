package studio.kriegsspiel.export.pdf;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import studio.kriegsspiel.drawing.style.Faces;

/** Sets a table row by row, with its head again on every page; no last row goes over alone. */
final class TableSetter {
  private static final double BODY = 9.6;
  private static final double SMALL = 7.4;
  private static final double SMALL_HEAD = 6.3;
  private static final double CAPTION = 8.2;
  private static final double MOST_CAPTION = 150;

  /** A long head may widen its column so far. */
  private static final double WIDE_HEAD = 64;

  private static final double STEP = 11;

  /** A word may claim so much of the table's width; a longer one is broken. */
  private static final double WORD = 0.25;

  private final PdfPaper paper;
  private final Flow flow;
  private final Table table;
  private final double[] widths;
  private final double size;
  private final double line;
  private final double gap;
  private final double headSize;
  private double offset;

  TableSetter(PdfPaper paper, Flow flow, Table table) {
    this.paper = paper;
    this.flow = flow;
    this.table = table;
    this.size = table.isCompact() ? SMALL : BODY;
    this.line = size * 1.22;
    this.gap = table.isCompact() ? 4.5 : 9;
    this.headSize = table.isCompact() ? SMALL_HEAD : BODY;
    this.widths = table.isCompact() ? natural() : widths();
  }

  /** No wider than its cells; words give way where that is wider than the text. */
  private double[] natural() {
    double[] result = new double[table.columns().size()];
    double[] least = new double[result.length];
    double over = -flow.width();
    double spare = 0;
    for (int i = 0; i < result.length; i++) {
      least[i] = words(i);
      double head = headWidth(table.columns().get(i).head());
      result[i] = Math.max(Math.max(least[i], cells(i)), Math.min(WIDE_HEAD, head / 2 + gap));
      over += result[i];
      spare += result[i] - least[i];
    }
    double share = spare <= 0 ? 0 : Math.max(0, Math.min(1, over / spare));
    for (int i = 0; i < result.length; i++) {
      result[i] -= (result[i] - least[i]) * share;
    }
    return over <= spare ? result : narrowed(result, over - spare);
  }

  /** By their shares; but no figure is broken, no word either, and wider columns give way. */
  private double[] widths() {
    List<Table.Column> columns = table.columns();
    double[] least = new double[columns.size()];
    double[] result = new double[columns.size()];
    double total = columns.stream().mapToDouble(Table.Column::share).sum();
    double over = -flow.width();
    for (int i = 0; i < least.length; i++) {
      least[i] = columns.get(i).right() ? figures(i) : Math.min(words(i), flow.width() * WORD);
      result[i] = Math.max(least[i], flow.width() * columns.get(i).share() / total);
      over += result[i];
    }
    double spare = 0;
    for (int i = 0; i < least.length; i++) {
      spare += result[i] - least[i];
    }
    double share = spare <= 0 ? 0 : Math.max(0, Math.min(1, over / spare));
    for (int i = 0; i < least.length; i++) {
      result[i] -= (result[i] - least[i]) * share;
    }
    return over <= spare ? result : narrowed(result, over - spare);
  }

  /** Where not all words have room, columns of words are narrowed alike, and words broken. */
  private double[] narrowed(double[] widths, double excess) {
    double words = 0;
    for (int i = 0; i < widths.length; i++) {
      words += table.columns().get(i).right() ? 0 : widths[i];
    }
    double share = words == 0 ? 1 : Math.max(0.3, 1 - excess / words);
    for (int i = 0; i < widths.length; i++) {
      widths[i] *= table.columns().get(i).right() ? 1 : share;
    }
    return widths;
  }

  /** The widest figure of a column, or its head. */
  private double figures(int column) {
    double head = headWidth(table.columns().get(column).head()) + gap + 0.1;
    return Math.max(head, cells(column));
  }

  /** The widest cell of a column. */
  private double cells(int column) {
    double widest = 0;
    for (Table.Row row : table.rows()) {
      double indent = column == 0 ? row.indent() * STEP : 0;
      widest = Math.max(widest, indent + width(face(row), row.cells().get(column)));
    }
    return widest + gap + 0.1;
  }

  /** The widest word of a column. */
  private double words(int column) {
    double widest = 0;
    String head = settable(table.columns().get(column).head());
    for (String piece : table.isCompact() ? LineBreaker.pieces(head) : List.of(head)) {
      widest = Math.max(widest, headWidth(piece.strip()));
    }
    for (Table.Row row : table.rows()) {
      double indent = column == 0 ? row.indent() * STEP : 0;
      for (String piece : LineBreaker.pieces(settable(row.cells().get(column)))) {
        widest = Math.max(widest, indent + width(face(row), piece.strip()));
      }
    }
    return widest + gap + 0.1;
  }

  private double headWidth(String text) {
    return paper.typeface(Faces.ITALIC).width(settable(text), headSize);
  }

  private double width(Faces face, String text) {
    return paper.typeface(face).width(settable(text), size);
  }

  private String settable(String text) {
    return paper.typeface(Faces.ROMAN).settable(text);
  }

  void set() {
    paper.tags().within("Table", this::setAll);
  }

  private void setAll() {
    int heads = heads().stream().mapToInt(List::size).max().orElse(1);
    double first = table.rows().isEmpty() ? 0 : height(cells(table.rows().get(0)));
    flow.need(
        Math.max((heads + 3) * line, (heads + 1) * line + first)
            + (table.caption().isEmpty() ? 0 : 3 * line));
    caption();
    paper.tags().within("TR", this::head);
    List<Table.Row> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      Table.Row row = rows.get(i);
      List<List<String>> cells = cells(row);
      double height = height(cells);
      boolean last = i > 0 && i == rows.size() - 2;
      if (!flow.fits(last ? height + height(cells(rows.get(i + 1))) : height)) {
        flow.breakPage();
        paper.tags().decorate(this::head);
      }
      paper.tags().within("TR", () -> row(row, cells));
      uprights(height);
      flow.space(height);
      rule(0.25, Flow.RULE);
    }
  }

  /** Begins farther to the right, where another table stands beside it. */
  TableSetter at(double points) {
    offset = points;
    return this;
  }

  /** Where its left edge is. */
  private double left() {
    return flow.left() + offset;
  }

  /** How wide it is set, its caption as far as that is not too long. */
  double width() {
    return Math.max(tableWidth(), Math.min(MOST_CAPTION, captionWidth()));
  }

  private double tableWidth() {
    return table.isCompact() ? Arrays.stream(widths).sum() - gap : flow.width();
  }

  private double captionWidth() {
    return paper.typeface(Faces.BOLD_ITALIC).width(settable(table.caption()), CAPTION) + 0.1;
  }

  /** How high it is, all on one page. */
  double height() {
    int heads = heads().stream().mapToInt(List::size).max().orElse(1);
    return captions().size() * CAPTION * 1.25
        + 5
        + heads * headSize * 1.22
        + 3.7
        + table.rows().stream().mapToDouble(row -> height(cells(row))).sum();
  }

  private List<String> captions() {
    Typeface face = paper.typeface(Faces.BOLD_ITALIC);
    return LineBreaker.of(face.settable(table.caption()), face, CAPTION, width());
  }

  private void caption() {
    if (table.caption().isEmpty()) {
      return;
    }
    flow.space(3);
    paper.tags().within("Caption", () -> captions().forEach(this::captionLine));
    flow.space(2);
  }

  private void captionLine(String words) {
    flow.text(words, Faces.BOLD_ITALIC, CAPTION, left(), flow.at() - CAPTION, Flow.INK);
    flow.space(CAPTION * 1.25);
  }

  private double height(List<List<String>> cells) {
    int lines = cells.stream().mapToInt(List::size).max().orElse(1);
    return Math.max(table.least(), lines * line + (table.isCompact() ? 1.5 : 3));
  }

  /** The heads of the columns, each in lines. */
  private List<List<String>> heads() {
    Typeface face = paper.typeface(Faces.ITALIC);
    List<List<String>> heads = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      String text = face.settable(table.columns().get(i).head());
      heads.add(
          table.isCompact()
              ? LineBreaker.of(text, face, headSize, widths[i] - gap)
              : List.of(text));
    }
    return heads;
  }

  private void head() {
    List<List<String>> heads = heads();
    int lines = heads.stream().mapToInt(List::size).max().orElse(1);
    double step = headSize * 1.22;
    double x = left();
    for (int i = 0; i < widths.length; i++) {
      double y = flow.at() - headSize - (lines - heads.get(i).size()) * step;
      headOf(i, heads.get(i), x, y);
      x += widths[i];
    }
    flow.space(lines * step + 2);
    rule(0.7, Flow.INK);
    flow.space(1.7);
  }

  /** Lines between the columns of a row. */
  private void uprights(double height) {
    double x = left();
    for (int i = 0; table.isBoxed() && i + 1 < widths.length; i++) {
      x += widths[i];
      flow.line(x - gap / 2, flow.at(), x - gap / 2, flow.at() - height, 0.25, Flow.RULE);
    }
  }

  private void headOf(int column, List<String> lines, double x, double top) {
    Typeface face = paper.typeface(Faces.ITALIC);
    boolean right = table.columns().get(column).right();
    Runnable words =
        () -> {
          double y = top;
          for (String each : lines) {
            double at = right ? x + widths[column] - gap - face.width(each, headSize) : x;
            flow.text(each, Faces.ITALIC, headSize, at, y, Flow.SOFT);
            y -= headSize * 1.22;
          }
        };
    paper.tags().columnHead(words);
  }

  /** A line as long as the table is wide. */
  private void rule(double thickness, Color colour) {
    flow.line(left(), flow.at(), left() + tableWidth(), flow.at(), thickness, colour);
  }

  private Faces face(Table.Row row) {
    return row.strong() ? Faces.BOLD : Faces.ROMAN;
  }

  private List<List<String>> cells(Table.Row row) {
    List<List<String>> cells = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      double indent = i == 0 ? row.indent() * STEP : 0;
      cells.add(
          LineBreaker.of(
              row.cells().get(i), paper.typeface(face(row)), size, widths[i] - gap - indent));
    }
    return cells;
  }

  private void row(Table.Row row, List<List<String>> cells) {
    double x = left();
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      double left = x;
      paper.tags().within("TD", () -> cell(row, column, cells.get(column), left));
      x += widths[i];
    }
  }

  private void cell(Table.Row row, int column, List<String> lines, double x) {
    String goal = row.goals().get(column);
    if (goal == null) {
      words(row, column, lines, x);
      return;
    }
    PDStructureElement tag = paper.tags().within("Link", () -> words(row, column, lines, x));
    double height = lines.size() * line + 3;
    PDRectangle area =
        new PDRectangle(
            (float) x,
            (float) (flow.at() - height),
            (float) (widths[column] - gap),
            (float) height);
    paper.link(goal, String.join(" ", lines), tag, area);
  }

  private void words(Table.Row row, int column, List<String> lines, double x) {
    Faces face = face(row);
    double indent = column == 0 ? row.indent() * STEP : 0;
    boolean right = table.columns().get(column).right();
    double y = flow.at() - size - 1;
    for (String words : lines) {
      double at =
          right ? x + widths[column] - gap - paper.typeface(face).width(words, size) : x + indent;
      flow.text(words, face, size, at, y, Flow.INK);
      y -= line;
    }
  }
}
