package studio.kriegsspiel.export.pack;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.export.pdf.Flow;
import studio.kriegsspiel.export.pdf.Table;

/** The run sheet on paper, with boxes to tick and room to write. */
final class RunSheetTable {
  private static final String BOX = "\u25a1";
  private static final int WHAT = 1;
  private static final int MARK = 3;
  private static final double ROOM = 22;

  private RunSheetTable() {}

  static void print(RunSheet run, Flow flow) {
    flow.heading("Run sheet");
    boolean marks = run.entries().stream().anyMatch(entry -> !entry.mark().isEmpty());
    List<Table.Column> columns =
        new ArrayList<>(
            List.of(Table.words("Time", 17), Table.words("What", 66), Table.words("For", 22)));
    if (marks) {
      columns.add(Table.words("Sheet", 9));
    }
    columns.add(Table.words("Done", 8));
    columns.add(Table.words("Remarks", 22));
    Table clock = new Table(columns.toArray(Table.Column[]::new));
    for (RunSheet.Entry entry : run.entries()) {
      List<String> cells = new ArrayList<>(List.of(entry.clock(), entry.what(), entry.whom()));
      if (marks) {
        cells.add(entry.mark());
      }
      cells.addAll(List.of(BOX, ""));
      clock.row(cells.toArray(String[]::new));
      if (!entry.goal().isEmpty()) {
        clock.leading(entry.mark().isEmpty() ? WHAT : MARK, entry.goal());
      }
    }
    flow.table(clock.roomy(ROOM));
    if (!run.waiting().isEmpty()) {
      flow.subheading("Waiting for an event");
      Table waiting =
          new Table(
              Table.words("Hand over, or let happen", 76),
              Table.words("For", 26),
              Table.words("Sheet", 9),
              Table.words("Done", 9));
      for (RunSheet.Waiting one : run.waiting()) {
        waiting.row(one.event(), one.whom(), one.mark(), BOX);
        if (!one.goal().isEmpty()) {
          waiting.leading(2, one.goal());
        }
      }
      flow.table(waiting.roomy(ROOM));
    }
    flow.roomToWrite().subheading("What happened").ruledToFoot();
  }
}
