package studio.kriegsspiel.export.pdf;

import java.util.ArrayList;
import java.util.List;

/** Sets small tables beside each other as far as they have room, else below each other. */
record TablesAbreast(PdfPaper paper, Flow flow) {
  private static final double APART = 14;
  private static final double BELOW = 5;

  void set(List<Table> tables) {
    List<TableSetter> row = new ArrayList<>();
    double used = 0;
    for (Table table : tables) {
      TableSetter setter = new TableSetter(paper, flow, table);
      if (!row.isEmpty() && used + setter.width() > flow.width()) {
        row(row);
        row.clear();
        used = 0;
      }
      row.add(setter.at(used));
      used += setter.width() + APART;
    }
    row(row);
  }

  private void row(List<TableSetter> row) {
    double height = row.stream().mapToDouble(TableSetter::height).max().orElse(0);
    if (row.size() > 1) {
      flow.need(height);
    }
    if (row.size() == 1 || !flow.fits(height)) {
      row.forEach(
          each -> {
            each.at(0).set();
            flow.space(BELOW);
          });
      return;
    }
    double top = flow.at();
    for (TableSetter each : row) {
      flow.space(flow.at() - top);
      each.set();
    }
    flow.space(flow.at() - top + height + BELOW);
  }
}
