package studio.kriegsspiel.drawing.ground;

import java.awt.Color;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.List;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** Roads by their class, casings of all before fillings of all, so that crossings stay open. */
final class RoadPainter {

  void paint(Canvas canvas, List<Feature> roads) {
    for (Feature road : roads) {
      if (road.kind() == FeatureKind.SUNKEN_ROAD) {
        banks(canvas, road);
      }
    }
    for (Feature road : roads) {
      casing(canvas, road);
    }
    for (Feature road : roads) {
      filling(canvas, road);
    }
  }

  private static RoadWidthClass width(Feature road) {
    return road.attributes().roadWidth().orElse(RoadWidthClass.SMALL_ROAD);
  }

  private static double outer(Canvas canvas, Feature road) {
    double drawn =
        switch (width(road)) {
          case HIGHWAY -> canvas.measure("road.highway");
          case SMALL_ROAD -> canvas.measure("road.small");
          case TRACK -> canvas.measure("road.track");
        };
    double ground = road.attributes().widthMetres().orElse(0) * canvas.viewport().unitsPerMetre();
    return width(road) == RoadWidthClass.TRACK ? drawn : Math.max(drawn, ground);
  }

  private void casing(Canvas canvas, Feature road) {
    Path2D shape = GroundShapes.of(road.geometry(), canvas.viewport());
    Color ink = canvas.style().colour("road.casing");
    double outer = outer(canvas, road);
    if (width(road) == RoadWidthClass.TRACK) {
      // Paper on both sides, or the track is lost among hachures.
      canvas.draw(
          shape, canvas.style().colour("halo"), MapStyle.buttStroke(outer + 2 * canvas.mm(0.32)));
      canvas.draw(shape, ink, MapStyle.dashed(outer, canvas.mm(1.3), canvas.mm(0.5)));
    } else {
      canvas.draw(shape, ink, MapStyle.buttStroke(outer));
    }
  }

  private void filling(Canvas canvas, Feature road) {
    if (width(road) == RoadWidthClass.TRACK) {
      return;
    }
    boolean highway = width(road) == RoadWidthClass.HIGHWAY;
    double line = canvas.measure("road.line") * (highway ? 1.5 : 1);
    double inner = Math.max(outer(canvas, road) - 2 * line, line);
    canvas.draw(
        GroundShapes.of(road.geometry(), canvas.viewport()),
        canvas.style().colour(highway ? "road.highway.fill" : "road.fill"),
        MapStyle.stroke(inner));
  }

  /** The steep sides of a sunken road: short strokes outwards on both sides. */
  private void banks(Canvas canvas, Feature road) {
    Ticks ticks = new Ticks(canvas.mm(0.55), outer(canvas, road) / 2, canvas.mm(0.75));
    canvas.draw(
        ticks.along(GroundShapes.of(road.geometry(), canvas.viewport()), true, true),
        canvas.style().colour("sunken.ink"),
        MapStyle.buttStroke(canvas.mm(0.17)));
  }

  /**
   * Short strokes across a line.
   *
   * @param spacing distance between strokes
   * @param from distance from the line at which a stroke begins
   * @param length length of a stroke
   */
  record Ticks(double spacing, double from, double length) {

    Path2D along(Path2D line, boolean left, boolean right) {
      Path2D.Double strokes = new Path2D.Double();
      PathIterator points = new FlatteningPathIterator(line.getPathIterator(null), 0.2);
      double[] at = new double[6];
      double x = 0;
      double y = 0;
      double startX = 0;
      double startY = 0;
      double rest = spacing / 2;
      for (; !points.isDone(); points.next()) {
        int kind = points.currentSegment(at);
        if (kind == PathIterator.SEG_MOVETO) {
          x = startX = at[0];
          y = startY = at[1];
          rest = spacing / 2;
          continue;
        }
        double toX = kind == PathIterator.SEG_CLOSE ? startX : at[0];
        double toY = kind == PathIterator.SEG_CLOSE ? startY : at[1];
        double run = Math.hypot(toX - x, toY - y);
        double ux = (toX - x) / Math.max(run, 1e-9);
        double uy = (toY - y) / Math.max(run, 1e-9);
        double done = rest;
        for (; done < run; done += spacing) {
          double px = x + ux * done;
          double py = y + uy * done;
          if (left) {
            tick(strokes, px, py, uy, -ux);
          }
          if (right) {
            tick(strokes, px, py, -uy, ux);
          }
        }
        rest = done - run;
        x = toX;
        y = toY;
      }
      return strokes;
    }

    private void tick(Path2D.Double strokes, double x, double y, double nx, double ny) {
      strokes.moveTo(x + nx * from, y + ny * from);
      strokes.lineTo(x + nx * (from + length), y + ny * (from + length));
    }
  }
}
