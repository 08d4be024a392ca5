package studio.kriegsspiel.drawing.ground;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Streams, rivers and lakes. */
final class WaterPainter {
  private static final int SHORE_LINES = 6;

  void paint(Canvas canvas, Feature feature) {
    Path2D shape = GroundShapes.of(feature.geometry(), canvas.viewport());
    var edge = canvas.style().colour("water.edge");
    var fill = canvas.style().colour("water.fill");
    double line = canvas.measure("water.line");
    if (feature.geometry().getDimension() == 2) {
      canvas.fill(shape, fill);
      shoreLines(canvas, shape);
      canvas.draw(shape, edge, MapStyle.stroke(line));
      return;
    }
    double least =
        feature.kind() == FeatureKind.RIVER
            ? canvas.measure("stream") * 2
            : canvas.measure("stream") * 0.75;
    double width = feature.attributes().widthMetres().orElse(0) * canvas.viewport().unitsPerMetre();
    if (Math.max(width, least) > line * 2.5) {
      canvas.draw(shape, edge, MapStyle.stroke(Math.max(width, least)));
      canvas.draw(shape, fill, MapStyle.stroke(Math.max(width, least) - 1.3 * line));
      streamLines(canvas, shape, Math.max(width, least) - 1.3 * line);
    } else {
      canvas.draw(shape, edge, MapStyle.stroke(Math.max(width, least)));
    }
  }

  /** Fine lines along the shore of a lake, each a little wider from the one before. */
  private static void shoreLines(Canvas canvas, Path2D shape) {
    double apart = canvas.measure("water.lines");
    if (apart <= 0) {
      return;
    }
    Graphics2D inside = (Graphics2D) canvas.graphics().create();
    inside.clip(shape);
    double fine = canvas.measure("road.line") * 0.6;
    for (int line = SHORE_LINES; line > 0; line--) {
      double reach = apart * line * (1 + 0.12 * line);
      inside.setColor(canvas.style().colour("water.edge"));
      inside.setStroke(MapStyle.stroke(2 * reach + fine));
      inside.draw(shape);
      inside.setColor(canvas.style().colour("water.fill"));
      inside.setStroke(MapStyle.stroke(2 * reach - fine));
      inside.draw(shape);
    }
    inside.dispose();
  }

  /** Fine lines along a river, as many as its width holds. */
  private static void streamLines(Canvas canvas, Path2D shape, double width) {
    double apart = canvas.measure("water.lines");
    if (apart <= 0) {
      return;
    }
    double fine = canvas.measure("road.line") * 0.6;
    for (double left = width - 2 * apart; left > fine; left -= 2 * apart) {
      canvas.draw(shape, canvas.style().colour("water.edge"), MapStyle.stroke(left));
      if (left > 2 * fine) {
        canvas.draw(shape, canvas.style().colour("water.fill"), MapStyle.stroke(left - 2 * fine));
      }
    }
  }
}
