package studio.kriegsspiel.language.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.nodemodel.ILeafNode;
import studio.kriegsspiel.language.analysis.Analysis;
import studio.kriegsspiel.language.source.SourceText;
import studio.kriegsspiel.language.syntax.SyntaxTree;
import studio.kriegsspiel.scenario.text.TextEdit;

/**
 * Sets blanks in order: two per level, one between words, heads of the header aligned, at most two
 * empty lines together. Words, comments, prose and line breaks stay. A text with an error of form
 * stays as it is: what it means there hangs on how its lines stand.
 */
public final class Formatter {
  private static final int STEP = 2;
  private static final int HEADER_WIDTH = 9;
  private static final int MOST_EMPTY_LINES = 2;
  private static final Set<String> HEADER =
      Set.of(
          "rules",
          "terrain",
          "on",
          "weather",
          "ground",
          "reading",
          "rivers",
          "daylight",
          "visibility",
          "latitude",
          "umpires",
          "plays");

  private final Analysis analysis;
  private final SourceText source;
  private final List<TextEdit> edits = new ArrayList<>();

  /** Prepares the formatting of an analysed text. */
  public Formatter(Analysis analysis) {
    this.analysis = analysis;
    this.source = analysis.source();
  }

  /** The edits, in the order of the text; none where something of it is not understood. */
  public List<TextEdit> edits() {
    analysis
        .tree()
        .filter(tree -> tree.errors().isEmpty() && !source.text().isBlank())
        .ifPresent(this::run);
    return edits;
  }

  /** A run of characters that is no blank. */
  private record Word(int offset, int end, boolean comment, boolean first) {}

  private void run(SyntaxTree tree) {
    Map<Integer, Integer> depths = StatementDepths.of(source, tree.document());
    List<Word> words = words(tree);
    int depth = 0;
    boolean header = false;
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (depths.containsKey(word.offset)) {
        depth = depths.get(word.offset);
        header = depth == 1 && word.first && HEADER.contains(text(word));
      } else if (word.first) {
        header = false;
      }
      if (word.first) {
        indent(word, indentation(words, i, depths, depth));
      } else {
        boolean head = header && words.get(i - 1).first;
        gap(words.get(i - 1), word, head);
      }
    }
    emptyLines(words);
    lineEnds(words);
  }

  private int indentation(List<Word> words, int index, Map<Integer, Integer> depths, int depth) {
    Word word = words.get(index);
    if (depths.containsKey(word.offset)) {
      return depths.get(word.offset);
    }
    if (!word.comment) {
      return depth + 1;
    }
    for (int i = index + 1; i < words.size(); i++) {
      if (!words.get(i).comment) {
        Integer next = depths.get(words.get(i).offset);
        return next != null ? next : depth + 1;
      }
    }
    return depth;
  }

  private List<Word> words(SyntaxTree tree) {
    List<Word> words = new ArrayList<>();
    for (ILeafNode leaf : tree.root().getLeafNodes()) {
      String text = leaf.getText();
      int length = text.stripTrailing().length();
      if (!text.isBlank() && !isByteOrderMark(text)) {
        int offset = leaf.getTotalOffset();
        boolean comment = text.startsWith("//") || text.startsWith("/*");
        words.add(new Word(offset, offset + length, comment, source.startsLine(offset)));
      }
    }
    return words;
  }

  private static boolean isByteOrderMark(String text) {
    return text.chars().allMatch(c -> Character.isWhitespace(c) || c == '\ufeff' || c == '\u00a0');
  }

  private void indent(Word word, int depth) {
    int start = source.lineStart(source.lineIndex(word.offset));
    if (start == 0 && source.text().startsWith("\ufeff")) {
      start = 1;
    }
    replace(start, word.offset, " ".repeat(depth * STEP));
  }

  private void gap(Word before, Word word, boolean head) {
    if (before.comment || word.comment) {
      return;
    }
    String left = text(before);
    String right = text(word);
    if (head) {
      int width = before.end - before.offset;
      replace(before.end, word.offset, " ".repeat(Math.max(1, HEADER_WIDTH - width)));
      return;
    }
    boolean tight =
        right.equals(",")
            || right.equals(":")
            || right.equals(".")
            || right.equals("°")
            || left.equals(".")
            || (left.equals(",") && word.offset == before.end && isThousands(before, right));
    replace(before.end, word.offset, tight ? "" : " ");
  }

  /** Whether a comma stands within a number: {@code 15,000}. */
  private boolean isThousands(Word comma, String behind) {
    return behind.matches("\\d{3}")
        && comma.offset > 0
        && Character.isDigit(source.text().charAt(comma.offset - 1));
  }

  /** Empties blank lines, and keeps two where more stand together. */
  private void emptyLines(List<Word> words) {
    for (int i = 1; i < words.size(); i++) {
      Word before = words.get(i - 1);
      int first = source.lineIndex(Math.max(before.offset, before.end - 1)) + 1;
      int next = source.lineIndex(words.get(i).offset);
      int kept = 0;
      for (int line = first; line < next; line++) {
        boolean blank =
            source.text().substring(source.lineStart(line), source.lineEnd(line)).isBlank();
        kept = blank ? kept + 1 : 0;
        if (blank && kept > MOST_EMPTY_LINES) {
          replace(source.lineStart(line), source.lineStart(line + 1), "");
        } else if (blank) {
          replace(source.lineStart(line), source.lineEnd(line), "");
        }
      }
    }
  }

  private void lineEnds(List<Word> words) {
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      int line = source.lineIndex(Math.max(word.offset, word.end - 1));
      boolean last = i + 1 == words.size() || words.get(i + 1).first;
      if (last) {
        replace(word.end, source.lineEnd(line), "");
      }
    }
    if (!words.isEmpty() && !source.text().endsWith("\n")) {
      edits.removeIf(edit -> edit.offset() == source.text().length() && edit.length() == 0);
      String lineBreak = source.text().contains("\r\n") ? "\r\n" : "\n";
      edits.add(TextEdit.insert(source.text().length(), lineBreak));
    }
  }

  private String text(Word word) {
    return source.text().substring(word.offset, word.end);
  }

  private void replace(int start, int end, String blanks) {
    if (start <= end && !source.text().substring(start, end).equals(blanks)) {
      edits.add(new TextEdit(start, end - start, blanks));
    }
  }
}
