package studio.kriegsspiel.cli.command;

import java.io.PrintStream;
import java.util.List;
import studio.kriegsspiel.cli.console.LineDiff;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.study.help.Mend;

/** Proposals with their numbers and the lines they would change. */
final class FixList {
  private FixList() {}

  static void print(PrintStream out, String text, List<Mend> proposals) {
    if (proposals.isEmpty()) {
      return;
    }
    out.println("Proposals, made when they are chosen with `--choose`:");
    for (int i = 0; i < proposals.size(); i++) {
      print(out, text, i + 1, proposals.get(i));
    }
  }

  static void print(PrintStream out, String text, int number, Mend mend) {
    String of =
        mend.finding()
            .map(
                each ->
                    each.id()
                        + (each.span().isPresent() ? ", line " + each.span().line() : "")
                        + ": ")
            .orElse("");
    out.printf("%4d  %s%s%n", number, of, mend.title());
    LineDiff.of(text, TextEdit.applyAll(text, mend.edits()))
        .lines()
        .filter(line -> line.startsWith("-") || line.startsWith("+"))
        .forEach(line -> out.println("      " + line));
  }
}
