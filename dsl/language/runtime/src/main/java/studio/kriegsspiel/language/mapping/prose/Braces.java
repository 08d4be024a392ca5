package studio.kriegsspiel.language.mapping.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * The braces of one literal of prose as it is written: where each opens, where it closes, and which
 * are meant as braces because a backslash stands before them.
 */
final class Braces {
  /** Nobody refers to anything in so many characters. */
  private static final int LONGEST = 200;

  private Braces() {}

  /**
   * An opening brace.
   *
   * @param opens its place in the literal
   * @param closes the place of the brace that closes it, -1 where none does nearby
   * @param escaped whether it is meant as a brace
   */
  record Brace(int opens, int closes, boolean escaped) {}

  /** All opening braces of a literal, in their order; the time grows with its length alone. */
  static List<Brace> of(String token) {
    List<Brace> braces = new ArrayList<>();
    boolean prose = token.startsWith("\"\"\"");
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      if (c == '\\' && i + 1 < token.length() && (!prose || token.charAt(i + 1) == '{')) {
        i++;
        if (token.charAt(i) == '{') {
          braces.add(new Brace(i, -1, true));
        }
      } else if (c == '{') {
        braces.add(new Brace(i, close(token, i), false));
      }
    }
    return braces;
  }

  private static int close(String token, int opens) {
    int end = Math.min(token.length(), opens + LONGEST);
    for (int i = opens + 1; i < end; i++) {
      char c = token.charAt(i);
      if (c == '}') {
        return i;
      }
      if (c == '{') {
        return -1;
      }
    }
    return -1;
  }
}
