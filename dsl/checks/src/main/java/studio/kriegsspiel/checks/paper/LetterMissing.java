package studio.kriegsspiel.checks.paper;

import java.util.List;
import java.util.Set;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckContext;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.check.Report;
import studio.kriegsspiel.checks.print.MessageWords;
import studio.kriegsspiel.scenario.edit.TextIndex;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.Unit;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.prose.PrintedLetters;

/** Letters and signs for which the papers have no shape, line by line. */
public final class LetterMissing implements Check {
  /** A text in another script altogether is told by its first lines. */
  private static final int MOST_LINES = 20;

  private static final int MOST_LETTERS = 5;

  private static final CheckInfo INFO =
      CheckInfo.of(
              "KS-PAP-001",
              "A letter that the papers do not have",
              Severity.WARNING,
              "papers are set in letters that look the same on every machine")
          .stoppingExport();

  @Override
  public CheckInfo info() {
    return INFO;
  }

  @Override
  public void run(CheckContext context, Report report) {
    String document = context.scenario().span().document();
    String text = context.text().text();
    int told = PrintedLetters.hasAllOf(text) ? 0 : lines(document, text, report);
    List<Unit> brought =
        context
            .scenario()
            .units()
            .filter(unit -> !PrintedLetters.hasAllOf(unit.title()))
            .filter(unit -> !isWritten(context.text(), unit))
            .limit(Math.max(0, MOST_LINES - told))
            .toList();
    brought.forEach(
        unit -> tell(report, unit.span(), PrintedLetters.lackingIn(unit.title()), unit.title()));
  }

  /** Whether such letters of a unit's title, if any, stand in the text; a list has its own. */
  private static boolean isWritten(TextIndex text, Unit unit) {
    String written = text.find(unit.span()).orElse("");
    return PrintedLetters.lackingIn(written).containsAll(PrintedLetters.lackingIn(unit.title()));
  }

  /** Tells each line of a text that has such letters outside of comments; how many there were. */
  private static int lines(String document, String text, Report report) {
    int told = 0;
    int number = 1;
    int start = 0;
    WrittenWords words = new WrittenWords();
    while (start < text.length() && told < MOST_LINES) {
      int feed = text.indexOf('\n', start);
      int end = feed < 0 ? text.length() : feed;
      String line = words.of(text.substring(start, end));
      Set<Integer> lacking = PrintedLetters.lackingIn(line);
      if (!lacking.isEmpty()) {
        told++;
        int at = first(line, lacking);
        tell(
            report,
            new TextSpan(document, start + at, last(line, lacking) - at, number, at + 1),
            lacking,
            line.substring(at, last(line, lacking)));
      }
      start = end + 1;
      number++;
    }
    return told;
  }

  private static int first(String line, Set<Integer> lacking) {
    int at = 0;
    while (at < line.length() && !lacking.contains(line.codePointAt(at))) {
      at += Character.charCount(line.codePointAt(at));
    }
    return at == line.length() ? 0 : at;
  }

  private static int last(String line, Set<Integer> lacking) {
    int at = line.length();
    while (at > 0 && !lacking.contains(line.codePointBefore(at))) {
      at -= Character.charCount(line.codePointBefore(at));
    }
    return at == 0 ? line.length() : at;
  }

  private static void tell(Report report, TextSpan at, Set<Integer> lacking, String where) {
    List<String> letters =
        lacking.stream()
            .limit(MOST_LETTERS)
            .map(letter -> "%s (U+%04X)".formatted(Character.toString(letter), letter))
            .toList();
    report
        .add(
            at,
            "The papers have no letter for %s%s in \"%s\", and cannot be printed with it."
                .formatted(
                    MessageWords.and(letters),
                    lacking.size() > MOST_LETTERS ? " and others" : "",
                    where.replace("\"", "")))
        .hint("write it in Latin, Greek, Cyrillic or Hebrew letters; comments may have any");
  }
}
