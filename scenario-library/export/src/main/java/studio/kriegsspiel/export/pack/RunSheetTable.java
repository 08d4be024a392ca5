package studio.kriegsspiel.export.pack;

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
    Table clock =
        new Table(
            Table.words("Time", 17),
            Table.words("What", 48),
            Table.words("For", 22),
            Table.words("Sheet", 9),
            Table.words("Done", 8),
            Table.words("Remarks", 26));
    for (RunSheet.Entry entry : run.entries()) {
      clock.row(entry.clock(), entry.what(), entry.whom(), entry.mark(), BOX, "");
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
        if (!one.mark().isEmpty()) {
          waiting.leading(2, "sheet " + one.mark());
        }
      }
      flow.table(waiting.roomy(ROOM));
    }
    flow.subheading("What happened").ruledToFoot();
  }
}
