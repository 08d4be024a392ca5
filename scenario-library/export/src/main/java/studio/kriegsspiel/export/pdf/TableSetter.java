package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.drawing.style.Faces;

/** Sets a table row by row, with its head again on every page. */
final class TableSetter {
  private static final double SIZE = 9.6;
  private static final double LINE = SIZE * 1.22;
  private static final double GAP = 9;
  private static final double STEP = 11;

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

  /** By their shares; but no figure is broken, and columns of words give up what that takes. */
  private double[] widths() {
    List<Table.Column> columns = table.columns();
    double[] least = new double[columns.size()];
    for (int i = 0; i < least.length; i++) {
      if (columns.get(i).right()) {
        least[i] = paper.typeface(Faces.ITALIC).width(settable(columns.get(i).head()), SIZE);
        for (Table.Row row : table.rows()) {
          double width = paper.typeface(face(row)).width(settable(row.cells().get(i)), SIZE);
          least[i] = Math.max(least[i], width);
        }
        least[i] += GAP + 0.1;
      }
    }
    double total = columns.stream().mapToDouble(Table.Column::share).sum();
    double wanted = 0;
    double words = 0;
    double[] result = new double[least.length];
    for (int i = 0; i < least.length; i++) {
      result[i] = Math.max(least[i], flow.width() * columns.get(i).share() / total);
      wanted += result[i];
      words += columns.get(i).right() ? 0 : result[i];
    }
    double share = words == 0 ? 1 : Math.max(0.3, 1 - (wanted - flow.width()) / words);
    for (int i = 0; i < least.length; i++) {
      result[i] *= columns.get(i).right() ? 1 : share;
    }
    return result;
  }

  private String settable(String text) {
    return paper.typeface(Faces.ROMAN).settable(text);
  }

  void set() {
    flow.need(LINE * 4);
    head();
    for (Table.Row row : table.rows()) {
      List<List<String>> cells = cells(row);
      int lines = cells.stream().mapToInt(List::size).max().orElse(1);
      double height = Math.max(table.least(), lines * LINE + 3);
      if (!flow.fits(height)) {
        flow.breakPage();
        head();
      }
      row(row, cells);
      flow.space(height);
      flow.line(flow.left(), flow.at(), flow.left() + flow.width(), flow.at(), 0.25, Flow.RULE);
    }
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
