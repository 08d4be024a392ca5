package studio.kriegsspiel.language.mapping.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.names.Names;

/**
 * What stands between the braces of a reference, divided at its dots: {@code Red.Erlon}, {@code
 * "2nd Light KGL".strength}.
 *
 * @param words the parts, at most three
 */
record ReferenceWords(List<Word> words) {
  private static final int MOST = 3;

  /** Keeps its own copy. */
  public ReferenceWords {
    words = List.copyOf(words);
  }

  /**
   * One part.
   *
   * @param text the name, or the title without its quotation marks
   * @param quoted whether it is a title
   * @param start where its first letter stands between the braces
   * @param end the character behind its last
   */
  record Word(String text, boolean quoted, int start, int end) {}

  /** Divides what stands between braces; nothing if no reference is written so. */
  static Optional<ReferenceWords> read(String inner) {
    List<Word> words = new ArrayList<>();
    int at = blanks(inner, 0);
    while (words.size() < MOST) {
      Optional<Word> word = at < inner.length() ? word(inner, at) : Optional.empty();
      if (word.isEmpty()) {
        return Optional.empty();
      }
      words.add(word.get());
      at = word.get().end();
      if (word.get().quoted()) {
        at += inner.charAt(at) == '\\' ? 2 : 1;
      }
      at = blanks(inner, at);
      if (at == inner.length()) {
        return Optional.of(new ReferenceWords(words));
      }
      if (inner.charAt(at) != '.') {
        return Optional.empty();
      }
      at = blanks(inner, at + 1);
    }
    return Optional.empty();
  }

  private static Optional<Word> word(String inner, int at) {
    int quote = inner.startsWith("\\\"", at) ? 2 : inner.charAt(at) == '"' ? 1 : 0;
    if (quote > 0) {
      int start = at + quote;
      int end = inner.indexOf(quote == 2 ? "\\\"" : "\"", start);
      return end <= start || inner.substring(start, end).isBlank()
          ? Optional.empty()
          : Optional.of(
              new Word(
                  inner.substring(start, end).strip().replaceAll("\\s+", " "), true, start, end));
    }
    int start = inner.charAt(at) == '^' ? at + 1 : at;
    int end = start;
    while (end < inner.length() && inner.charAt(end) != '.' && !isBlank(inner.charAt(end))) {
      end++;
    }
    String name = inner.substring(start, end);
    return Names.isName(name) ? Optional.of(new Word(name, false, start, end)) : Optional.empty();
  }

  private static int blanks(String text, int from) {
    int at = from;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || c == '\u00a0';
  }

  /** Whether it is one plain word. */
  boolean isWord(String word) {
    return words.size() == 1 && !words.get(0).quoted() && words.get(0).text().equals(word);
  }

  /** The first part. */
  Word first() {
    return words.get(0);
  }

  /** The last part. */
  Word last() {
    return words.get(words.size() - 1);
  }
}
