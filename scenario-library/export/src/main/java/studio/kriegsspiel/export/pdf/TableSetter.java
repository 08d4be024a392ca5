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
    double total = table.columns().stream().mapToDouble(Table.Column::share).sum();
    this.widths =
        table.columns().stream()
            .mapToDouble(column -> flow.width() * column.share() / total)
            .toArray();
  }

  void set() {
    flow.need(LINE * 4);
    head();
    for (Table.Row row : table.rows()) {
      List<List<String>> cells = cells(row);
      int lines = cells.stream().mapToInt(List::size).max().orElse(1);
      double height = lines * LINE + 3;
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
      x += widths[i];
    }
  }
}
