package studio.kriegsspiel.scenario.phrase;

import java.util.List;
import java.util.stream.Collectors;

/** What is told, as it stands between quotation marks and as a form shows it. */
final class Prose {
  private static final String MARKS = "\"\"\"";
  private static final String STEP = "  ";

  private Prose() {}

  /** Without marks and without the indentation that all its lines share. */
  static String shown(String written) {
    if (!written.startsWith(MARKS)) {
      boolean closed = written.length() > 1 && written.endsWith("\"");
      return written
          .substring(1, closed ? written.length() - 1 : written.length())
          .replace("\\\"", "\"")
          .replace("\\\\", "\\");
    }
    int end =
        written.length() > 5 && written.endsWith(MARKS) ? written.length() - 3 : written.length();
    return written.substring(3, end).replace("\r", "").stripTrailing().stripIndent().strip();
  }

  /**
   * With marks: a short text on the line of its statement, one of several lines below it.
   *
   * @param indentation the blanks before the statement
   */
  static String written(String shown, String indentation, String lineBreak) {
    boolean plain = shown.indexOf('\n') < 0 && shown.indexOf('"') < 0 && shown.indexOf('\\') < 0;
    if (plain) {
      return '"' + shown + '"';
    }
    List<String> lines = shown.lines().toList();
    return lines.stream()
        .map(each -> each.isBlank() ? "" : indentation + STEP + each)
        .collect(Collectors.joining(lineBreak, MARKS + lineBreak, lineBreak + indentation + MARKS));
  }
}
