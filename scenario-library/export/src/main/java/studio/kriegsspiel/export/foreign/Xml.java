package studio.kriegsspiel.export.foreign;

/** Texts in XML. */
public final class Xml {
  private Xml() {}

  /** A text without letters that XML has no place for. */
  static String letters(String text) {
    return text.replaceAll(
        "[^\\x{9}\\x{A}\\x{D}\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]", "");
  }

  /** A text as content or in quotes; letters that XML has no place for are left out. */
  public static String escaped(String text) {
    return letters(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** What a piece of markup says: each row of a table and each item in a line of its own. */
  public static String plain(String markup) {
    return unescaped(
            markup
                .replaceAll("</t[hd]><t[hd][^>]*>", " | ")
                .replaceAll("<[^>]*>", "")
                .replaceAll("(\\s*\n){3,}", "\n\n"))
        .strip();
  }

  /** A text that was escaped, as it was. */
  public static String unescaped(String text) {
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
  }
}
