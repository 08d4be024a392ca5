package studio.kriegsspiel.export.pack;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.export.pdf.Flow;

/** A model solution: its prose, and each of its orders on a line of its own behind the hour. */
final class SolutionLines {
  private static final Pattern ORDER =
      Pattern.compile(
          "\\s*(\\d{1,2}:\\d{2}|move \\d+|start(?: \\+ \\d+ \\w+)?)\\s+(\\S.*)",
          Pattern.CASE_INSENSITIVE);

  /** Words in quotation marks, which stay as they are, or one word. */
  private static final Pattern WORD =
      Pattern.compile("\"[^\"]*\"|\u201c[^\u201d]*\u201d|[\\p{L}\\p{N}_]+");

  /** A message before its words. */
  private static final Pattern MESSAGE =
      Pattern.compile("^(message [^\"\u201c:]*[^\"\u201c:\\s])\\s+(?=[\"\u201c])");

  private final Flow flow;
  private final Function<String, Optional<String>> titles;

  /**
   * Sets solutions.
   *
   * @param titles what a unit is called that an order names by its short name
   */
  SolutionLines(Flow flow, Function<String, Optional<String>> titles) {
    this.flow = flow;
    this.titles = titles;
  }

  /** Sets a solution as its author wrote it, references filled in and troops called by title. */
  void add(String solution) {
    StringBuilder prose = new StringBuilder();
    for (String line : solution.lines().toList()) {
      Matcher order = ORDER.matcher(line);
      if (order.matches()) {
        end(prose);
        flow.order(order.group(1), spoken(order.group(2)));
      } else {
        prose.append(line).append('\n');
      }
    }
    end(prose);
  }

  private String spoken(String order) {
    String named =
        WORD.matcher(order)
            .replaceAll(
                word -> Matcher.quoteReplacement(titles.apply(word.group()).orElse(word.group())));
    return PaperWords.capital(MESSAGE.matcher(named).replaceFirst("$1: "));
  }

  private void end(StringBuilder prose) {
    if (!prose.toString().isBlank()) {
      flow.passage(prose.toString());
    }
    prose.setLength(0);
  }
}
