package studio.kriegsspiel.drawing.furniture;

import java.awt.Graphics2D;

/** Sets the words of a map's furniture; a paper notes where they stand as it does so. */
@FunctionalInterface
public interface WordSetter {
  /** Sets words and notes nothing. */
  WordSetter PLAIN = (graphics, text, x, y) -> graphics.drawString(text, (float) x, (float) y);

  /** Sets words in the graphics' font and colour, with their base line beginning at a point. */
  void set(Graphics2D graphics, String text, double x, double y);
}
