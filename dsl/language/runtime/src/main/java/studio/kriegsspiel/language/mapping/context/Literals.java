package studio.kriegsspiel.language.mapping.context;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.scenario.text.Passage;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Reads the values that tokens stand for. */
public final class Literals {
  /** Largest whole number a scenario may hold: more men than ever stood on one field. */
  public static final int MOST = 10_000_000;

  private Literals() {}

  /** The title inside quotation marks, {@code \"} and {@code \\} undone. */
  public static String title(String token) {
    String inner = token.startsWith("\"") ? token.substring(1) : token;
    int mark = inner.indexOf('"');
    if (inner.indexOf('\\') < 0 && (mark < 0 || mark == inner.length() - 1)) {
      return mark < 0 ? inner : inner.substring(0, mark);
    }
    StringBuilder plain = new StringBuilder(inner.length());
    for (int i = 0; i < inner.length(); i++) {
      char c = inner.charAt(i);
      if (c == '\\' && i + 1 < inner.length()) {
        plain.append(inner.charAt(++i));
      } else if (c != '"') {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  /** A name; the mark that makes a keyword a name is left out. */
  public static String name(String token) {
    return token.startsWith("^") ? token.substring(1) : token;
  }

  /** Prose between one or three quotation marks, its common indentation removed. */
  public static Passage passage(String token, TextSpan span) {
    if (!token.startsWith("\"\"\"")) {
      return new Passage(title(token), span);
    }
    String inner = token.substring(3);
    if (token.length() >= 6 && inner.endsWith("\"\"\"")) {
      inner = inner.substring(0, inner.length() - 3);
    }
    return new Passage(withoutIndentation(inner), span);
  }

  private static String withoutIndentation(String text) {
    List<String> lines = text.lines().map(String::stripTrailing).toList();
    boolean opensOnFirst = !lines.isEmpty() && !lines.get(0).isBlank();
    int common =
        lines.stream()
            .skip(opensOnFirst ? 1 : 0)
            .filter(line -> !line.isBlank())
            .mapToInt(Literals::indentation)
            .min()
            .orElse(0);
    StringBuilder result = new StringBuilder(text.length());
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean whole = i == 0 && opensOnFirst;
      result.append(i == 0 ? "" : "\n");
      result.append(whole ? line.strip() : line.isBlank() ? "" : line.substring(common));
    }
    return stripBlankLines(result.toString());
  }

  private static int indentation(String line) {
    int count = 0;
    while (count < line.length() && (line.charAt(count) == ' ' || line.charAt(count) == '\t')) {
      count++;
    }
    return count;
  }

  private static String stripBlankLines(String text) {
    int start = 0;
    while (start < text.length() && text.charAt(start) == '\n') {
      start++;
    }
    int end = text.length();
    while (end > start && text.charAt(end - 1) == '\n') {
      end--;
    }
    return text.substring(start, end);
  }

  /** A whole number, or nothing if it is larger than any figure a scenario holds. */
  public static OptionalInt whole(@Nullable String token) {
    if (token == null || token.isEmpty() || token.length() > 9) {
      return OptionalInt.empty();
    }
    int value = Integer.parseInt(token);
    return value > MOST ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** A number with or without decimals; NaN if it is too long to mean anything. */
  public static double number(String token) {
    return token.length() > 20 ? Double.NaN : Double.parseDouble(token);
  }
}
