package studio.kriegsspiel.drawing.style;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;

/** The shapes of letters, in scripts whose letters join or run from right to left as well. */
public final class Lettering {
  private Lettering() {}

  /**
   * The outline of a text, as {@code drawString} would draw it.
   *
   * @param x where its base line begins, in units of the picture
   * @param y the base line
   */
  public static Shape outline(
      Font font, FontRenderContext metrics, String text, double x, double y) {
    char[] letters = text.toCharArray();
    if (Font.textRequiresLayout(letters, 0, letters.length)) {
      return new TextLayout(text, font, metrics)
          .getOutline(AffineTransform.getTranslateInstance(x, y));
    }
    return font.createGlyphVector(metrics, text).getOutline((float) x, (float) y);
  }
}
