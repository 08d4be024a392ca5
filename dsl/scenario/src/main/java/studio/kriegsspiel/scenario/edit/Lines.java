package studio.kriegsspiel.scenario.edit;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.scenario.phrase.PhraseWord;
import studio.kriegsspiel.scenario.phrase.TextWords;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** The lines of a text: where new ones go, and how words are taken out without a trace. */
final class Lines {
  private static final int TAB = 4;

  private final String text;

  Lines(String text) {
    this.text = text;
  }

  /** How this text ends its lines. */
  String lineBreak() {
    int end = text.indexOf('\n');
    return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
  }

  int start(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The end of a line before its line break. */
  int end(int offset) {
    int end = text.indexOf('\n', offset);
    int at = end < 0 ? text.length() : end;
    return at > offset && text.charAt(at - 1) == '\r' ? at - 1 : at;
  }

  /** The beginning of the next line, the end of the text where there is none. */
  int next(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end + 1;
  }

  /** Whether nothing but blanks stands before an offset on its line. */
  boolean begins(int offset) {
    return text.substring(start(offset), offset).isBlank();
  }

  /** The blanks before the first word of a line. */
  String indentation(int offset) {
    int start = start(offset);
    int end = start;
    while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
      end++;
    }
    return text.substring(start, end);
  }

  /** Columns of the blanks before the first word of a line. */
  int depth(int offset) {
    return columns(indentation(offset));
  }

  static int columns(String blanks) {
    int column = 0;
    for (int i = 0; i < blanks.length(); i++) {
      column = blanks.charAt(i) == '\t' ? (column / TAB + 1) * TAB : column + 1;
    }
    return column;
  }

  /**
   * Where a new line goes that follows what ends at an offset: behind the comments on its line, or
   * right there if something else goes on on the line.
   */
  int behind(int offset) {
    int at = offset;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n' || (c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n')) {
        return at;
      }
      if (TextWords.isBlank(c)) {
        at++;
      } else if (text.startsWith("//", at) || text.startsWith("/*", at)) {
        at = TextWords.between(text, at, text.length()).get(0).end();
      } else {
        return offset;
      }
    }
    return text.length();
  }

  /** Whether nothing but comments follows on a line. */
  boolean endsLine(int offset) {
    return behind(offset) != offset || offset == text.length() || offset == end(offset);
  }

  /** Takes a statement out, line by line where it has lines of its own; comments stay. */
  void remove(TextSpan statement, EditBook book) {
    for (int[] run : runs(TextWords.in(text, statement))) {
      book.add(cut(run[0], run[1]));
    }
  }

  /** The stretches of words that no comment interrupts. */
  private static List<int[]> runs(List<PhraseWord> words) {
    List<int[]> runs = new ArrayList<>();
    boolean open = false;
    for (PhraseWord word : words) {
      if (word.is(PhraseWord.Kind.COMMENT)) {
        open = false;
      } else if (open) {
        runs.get(runs.size() - 1)[1] = word.end();
      } else {
        runs.add(new int[] {word.offset(), word.end()});
        open = true;
      }
    }
    return runs;
  }

  private TextEdit cut(int from, int to) {
    boolean begins = begins(from);
    boolean ends = text.substring(to, end(to)).isBlank();
    if (begins && ends) {
      int start = start(from);
      int next = next(to);
      if (next == text.length() && text.indexOf('\n', to) < 0 && start > 0) {
        start--;
        start -= start > 0 && text.charAt(start - 1) == '\r' ? 1 : 0;
      }
      return new TextEdit(start, next - start, "");
    }
    int start = from;
    int end = to;
    if (begins) {
      while (end < text.length() && isSpace(text.charAt(end))) {
        end++;
      }
    } else {
      while (start > 0 && isSpace(text.charAt(start - 1))) {
        start--;
      }
      boolean between = !ends && !isSpace(text.charAt(to));
      start += between && start < from ? 1 : 0;
    }
    return new TextEdit(start, end - start, "");
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t';
  }

  /** Puts other words for some; a comment among them stays behind the new ones. */
  void replace(int from, int to, String replacement, EditBook book) {
    List<PhraseWord> words = TextWords.between(text, from, to);
    if (words.stream().noneMatch(each -> each.is(PhraseWord.Kind.COMMENT))) {
      book.add(smallest(from, to, replacement));
      return;
    }
    List<int[]> runs = runs(words);
    if (runs.isEmpty()) {
      book.add(TextEdit.insert(to, replacement));
      return;
    }
    int[] first = runs.get(0);
    book.add(smallest(first[0], first[1], replacement.stripTrailing()));
    runs.stream().skip(1).forEach(each -> book.add(new TextEdit(each[0], each[1] - each[0], "")));
  }

  /** A replacement without the characters that stay the same at its ends. */
  private TextEdit smallest(int from, int to, String replacement) {
    String before = text.substring(from, to);
    int most = Math.min(before.length(), replacement.length());
    int head = 0;
    while (head < most && before.charAt(head) == replacement.charAt(head)) {
      head++;
    }
    int tail = 0;
    while (tail < most - head
        && before.charAt(before.length() - 1 - tail)
            == replacement.charAt(replacement.length() - 1 - tail)) {
      tail++;
    }
    return new TextEdit(
        from + head,
        before.length() - head - tail,
        replacement.substring(head, replacement.length() - tail));
  }
}
