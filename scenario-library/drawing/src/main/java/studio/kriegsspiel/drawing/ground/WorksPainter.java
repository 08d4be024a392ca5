package studio.kriegsspiel.drawing.ground;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;

/** Buildings, villages, hedges, walls, bridges and works. */
final class WorksPainter {
  private static final double HOUSE_METRES = VillageHouses.LENGTH;

  void paintLine(Canvas canvas, Feature feature) {
    Path2D shape = GroundShapes.of(feature.geometry(), canvas.viewport());
    double line = canvas.measure("line");
    MapStyle style = canvas.style();
    switch (feature.kind()) {
      case HEDGE -> {
        canvas.draw(shape, style.colour("hedge.ink"), MapStyle.stroke(line));
        canvas.draw(
            shape,
            style.colour("hedge.ink"),
            new java.awt.BasicStroke(
                (float) canvas.mm(0.55),
                java.awt.BasicStroke.CAP_ROUND,
                java.awt.BasicStroke.JOIN_ROUND,
                10f,
                new float[] {0.01f, (float) canvas.mm(0.85)},
                0f));
      }
      case WALL -> canvas.draw(shape, style.colour("wall.ink"), MapStyle.stroke(line * 1.7));
      case DITCH -> {
        canvas.draw(shape, style.colour("wall.ink"), MapStyle.stroke(line));
        ticks(canvas, shape, true, false, 0.45, 0.4);
      }
      case EMBANKMENT -> {
        canvas.draw(shape, style.colour("sunken.ink"), MapStyle.stroke(line));
        ticks(canvas, shape, true, true, 0.5, 0.6);
      }
      case BARRICADE ->
          canvas.draw(
              shape,
              style.colour("wall.ink"),
              new java.awt.BasicStroke(
                  (float) (line * 5),
                  java.awt.BasicStroke.CAP_BUTT,
                  java.awt.BasicStroke.JOIN_BEVEL,
                  10f,
                  new float[] {(float) canvas.mm(0.6), (float) canvas.mm(0.3)},
                  0f));
      case FIELDWORK -> {
        if (feature.geometry().getDimension() == 2) {
          canvas.fill(shape, style.colour("work.fill"));
        }
        canvas.draw(shape, style.colour("wall.ink"), MapStyle.buttStroke(line * 3));
        ticks(canvas, shape, false, true, 0.7, 0.6);
      }
      case SAND_PIT -> ticks(canvas, shape, false, true, 0.6, 0.9);
      case DEFILE -> ticks(canvas, shape, true, true, 0.9, 0.7);
      default -> {}
    }
  }

  private static void ticks(
      Canvas canvas, Path2D shape, boolean left, boolean right, double spacing, double length) {
    var ticks = new RoadPainter.Ticks(canvas.mm(spacing), 0, canvas.mm(length));
    canvas.draw(
        ticks.along(shape, left, right),
        canvas.style().colour("sunken.ink"),
        MapStyle.buttStroke(canvas.measure("line")));
  }

  void paintBridge(Canvas canvas, Feature feature) {
    Color ink = canvas.style().colour("bridge.ink");
    double line = canvas.measure("line");
    if (feature.geometry().getDimension() == 0) {
      Coordinate at = feature.geometry().getCoordinate();
      var point = canvas.viewport().toPicture(at.x, at.y);
      double half = canvas.mm(0.7);
      Rectangle2D deck = new Rectangle2D.Double(point.x - half, point.y - half, 2 * half, 2 * half);
      canvas.fill(deck, canvas.style().colour("road.fill"));
      canvas.draw(deck, ink, MapStyle.buttStroke(line));
      return;
    }
    double width =
        Math.max(
            canvas.measure("road.highway"),
            feature.attributes().widthMetres().orElse(0) * canvas.viewport().unitsPerMetre());
    Path2D shape = GroundShapes.of(feature.geometry(), canvas.viewport());
    canvas.draw(shape, ink, MapStyle.buttStroke(width + 4 * line));
    canvas.draw(shape, canvas.style().colour("road.fill"), MapStyle.buttStroke(width + line));
  }

  /**
   * A building in its own outline; a farm without drawn buildings gets some.
   *
   * @param houses what stands in a village or town whose houses nobody drew
   */
  void paintBuildings(
      Canvas canvas, Feature feature, boolean hasDrawnBuildings, List<VillageHouses.House> houses) {
    Geometry geometry = feature.geometry();
    switch (feature.kind()) {
      case BUILDING -> {
        if (geometry.getDimension() == 2) {
          house(canvas, GroundShapes.of(geometry, canvas.viewport()));
        } else {
          Coordinate at = geometry.getCentroid().getCoordinate();
          house(canvas, rectangle(canvas, at.x, at.y, HOUSE_METRES, HOUSE_METRES * 0.6, 0));
        }
      }
      case FARM -> {
        if (!hasDrawnBuildings) {
          court(canvas, geometry);
        }
      }
      case VILLAGE, TOWN -> houses(canvas, houses);
      default -> {}
    }
  }

  private void house(Canvas canvas, Shape shape) {
    canvas.fill(shape, canvas.style().colour("building.fill"));
    canvas.draw(
        shape,
        canvas.style().colour("building.edge"),
        MapStyle.stroke(canvas.measure("line") * 0.8));
  }

  /** A farm as three wings around a yard. */
  private void court(Canvas canvas, Geometry geometry) {
    Coordinate at = geometry.getCentroid().getCoordinate();
    double side =
        geometry.getDimension() == 2
            ? Math.min(60, Math.max(24, Math.sqrt(geometry.getArea()) * 0.62))
            : 40;
    double wing = side * 0.26;
    Area wings = new Area(rectangle(canvas, at.x, at.y, side, side * 0.9, 0));
    wings.subtract(
        new Area(rectangle(canvas, at.x + wing, at.y, side - wing, side * 0.9 - 2 * wing, 0)));
    house(canvas, wings);
  }

  private void houses(Canvas canvas, List<VillageHouses.House> houses) {
    for (VillageHouses.House house : houses) {
      if (canvas.sees(house.x(), house.y(), house.x(), house.y())) {
        house(
            canvas,
            rectangle(canvas, house.x(), house.y(), house.length(), house.depth(), -house.turn()));
      }
    }
  }

  private static Shape rectangle(
      Canvas canvas, double x, double y, double widthMetres, double heightMetres, double turn) {
    double least = canvas.mm(0.55);
    double width = Math.max(least, widthMetres * canvas.viewport().unitsPerMetre());
    double height = Math.max(least * 0.65, heightMetres * canvas.viewport().unitsPerMetre());
    var at = canvas.viewport().toPicture(x, y);
    AffineTransform place = AffineTransform.getTranslateInstance(at.x, at.y);
    place.rotate(turn);
    return place.createTransformedShape(
        new Rectangle2D.Double(-width / 2, -height / 2, width, height));
  }
}
