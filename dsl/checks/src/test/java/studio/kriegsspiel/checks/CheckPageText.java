package studio.kriegsspiel.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.orders.SheetFault;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Severity;

/**
 * The page that explains a check: what the author wrote of it, around what follows from the check
 * itself.
 *
 * @param meaning what it means, by hand
 * @param mending how to mend it, by hand
 */
record CheckPageText(String meaning, String mending) {
  private static final String MEANING = "## What it means";
  private static final String EXAMPLE = "## Example";
  private static final String MENDING = "## How to mend it";
  private static final String BASIS = "## What it rests on";

  /** Takes the parts written by hand out of a page; what is missing is empty. */
  static CheckPageText read(String page) {
    return new CheckPageText(between(page, MEANING, EXAMPLE), between(page, MENDING, BASIS));
  }

  private static String between(String page, String from, String to) {
    int start = page.indexOf(from + "\n");
    int end = page.indexOf(to + "\n");
    return start < 0 || end < start ? "" : page.substring(start + from.length(), end).strip();
  }

  /** The whole page of a check. */
  String write(CheckInfo check, String example) {
    return write(check.id(), check.title(), check.severity(), example, basis(check));
  }

  /** The whole page of a fault of order sheets. */
  String write(SheetFault fault, String example) {
    return write(
        fault.id(),
        fault.title(),
        fault.severity(),
        example,
        "- the studio's own practice: what is ordered can be obeyed by the book's own rates");
  }

  private String write(String id, String title, Severity severity, String example, String basis) {
    return String.join(
        "\n",
        "# " + id + ": " + title,
        "",
        "Severity: " + severity.word(),
        "",
        MEANING,
        "",
        meaning,
        "",
        EXAMPLE,
        "",
        "```",
        example.stripTrailing(),
        "```",
        "",
        MENDING,
        "",
        mending,
        "",
        BASIS,
        "",
        basis,
        "");
  }

  private static String basis(CheckInfo check) {
    List<String> lines = new ArrayList<>();
    for (RuleBookId id : RuleBookId.values()) {
      for (Citation citation : check.printedIn(RuleBooks.get(id))) {
        lines.add("- " + citation);
      }
    }
    boolean everywhere = lines.size() >= RuleBookId.values().size();
    if (!everywhere) {
      lines.add("- where a book is silent, the studio's own practice: " + check.practice());
    }
    return lines.stream().distinct().collect(Collectors.joining("\n"));
  }
}
