package studio.kriegsspiel.situation.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * Prose without its marks, and where they were.
 *
 * @param text the words; line breaks and the marks of items are as they were written
 * @param marks what looks otherwise, in the order of the text
 */
public record PlainProse(String text, List<ProseMark> marks) {
  /** Keeps its own copy. */
  public PlainProse {
    marks = List.copyOf(marks);
  }

  /** Takes the marks out of marked prose. */
  public static PlainProse of(String marked) {
    return Markup.mayBeMarked(marked)
        ? new Reading().read(marked)
        : new PlainProse(marked, List.of());
  }

  /** Reads block by block, since no emphasis goes on beyond one. */
  private static final class Reading {
    private final StringBuilder plain = new StringBuilder();
    private final List<ProseMark> marks = new ArrayList<>();
    private final List<String> block = new ArrayList<>();
    private boolean begun;

    PlainProse read(String marked) {
      for (String line : marked.lines().toList()) {
        if (Markup.isHeading(line)) {
          finish();
          nextLine();
          int start = plain.length();
          add(Markup.heading(line));
          marks.add(new ProseMark(start, plain.length(), ProseMark.Look.HEADING));
          continue;
        }
        if (line.isBlank() || Markup.itemMark(line) > 0) {
          finish();
        }
        block.add(line);
      }
      finish();
      return new PlainProse(plain.toString(), marks);
    }

    private void nextLine() {
      plain.append(begun ? "\n" : "");
      begun = true;
    }

    private void finish() {
      if (!block.isEmpty()) {
        nextLine();
        int mark = Markup.itemMark(block.get(0));
        String words = String.join("\n", block);
        plain.append(words, 0, mark);
        add(words.substring(mark));
        block.clear();
      }
    }

    private void add(String words) {
      for (ProseRun run : InlineMarks.runs(words)) {
        int start = plain.length();
        plain.append(run.text());
        if (run.emphasis()) {
          marks.add(new ProseMark(start, plain.length(), ProseMark.Look.EMPHASIS));
        }
        if (run.strong()) {
          marks.add(new ProseMark(start, plain.length(), ProseMark.Look.STRONG));
        }
      }
    }
  }
}
