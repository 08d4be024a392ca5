package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;

/** Sets a table row by row, with its head again on every page; no last row goes over alone. */
final class TableSetter {
  private static final double SIZE = 9.6;
  private static final double LINE = SIZE * 1.22;
  private static final double GAP = 9;
  private static final double STEP = 11;

  /** A word may claim so much of the table's width; a longer one is broken. */
  private static final double WORD = 0.25;

  private final PdfPaper paper;
  private final Flow flow;
  private final Table table;
  private final double[] widths;

  TableSetter(PdfPaper paper, Flow flow, Table table) {
    this.paper = paper;
    this.flow = flow;
    this.table = table;
    this.widths = widths();
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

  /** The widest figure of a column. */
  private double figures(int column) {
    double widest = width(Faces.ITALIC, table.columns().get(column).head());
    for (Table.Row row : table.rows()) {
      widest = Math.max(widest, width(face(row), row.cells().get(column)));
    }
    return widest + GAP + 0.1;
  }

  /** The widest word of a column. */
  private double words(int column) {
    double widest = width(Faces.ITALIC, table.columns().get(column).head());
    for (Table.Row row : table.rows()) {
      double indent = column == 0 ? row.indent() * STEP : 0;
      for (String piece : Lines.pieces(settable(row.cells().get(column)))) {
        widest = Math.max(widest, indent + width(face(row), piece.strip()));
      }
    }
    return widest + GAP + 0.1;
  }

  private double width(Faces face, String text) {
    return paper.typeface(face).width(settable(text), SIZE);
  }

  private String settable(String text) {
    return paper.typeface(Faces.ROMAN).settable(text);
  }

  void set() {
    flow.need(LINE * 4);
    head();
    List<Table.Row> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      Table.Row row = rows.get(i);
      List<List<String>> cells = cells(row);
      double height = height(cells);
      boolean last = i > 0 && i == rows.size() - 2;
      if (!flow.fits(last ? height + height(cells(rows.get(i + 1))) : height)) {
        flow.breakPage();
        head();
      }
      row(row, cells);
      flow.space(height);
      flow.line(flow.left(), flow.at(), flow.left() + flow.width(), flow.at(), 0.25, Flow.RULE);
    }
  }

  private double height(List<List<String>> cells) {
    int lines = cells.stream().mapToInt(List::size).max().orElse(1);
    return Math.max(table.least(), lines * LINE + 3);
  }

  private void head() {
    double x = flow.left();
    for (int i = 0; i < widths.length; i++) {
      Table.Column column = table.columns().get(i);
      Typeface face = paper.typeface(Faces.ITALIC);
      String text = face.settable(column.head());
      double at = column.right() ? x + widths[i] - GAP - face.width(text, SIZE) : x;
      flow.text(text, Faces.ITALIC, SIZE, at, flow.at() - SIZE, Flow.SOFT);
      x += widths[i];
    }
    flow.space(LINE + 2);
    flow.rule(0.7, Flow.INK);
    flow.space(1);
  }

  private Faces face(Table.Row row) {
    return row.strong() ? Faces.BOLD : Faces.ROMAN;
  }

  private List<List<String>> cells(Table.Row row) {
    List<List<String>> cells = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      double indent = i == 0 ? row.indent() * STEP : 0;
      cells.add(
          Lines.of(row.cells().get(i), paper.typeface(face(row)), SIZE, widths[i] - GAP - indent));
    }
    return cells;
  }

  private void row(Table.Row row, List<List<String>> cells) {
    double x = flow.left();
    for (int i = 0; i < widths.length; i++) {
      double y = flow.at() - SIZE - 1;
      for (String line : cells.get(i)) {
        double indent = i == 0 ? row.indent() * STEP : 0;
        double at =
            table.columns().get(i).right()
                ? x + widths[i] - GAP - paper.typeface(face(row)).width(line, SIZE)
                : x + indent;
        flow.text(line, face(row), SIZE, at, y, Flow.INK);
        y -= LINE;
      }
      String goal = row.goals().get(i);
      if (goal != null) {
        double height = cells.get(i).size() * LINE + 3;
        paper.link(goal, x, flow.at() - height, widths[i] - GAP, height);
      }
      x += widths[i];
    }
  }
}
