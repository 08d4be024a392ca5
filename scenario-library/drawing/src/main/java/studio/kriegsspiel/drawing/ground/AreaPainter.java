package studio.kriegsspiel.drawing.ground;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

/** Washes of woods, marsh, gardens and broken ground, and the signs that stand in them. */
final class AreaPainter {
  private static final Map<FeatureKind, String> WASHES =
      Map.of(
          FeatureKind.WOOD_LIGHT, "wood.fill",
          FeatureKind.WOOD_DENSE, "wood.dense.fill",
          FeatureKind.ORCHARD, "orchard.fill",
          FeatureKind.GARDEN, "garden.fill",
          FeatureKind.MARSH, "marsh.fill",
          FeatureKind.ROUGH, "rough.fill",
          FeatureKind.SAND_PIT, "rough.fill",
          FeatureKind.VILLAGE, "village.fill",
          FeatureKind.TOWN, "town.fill",
          FeatureKind.FARM, "farm.fill");

  private static final double TREE_GROUND_METRES = 12.5;

  private final Map<String, List<Scatter.Spot>> spots = new ConcurrentHashMap<>();

  /** The wash below the relief. */
  void paintWash(Canvas canvas, Feature feature) {
    String wash = WASHES.get(feature.kind());
    if (wash == null || feature.geometry().getDimension() != 2) {
      return;
    }
    Path2D shape = GroundShapes.of(feature.geometry(), canvas.viewport());
    canvas.fill(shape, canvas.style().colour(wash));
    switch (feature.kind()) {
      case WOOD_LIGHT, WOOD_DENSE, ORCHARD, GARDEN ->
          canvas.draw(
              shape, canvas.style().colour("wood.edge"), MapStyle.stroke(canvas.measure("line")));
      case TOWN -> wall(canvas, shape);
      case MARSH, ROUGH -> {}
      default ->
          canvas.draw(
              shape,
              canvas.style().colour("ink.soft"),
              MapStyle.stroke(canvas.measure("line") * 0.8));
    }
  }

  /** A town has its wall, or what was left of it, around it. */
  private static void wall(Canvas canvas, Path2D shape) {
    double line = canvas.measure("line");
    canvas.draw(shape, canvas.style().colour("building.edge"), MapStyle.stroke(line * 4));
    canvas.draw(shape, canvas.style().colour("town.fill"), MapStyle.stroke(line * 1.6));
  }

  /** Trees, reeds and rows above the relief. */
  void paintSigns(Canvas canvas, Feature feature) {
    if (feature.geometry().getDimension() != 2) {
      return;
    }
    switch (feature.kind()) {
      case WOOD_LIGHT -> trees(canvas, feature, TREE_GROUND_METRES * 1.5, 0.8);
      case WOOD_DENSE -> trees(canvas, feature, TREE_GROUND_METRES, 0.8);
      case ORCHARD -> trees(canvas, feature, TREE_GROUND_METRES, 0);
      case GARDEN -> rows(canvas, feature);
      case MARSH -> reeds(canvas, feature);
      case ROUGH, SAND_PIT -> stones(canvas, feature);
      default -> {}
    }
  }

  private List<Scatter.Spot> spots(Feature feature, double spacing, double jitter) {
    return spots.computeIfAbsent(
        feature.id(), id -> Scatter.over(feature.geometry(), spacing, jitter));
  }

  /** Each tree a round crown, lit from the north-west, with a shadow to the south-east. */
  private void trees(Canvas canvas, Feature feature, double spacing, double jitter) {
    double size = spacing * canvas.viewport().unitsPerMetre();
    if (size < canvas.mm(0.35)) {
      return;
    }
    Path2D.Double crowns = new Path2D.Double();
    Path2D.Double lights = new Path2D.Double();
    Path2D.Double shadows = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double full = Math.min(size * 0.27, canvas.mm(0.62));
    for (Scatter.Spot spot : spots(feature, spacing, jitter)) {
      if (!canvas.sees(spot.x(), spot.y(), spot.x(), spot.y())) {
        continue;
      }
      var at = canvas.viewport().toPicture(spot.x(), spot.y());
      double r = full * (0.75 + 0.45 * spot.noise());
      shadows.append(circle(at.x + r * 0.45, at.y + r * 0.5, r), false);
      crowns.append(circle(at.x, at.y, r), false);
      lights.append(circle(at.x - r * 0.25, at.y - r * 0.28, r * 0.55), false);
    }
    Color ink = canvas.style().colour("wood.tree");
    canvas.fill(shadows, new Color(ink.getRed(), ink.getGreen(), ink.getBlue(), 90));
    canvas.fill(crowns, ink);
    canvas.fill(lights, canvas.style().colour("wood.fill"));
  }

  private void rows(Canvas canvas, Feature feature) {
    double spacing = 8;
    double size = spacing * canvas.viewport().unitsPerMetre();
    if (size < canvas.mm(0.3)) {
      return;
    }
    Path2D.Double lines = new Path2D.Double();
    for (Scatter.Spot spot : spots(feature, spacing, 0)) {
      var at = canvas.viewport().toPicture(spot.x(), spot.y());
      lines.moveTo(at.x - size * 0.38, at.y);
      lines.lineTo(at.x + size * 0.38, at.y);
    }
    canvas.draw(lines, canvas.style().colour("wood.edge"), MapStyle.buttStroke(canvas.mm(0.12)));
  }

  private void reeds(Canvas canvas, Feature feature) {
    double spacing = 22;
    double size = spacing * canvas.viewport().unitsPerMetre();
    if (size < canvas.mm(0.7)) {
      return;
    }
    Path2D.Double lines = new Path2D.Double();
    for (Scatter.Spot spot : spots(feature, spacing, 0.7)) {
      var at = canvas.viewport().toPicture(spot.x(), spot.y());
      double w = Math.min(size * 0.36, canvas.mm(1.1));
      lines.moveTo(at.x - w, at.y);
      lines.lineTo(at.x + w, at.y);
      for (int blade = -1; blade <= 1; blade++) {
        lines.moveTo(at.x + blade * w * 0.3, at.y);
        lines.lineTo(at.x + blade * w * 0.5, at.y - w * (blade == 0 ? 0.9 : 0.65));
      }
    }
    canvas.draw(lines, canvas.style().colour("marsh.ink"), MapStyle.buttStroke(canvas.mm(0.13)));
  }

  private void stones(Canvas canvas, Feature feature) {
    double spacing = 9;
    double size = spacing * canvas.viewport().unitsPerMetre();
    if (size < canvas.mm(0.4)) {
      return;
    }
    Path2D.Double dots = new Path2D.Double();
    for (Scatter.Spot spot : spots(feature, spacing, 0.9)) {
      var at = canvas.viewport().toPicture(spot.x(), spot.y());
      double r = canvas.mm(0.09 + 0.08 * spot.noise());
      dots.append(circle(at.x, at.y, r), false);
    }
    canvas.fill(dots, canvas.style().colour("ink.soft"));
  }

  static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}
