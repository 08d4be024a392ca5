package studio.kriegsspiel.situation.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads marked prose. Lines that follow each other are one paragraph; a blank line, a heading
 * ({@code # Heading}) and an item ({@code - item}, {@code 2. item}) begin another. Within a block
 * {@code *words*} are emphasised and {@code **words**} strong; a backslash before a star or a
 * number sign takes its meaning away. What is no mark stays as it is written.
 */
public final class Markup {
  private static final Pattern ITEM = Pattern.compile("([-*\u2022]|\\d{1,2}[.)])\\s+.*");
  private static final Pattern HEADING = Pattern.compile("#{1,3}\\s+\\S.*");
  private static final Pattern MARKS = Pattern.compile("[*\\\\]|^\\s*#", Pattern.MULTILINE);

  private Markup() {}

  /** The blocks of a prose, in their order. */
  public static List<ProseBlock> blocks(String prose) {
    List<ProseBlock> blocks = new ArrayList<>();
    String mark = "";
    StringBuilder text = new StringBuilder();
    for (String line : prose.strip().split("\\R", -1)) {
      String stripped = line.strip();
      boolean item = ITEM.matcher(stripped).matches();
      boolean heading = isHeading(stripped);
      if (stripped.isEmpty() || item || heading) {
        add(blocks, mark, text);
        mark = "";
        text.setLength(0);
      }
      if (heading) {
        blocks.add(
            new ProseBlock(ProseBlock.Kind.HEADING, "", InlineMarks.runs(heading(stripped))));
        continue;
      }
      if (item) {
        int space = firstBlank(stripped);
        String written = stripped.substring(0, space);
        mark = written.matches("[-*]") ? "\u2022" : written;
        stripped = stripped.substring(space).strip();
      }
      if (!stripped.isEmpty()) {
        text.append(text.length() == 0 ? "" : " ").append(stripped);
      }
    }
    add(blocks, mark, text);
    return blocks;
  }

  private static int firstBlank(String text) {
    int at = 0;
    while (!Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static void add(List<ProseBlock> blocks, String mark, StringBuilder text) {
    if (text.length() > 0) {
      blocks.add(
          new ProseBlock(
              mark.isEmpty() ? ProseBlock.Kind.PARAGRAPH : ProseBlock.Kind.ITEM,
              mark,
              InlineMarks.runs(text.toString())));
    }
  }

  /** The prose without its marks; one that has none stays as it is, line breaks and all. */
  public static String plain(String prose) {
    return PlainProse.of(prose).text();
  }

  /** Whether there may be marks in a prose. */
  static boolean mayBeMarked(String prose) {
    return MARKS.matcher(prose).find();
  }

  /** Whether a line is a heading. */
  static boolean isHeading(String line) {
    return HEADING.matcher(line.strip()).matches();
  }

  /** The words of a heading. */
  static String heading(String line) {
    String stripped = line.strip();
    return stripped.substring(stripped.lastIndexOf('#', 2) + 1).strip();
  }

  /** How many characters of a line are the mark of an item and what stands before it, or 0. */
  static int itemMark(String line) {
    String stripped = line.strip();
    return ITEM.matcher(stripped).matches() ? line.indexOf(stripped) + firstBlank(stripped) : 0;
  }

  /** Words that read as they are written wherever in marked prose they are put. */
  public static String literal(String words) {
    return words.replace("*", "\\*").replace("#", "\\#");
  }
}
