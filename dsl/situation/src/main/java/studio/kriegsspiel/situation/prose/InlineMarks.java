package studio.kriegsspiel.situation.prose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds which stars of a block are marks; the time grows with its length alone. */
final class InlineMarks {
  private static final int NONE = -1;
  private static final int MOST_STARS = 3;

  private final String text;
  private final List<Stars> stars = new ArrayList<>();

  /** Stars that stand together, and which others they belong to. */
  private static final class Stars {
    final int at;
    final int count;
    boolean opens;
    boolean closes;

    Stars(int at, int count) {
      this.at = at;
      this.count = count;
    }
  }

  private InlineMarks(String text) {
    this.text = text;
  }

  static List<ProseRun> runs(String text) {
    if (text.indexOf('*') < 0 && text.indexOf('\\') < 0) {
      return text.isEmpty() ? List.of() : List.of(new ProseRun(text, false, false));
    }
    InlineMarks marks = new InlineMarks(text);
    marks.find();
    marks.pair();
    return marks.cut();
  }

  private void find() {
    for (int i = 0; i < text.length(); i++) {
      if (isEscape(i)) {
        i++;
      } else if (text.charAt(i) == '*') {
        int end = i;
        while (end < text.length() && text.charAt(end) == '*') {
          end++;
        }
        stars.add(new Stars(i, end - i));
        i = end - 1;
      }
    }
  }

  private boolean isEscape(int at) {
    return text.charAt(at) == '\\'
        && at + 1 < text.length()
        && (text.charAt(at + 1) == '*' || text.charAt(at + 1) == '#');
  }

  /** The nearest open stars of the same number; what opened between them stays as it is. */
  private void pair() {
    int[] open = new int[MOST_STARS + 1];
    Arrays.fill(open, NONE);
    for (int i = 0; i < stars.size(); i++) {
      Stars each = stars.get(i);
      if (each.count > MOST_STARS) {
        continue;
      }
      int opened = open[each.count];
      if (opened != NONE && mayClose(each)) {
        stars.get(opened).opens = true;
        each.closes = true;
        for (int k = 0; k < open.length; k++) {
          open[k] = open[k] >= opened ? NONE : open[k];
        }
      } else if (mayOpen(each)) {
        open[each.count] = i;
      }
    }
  }

  private boolean mayOpen(Stars each) {
    int next = each.at + each.count;
    return next < text.length()
        && !Character.isWhitespace(text.charAt(next))
        && (each.at == 0 || !Character.isLetterOrDigit(text.codePointBefore(each.at)));
  }

  /** Only asked of stars that stand after others. */
  private boolean mayClose(Stars each) {
    int next = each.at + each.count;
    return !Character.isWhitespace(text.charAt(each.at - 1))
        && (next == text.length() || !Character.isLetterOrDigit(text.codePointAt(next)));
  }

  private List<ProseRun> cut() {
    List<ProseRun> runs = new ArrayList<>();
    StringBuilder words = new StringBuilder();
    int depthOfEmphasis = 0;
    int depthOfStrong = 0;
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isEscape(i)) {
        i++;
        words.append(text.charAt(i));
        continue;
      }
      Stars here = number < stars.size() && stars.get(number).at == i ? stars.get(number) : null;
      if (here == null) {
        words.append(text.charAt(i));
        continue;
      }
      number++;
      i += here.count - 1;
      if (!here.opens && !here.closes) {
        words.append("*".repeat(here.count));
        continue;
      }
      add(runs, words, depthOfEmphasis > 0, depthOfStrong > 0);
      int step = here.opens ? 1 : -1;
      depthOfEmphasis += here.count == 2 ? 0 : step;
      depthOfStrong += here.count == 1 ? 0 : step;
    }
    add(runs, words, depthOfEmphasis > 0, depthOfStrong > 0);
    return runs;
  }

  private static void add(
      List<ProseRun> runs, StringBuilder words, boolean emphasis, boolean strong) {
    if (words.length() > 0) {
      runs.add(new ProseRun(words.toString(), emphasis, strong));
      words.setLength(0);
    }
  }
}
