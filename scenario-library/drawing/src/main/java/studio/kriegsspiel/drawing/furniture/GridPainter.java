package studio.kriegsspiel.drawing.furniture;

import java.awt.geom.Path2D;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Bounds;

/** The grid of the terrain's own system, a line every kilometre or what the scale allows. */
public final class GridPainter {
  private GridPainter() {}

  /** Metres between the lines at a scale: at least 15 mm of paper apart. */
  public static double spacingMetres(Canvas canvas) {
    return spacingMetres(canvas.viewport().groundMetres(15));
  }

  static double spacingMetres(double least) {
    for (double spacing = 100; spacing < 1e6; spacing *= 10) {
      for (double step : new double[] {1, 2, 5}) {
        if (spacing * step >= least) {
          return Math.max(500, spacing * step);
        }
      }
    }
    return 1e6;
  }

  /** Draws the lines. */
  public static void paint(Canvas canvas) {
    double step = spacingMetres(canvas);
    Bounds seen = canvas.visible();
    Bounds all = canvas.viewport().ground();
    Path2D.Double lines = new Path2D.Double();
    for (double x = Math.ceil(seen.west() / step) * step; x <= seen.east(); x += step) {
      var top = canvas.viewport().toPicture(x, all.north());
      lines.moveTo(top.x, top.y);
      lines.lineTo(top.x, canvas.viewport().height());
    }
    for (double y = Math.ceil(seen.south() / step) * step; y <= seen.north(); y += step) {
      var left = canvas.viewport().toPicture(all.west(), y);
      lines.moveTo(left.x, left.y);
      lines.lineTo(canvas.viewport().width(), left.y);
    }
    canvas.draw(
        lines, canvas.style().colour("grid"), MapStyle.buttStroke(canvas.measure("grid.line")));
  }
}
