package studio.kriegsspiel.export.pdf;

/** Turns typewriter quotation marks into those of print, and keeps figures whole. */
final class Quotes {
  private Quotes() {}

  static String curly(String text) {
    StringBuilder result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean opens = i == 0 || " \n(\u2013\u2014\u201c[".indexOf(text.charAt(i - 1)) >= 0;
      switch (c) {
        case '"' -> result.append(opens ? '\u201c' : '\u201d');
        case '\'' -> result.append(opens ? '\u2018' : '\u2019');
        default -> result.append(c);
      }
    }
    return Glue.figures(result.toString());
  }
}
