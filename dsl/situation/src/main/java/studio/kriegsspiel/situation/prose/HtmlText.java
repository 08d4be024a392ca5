package studio.kriegsspiel.situation.prose;

/** What pages of one file have in common: words as HTML wants them, and how each begins. */
public final class HtmlText {
  private HtmlText() {}

  /** Words, of which none is taken for markup; in attributes between double quotes as well. */
  public static String escaped(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** The beginning of a page in English up to its title, fit for small screens. */
  public static String beginning() {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        """;
  }
}
