package studio.kriegsspiel.desktop.ui.reading;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.Icon;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.drawing.analysis.LegendLine;
import studio.kriegsspiel.drawing.analysis.LegendSample;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;

/** The sample of a line of a legend, on a chip of the map's paper in either look. */
record LegendRow(LegendLine line) implements Icon {
  private static final int WIDTH = 32;
  private static final int HEIGHT = 18;
  private static final MapViewport SCALE =
      MapViewport.onScreen(new Bounds(0, 0, WIDTH, HEIGHT), 1, 3.8);

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
    try {
      canvas.scale(Looks.scale(), Looks.scale());
      canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      MapStyle style = MapStyle.staffMap();
      canvas.setColor(style.colour("paper"));
      canvas.fill(new RoundRectangle2D.Double(0, 0, WIDTH, HEIGHT, 5, 5));
      LegendSample.paint(canvas, SCALE, style, line.sample(), 5, HEIGHT / 2.0);
    } finally {
      canvas.dispose();
    }
  }
}
