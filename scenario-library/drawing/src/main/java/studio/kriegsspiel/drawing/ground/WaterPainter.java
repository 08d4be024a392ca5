package studio.kriegsspiel.drawing.ground;

import java.awt.geom.Path2D;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Streams, rivers and lakes. */
final class WaterPainter {

  void paint(Canvas canvas, Feature feature) {
    Path2D shape = Shapes.of(feature.geometry(), canvas.viewport());
    var edge = canvas.style().colour("water.edge");
    var fill = canvas.style().colour("water.fill");
    double line = canvas.measure("water.line");
    if (feature.geometry().getDimension() == 2) {
      canvas.fill(shape, fill);
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
    } else {
      canvas.draw(shape, edge, MapStyle.stroke(Math.max(width, least)));
    }
  }
}
