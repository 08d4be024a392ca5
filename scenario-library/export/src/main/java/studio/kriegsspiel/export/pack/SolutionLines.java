package studio.kriegsspiel.export.pack;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.export.pdf.Flow;

/** A model solution: its prose, and each of its orders on a line of its own behind the hour. */
final class SolutionLines {
  private static final Pattern ORDER =
      Pattern.compile(
          "\\s*(\\d{1,2}:\\d{2}|move \\d+|start(?: \\+ \\d+ \\w+)?)\\s+(\\S.*)",
          Pattern.CASE_INSENSITIVE);

  private SolutionLines() {}

  /** Sets a solution as its author wrote it, references filled in. */
  static void addTo(Flow flow, String solution) {
    StringBuilder prose = new StringBuilder();
    for (String line : solution.lines().toList()) {
      Matcher order = ORDER.matcher(line);
      if (order.matches()) {
        end(flow, prose);
        flow.order(order.group(1), order.group(2));
      } else {
        prose.append(line).append('\n');
      }
    }
    end(flow, prose);
  }

  private static void end(Flow flow, StringBuilder prose) {
    if (!prose.toString().isBlank()) {
      flow.passage(prose.toString());
    }
    prose.setLength(0);
  }
}
