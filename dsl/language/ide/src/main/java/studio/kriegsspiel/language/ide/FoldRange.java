package studio.kriegsspiel.language.ide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Lines that can be folded under the first of them.
 *
 * @param first the line that stays, counted from 0
 * @param last the last line that goes
 */
public record FoldRange(int first, int last) {
  private static final String PROSE = "\"\"\"";

  private record Open(int line, int indent) {}

  /**
   * The ranges of a text: what is indented deeper than the line above it, and prose between three
   * quotation marks.
   */
  public static List<FoldRange> of(String text) {
    List<FoldRange> ranges = new ArrayList<>();
    Deque<Open> open = new ArrayDeque<>();
    boolean inProse = false;
    int lastWritten = -1;
    int proseIndent = 0;
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i];
      boolean begunInProse = inProse;
      inProse ^= count(line) % 2 == 1;
      if (line.isBlank() && !begunInProse) {
        continue;
      }
      int indent = begunInProse ? proseIndent + 1 : indentOf(line);
      if (inProse && !begunInProse) {
        proseIndent = indent;
      }
      while (!open.isEmpty() && open.getLast().indent() >= indent) {
        close(open.removeLast(), lastWritten, ranges);
      }
      open.addLast(new Open(i, indent));
      lastWritten = i;
    }
    while (!open.isEmpty()) {
      close(open.removeLast(), lastWritten, ranges);
    }
    ranges.sort(Comparator.comparingInt(FoldRange::first));
    return ranges;
  }

  private static void close(Open opened, int last, List<FoldRange> ranges) {
    if (last > opened.line()) {
      ranges.add(new FoldRange(opened.line(), last));
    }
  }

  private static int indentOf(String line) {
    int indent = 0;
    while (indent < line.length() && Character.isWhitespace(line.charAt(indent))) {
      indent++;
    }
    return indent;
  }

  private static int count(String line) {
    int count = 0;
    for (int at = line.indexOf(PROSE); at >= 0; at = line.indexOf(PROSE, at + PROSE.length())) {
      count++;
    }
    return count;
  }
}
