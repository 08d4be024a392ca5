package studio.kriegsspiel.export.paper;

/**
 * A word of the exporter's own on a page, such as the name of a map sheet. The audit takes it for
 * that only where it stands just here.
 *
 * @param page number of the page, from 1
 * @param x where its line begins, points from the left edge of the page
 * @param y its base line, points from the upper edge
 * @param text what it says
 */
public record OwnWord(int page, double x, double y, String text) {
  /**
   * One in a file of text, which has one page and one line.
   *
   * @param sign the number of its first sign in the file, from 0
   */
  public static OwnWord inText(int sign, String text) {
    return new OwnWord(1, sign, 0, text);
  }
}
