package studio.kriegsspiel.desktop.ui.reading;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Icon;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.style.MapStyle;

/**
 * A sample of one kept question, or of several over each other.
 *
 * @param style how the map is drawn just now
 */
public record KeptSign(Supplier<MapStyle> style, List<Integer> marks) implements Icon {
  private static final int WIDTH = 32;
  private static final int HEIGHT = 18;

  /** Keeps its own copy. */
  public KeptSign {
    marks = List.copyOf(marks);
  }

  @Override
  public int getIconWidth() {
    return Looks.scaled(WIDTH);
  }

  @Override
  public int getIconHeight() {
    return Looks.scaled(HEIGHT);
  }

  @Override
  public void paintIcon(Component component, Graphics graphics, int x, int y) {
    Graphics2D canvas = (Graphics2D) graphics.create(x, y, getIconWidth(), getIconHeight());
    KeptInk.sample(canvas, style.get(), marks, getIconWidth(), getIconHeight());
    canvas.dispose();
  }
}
