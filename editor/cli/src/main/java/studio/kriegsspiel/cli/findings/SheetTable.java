package studio.kriegsspiel.cli.findings;

import java.io.PrintStream;
import java.util.List;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.orders.OrderSheet;

/** What an instructor looks at first: each order sheet, whose it is and how much is wrong. */
final class SheetTable {
  private SheetTable() {}

  /** Prints the sheets among what was checked, if there are several. */
  static void print(List<Checked> all, PrintStream out) {
    List<Checked> sheets = all.stream().filter(each -> each.sheet().isPresent()).toList();
    if (sheets.size() < 2) {
      return;
    }
    TextColumns table = new TextColumns();
    table.add("sheet", "role", "orders", "errors", "warnings", "notes", "findings");
    for (Checked each : sheets) {
      OrderSheet sheet = each.sheet().orElseThrow();
      table.add(
          each.file(),
          sheet.role().role() + " of " + sheet.role().side(),
          String.valueOf(sheet.orders().size()),
          count(each, Severity.ERROR),
          count(each, Severity.WARNING),
          count(each, Severity.NOTE),
          String.join(
              " ", each.findings().stream().map(found -> found.id()).distinct().sorted().toList()));
    }
    out.println();
    table.print(out, "");
    long clean = sheets.stream().filter(each -> each.findings().isEmpty()).count();
    out.printf("%d sheets; nothing found on %d of them.%n", sheets.size(), clean);
  }

  private static String count(Checked each, Severity severity) {
    return String.valueOf(each.count(severity));
  }
}
