package studio.kriegsspiel.cli.console;

import java.util.ArrayList;
import java.util.List;

/** What changed between two texts, line by line, as `diff -u` shows it. */
public final class LineDiff {
  private static final int CONTEXT = 2;

  /** More changed lines than this are shown as one block. */
  private static final int MOST = 2000;

  private final List<String> before;
  private final List<String> after;
  private final List<Line> lines = new ArrayList<>();

  /** A line of either text: kept, taken out or put in. */
  private record Line(char sign, String text, int old, int now) {}

  private LineDiff(String before, String after) {
    this.before = before.lines().toList();
    this.after = after.lines().toList();
  }

  /** The changed lines with a few around them; empty if nothing changed. */
  public static String of(String before, String after) {
    LineDiff diff = new LineDiff(before, after);
    diff.compare();
    return diff.print();
  }

  private void compare() {
    int head = 0;
    while (head < Math.min(before.size(), after.size())
        && before.get(head).equals(after.get(head))) {
      lines.add(new Line(' ', before.get(head), head, head));
      head++;
    }
    int tail = 0;
    while (tail < Math.min(before.size(), after.size()) - head
        && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
      tail++;
    }
    middle(head, before.size() - tail, after.size() - tail);
    for (int i = tail; i > 0; i--) {
      lines.add(new Line(' ', before.get(before.size() - i), before.size() - i, after.size() - i));
    }
  }

  private void middle(int from, int oldEnd, int newEnd) {
    int olds = oldEnd - from;
    int news = newEnd - from;
    boolean large = (long) olds * news > (long) MOST * MOST;
    int[][] common = new int[large ? 1 : olds + 1][large ? 1 : news + 1];
    for (int i = olds - 1; i >= 0 && !large; i--) {
      for (int k = news - 1; k >= 0; k--) {
        common[i][k] =
            before.get(from + i).equals(after.get(from + k))
                ? common[i + 1][k + 1] + 1
                : Math.max(common[i + 1][k], common[i][k + 1]);
      }
    }
    int i = 0;
    int k = 0;
    while (i < olds || k < news) {
      boolean both = i < olds && k < news;
      if (both && !large && before.get(from + i).equals(after.get(from + k))) {
        lines.add(new Line(' ', before.get(from + i), from + i, from + k));
        i++;
        k++;
      } else if (i < olds && (k == news || large || common[i + 1][k] >= common[i][k + 1])) {
        lines.add(new Line('-', before.get(from + i), from + i, from + k));
        i++;
      } else {
        lines.add(new Line('+', after.get(from + k), from + i, from + k));
        k++;
      }
    }
  }

  private String print() {
    StringBuilder out = new StringBuilder();
    int shown = -1;
    for (int at = 0; at < lines.size(); at++) {
      if (!isNearChange(at)) {
        continue;
      }
      Line line = lines.get(at);
      if (at != shown + 1 || shown < 0) {
        out.append("@@ line ").append(line.old() + 1).append(" @@\n");
      }
      out.append(line.sign()).append(line.text()).append('\n');
      shown = at;
    }
    return out.toString();
  }

  private boolean isNearChange(int at) {
    for (int i = Math.max(0, at - CONTEXT); i <= Math.min(lines.size() - 1, at + CONTEXT); i++) {
      if (lines.get(i).sign() != ' ') {
        return true;
      }
    }
    return false;
  }
}
