package studio.kriegsspiel.language.fuzz;

import java.util.List;
import java.util.Random;

/** Small edits of a text such as somebody makes who writes: letters, words, lines, by a seed. */
final class TypedEdit {
  private static final List<String> WORDS =
      List.of(
          " ",
          "\n",
          "\n  ",
          "\n    ",
          "\t",
          "\"",
          "\"\"\"",
          "//",
          " // so\n",
          "/*",
          "*/",
          " /* so */",
          ",",
          ":",
          ".",
          " and",
          " or",
          " not",
          " until 14:00",
          " source \"A return\"",
          "\n      source \"A return\"",
          " line",
          " deploys",
          " place",
          " 7",
          "\r\n",
          "\u53f8");

  private final Random random;

  TypedEdit(long seed) {
    this.random = new Random(seed);
  }

  /** The text with one edit. */
  String of(String text) {
    int at = random.nextInt(text.length() + 1);
    int line = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    int end = text.indexOf('\n', at) < 0 ? text.length() : text.indexOf('\n', at) + 1;
    return switch (random.nextInt(11)) {
      case 0 -> splice(text, at, at + 1, letter());
      case 1 -> splice(text, at, at, letter());
      case 2 -> splice(text, at, at + 1 + random.nextInt(3), "");
      case 3 -> splice(text, at, at, any(WORDS));
      case 4 -> splice(text, Math.max(line, end - 1), Math.max(line, end - 1), any(WORDS));
      case 5 -> splice(text, at, wordEnd(text, at), "");
      case 6 -> splice(text, end, end, text.substring(line, end));
      case 7 -> splice(text, line, end, "");
      case 8 -> splice(text, line, line, "  ");
      case 9 -> splice(text, line, line + 2, "");
      default -> figure(text, at);
    };
  }

  /** Another figure, at the next there is. */
  private String figure(String text, int from) {
    int at = from;
    while (at < text.length() && !Character.isDigit(text.charAt(at))) {
      at++;
    }
    String digits = String.valueOf(random.nextInt(random.nextBoolean() ? 10 : 1000));
    return splice(text, at, at + 1, digits);
  }

  private String letter() {
    return String.valueOf((char) ('a' + random.nextInt(26)));
  }

  private String any(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private static int wordEnd(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static String splice(String text, int from, int until, String fresh) {
    return text.substring(0, from) + fresh + text.substring(Math.min(until, text.length()));
  }
}
