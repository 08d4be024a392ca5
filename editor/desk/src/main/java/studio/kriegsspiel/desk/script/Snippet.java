package studio.kriegsspiel.desk.script;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a proposal writes, and the words of it that the author fills in.
 *
 * @param text what is written
 * @param holes the words to be filled in, in the order in which they are gone through
 */
public record Snippet(String text, List<Hole> holes) {
  private static final Pattern MARK =
      Pattern.compile("\\\\([\\\\$}])|\\$\\{\\d+(?::((?:\\\\.|[^\\\\}])*))?}");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

  /**
   * A word to be filled in.
   *
   * @param offset its first character in the text
   * @param length how many characters stand there until something else is written
   */
  public record Hole(int offset, int length) {}

  /** Defensive copy. */
  public Snippet {
    holes = List.copyOf(holes);
  }

  /** A text in which nothing is left to be filled in. */
  public static Snippet plain(String text) {
    return new Snippet(text, List.of());
  }

  /** Reads {@code role "${1:Commander}" for ${2:Alten}}, as the language's help writes it. */
  public static Snippet parse(String written) {
    StringBuilder text = new StringBuilder();
    List<Hole> holes = new ArrayList<>();
    Matcher marks = MARK.matcher(written);
    int at = 0;
    while (marks.find()) {
      text.append(written, at, marks.start());
      at = marks.end();
      if (marks.group(1) != null) {
        text.append(marks.group(1));
      } else {
        String usual =
            marks.group(2) == null ? "" : ESCAPE.matcher(marks.group(2)).replaceAll("$1");
        holes.add(new Hole(text.length(), usual.length()));
        text.append(usual);
      }
    }
    return new Snippet(text.append(written.substring(at)).toString(), holes);
  }

  /** The same where every line after the first begins with an indentation. */
  public Snippet indented(String indentation) {
    List<Hole> moved = new ArrayList<>();
    for (Hole each : holes) {
      int lines = (int) text.substring(0, each.offset()).chars().filter(c -> c == '\n').count();
      moved.add(new Hole(each.offset() + lines * indentation.length(), each.length()));
    }
    return new Snippet(text.replace("\n", "\n" + indentation), moved);
  }
}
