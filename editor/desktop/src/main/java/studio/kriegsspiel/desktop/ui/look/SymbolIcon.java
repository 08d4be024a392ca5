package studio.kriegsspiel.desktop.ui.look;

import com.formdev.flatlaf.icons.FlatAbstractIcon;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.StringTokenizer;
import javax.swing.UIManager;

/** A {@link Symbol} as an icon: sharp at every scale, in a colour of the present look. */
public final class SymbolIcon extends FlatAbstractIcon {
  private static final int SIZE = 16;

  private final Symbol symbol;
  private final String colourKey;

  /** The symbol in the colour of icons. */
  public SymbolIcon(Symbol symbol) {
    this(symbol, "Studio.iconForeground");
  }

  /** The symbol in a colour of the look, such as {@code Studio.error}. */
  public SymbolIcon(Symbol symbol, String colourKey) {
    super(SIZE, SIZE, null);
    this.symbol = symbol;
    this.colourKey = colourKey;
  }

  @Override
  protected void paintIcon(Component component, Graphics2D graphics) {
    boolean off = component instanceof javax.swing.AbstractButton && !component.isEnabled();
    graphics.setColor(off ? UIManager.getColor("Button.disabledText") : Looks.colour(colourKey));
    graphics.setStroke(new BasicStroke(1.3f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    draw(graphics, symbol.strokes());
  }

  private static void draw(Graphics2D graphics, String strokes) {
    StringTokenizer words = new StringTokenizer(strokes);
    Path2D path = new Path2D.Double();
    Path2D all = new Path2D.Double();
    while (words.hasMoreTokens()) {
      switch (words.nextToken()) {
        case "M" -> {
          all.append(path, false);
          path = new Path2D.Double();
          path.moveTo(number(words), number(words));
        }
        case "L" -> path.lineTo(number(words), number(words));
        case "C" ->
            path.curveTo(
                number(words),
                number(words),
                number(words),
                number(words),
                number(words),
                number(words));
        case "Z" -> path.closePath();
        case "O" -> {
          all.append(path, false);
          path = new Path2D.Double(circle(number(words), number(words), number(words)));
        }
        case "F" -> graphics.fill(path);
        default -> throw new IllegalArgumentException("Not a stroke in " + strokes);
      }
    }
    all.append(path, false);
    graphics.draw(all);
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  private static double number(StringTokenizer words) {
    return Double.parseDouble(words.nextToken());
  }
}
