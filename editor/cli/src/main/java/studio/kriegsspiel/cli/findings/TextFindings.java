package studio.kriegsspiel.cli.findings;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import studio.kriegsspiel.checks.allow.AllowedFinding;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.study.group.GroupBy;

/** Findings for people, with a line that sums them up for each file and rule book. */
public final class TextFindings implements FindingsWriter {
  private final Palette palette;
  private final boolean showsAllowed;
  private final Optional<GroupBy> group;

  /** A writer of findings in the order of the text, without those that are allowed. */
  public TextFindings(boolean colour) {
    this(colour, false, Optional.empty());
  }

  /**
   * A writer.
   *
   * @param showsAllowed whether findings that are allowed are listed, too
   * @param group by what findings are put together, in the order of the text otherwise
   */
  public TextFindings(boolean colour, boolean showsAllowed, Optional<GroupBy> group) {
    this.group = group;
    this.palette = colour ? Palette.ANSI : Palette.PLAIN;
    this.showsAllowed = showsAllowed;
  }

  @Override
  public void write(List<Checked> all, PrintStream out) {
    for (Checked each : all) {
      PrintedFinding form = new PrintedFinding(Map.of(each.document(), each.text()), palette);
      findings(each, form, out);
      if (showsAllowed) {
        for (AllowedFinding allowed : each.allowed()) {
          out.print(form.of(allowed.finding()));
          out.println("   allowed in line " + allowed.by().line() + ": " + allowed.reason());
        }
      }
      out.println(each.file() + ": " + sum(each));
    }
    SheetTable.print(all, out);
  }

  private void findings(Checked each, PrintedFinding form, PrintStream out) {
    if (group.isEmpty()) {
      each.findings().forEach(finding -> out.print(form.of(finding)));
      return;
    }
    each.groups()
        .of(each.findings(), group.get())
        .forEach(
            (name, findings) -> {
              out.printf("-- %s: %d --%n", name, findings.size());
              findings.forEach(finding -> out.print(form.of(finding)));
            });
  }

  private static String sum(Checked each) {
    StringBuilder sum = new StringBuilder();
    for (Severity severity : Severity.values()) {
      long count = each.count(severity);
      if (count > 0) {
        sum.append(sum.isEmpty() ? "" : ", ");
        sum.append(count).append(' ').append(severity.word()).append(count == 1 ? "" : "s");
      }
    }
    if (!each.readable()) {
      return sum + ".";
    }
    return (sum.isEmpty() ? "nothing found" : sum)
        + " under "
        + each.book().shortTitle()
        + each.terrain().map(name -> " on " + name).orElse("")
        + (each.allowed().isEmpty() ? "" : "; " + each.allowed().size() + " allowed")
        + ".";
  }
}
