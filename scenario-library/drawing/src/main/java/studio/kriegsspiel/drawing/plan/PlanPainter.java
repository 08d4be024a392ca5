package studio.kriegsspiel.drawing.plan;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.awt.ShapeWriter;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.names.WayNote;
import studio.kriegsspiel.drawing.style.MapStyle;
import studio.kriegsspiel.situation.plan.AreaMark;
import studio.kriegsspiel.situation.plan.PlanMarks;
import studio.kriegsspiel.situation.plan.WayMark;
import studio.kriegsspiel.situation.plan.WorkMark;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Draws what is planned: areas hatched in their side's colour, ways as lines with an arrow, patrols
 * with one at both ends, columns as heavy lines from tail to head, broken bridges as crosses.
 */
public final class PlanPainter {
  private static final double LINE = 0.55;
  private static final double HALO = 1.15;
  private static final double COLUMN = 1.5;
  private static final double ARROW = 2.3;
  private static final double SIGN = 1.5;
  private static final double HATCH = 2.2;

  private PlanPainter() {}

  /** Draws areas, ways and columns without words, areas lowest. */
  public static void paintMarks(Canvas canvas, PlanMarks marks) {
    marks.areas().forEach(each -> area(canvas, each));
    marks.ways().forEach(each -> way(canvas, each));
    marks.works().forEach(each -> work(canvas, each));
    marks.ways().forEach(each -> columns(canvas, each));
  }

  /** The words beside them, to be set where names leave room; each once for a way or area. */
  public static List<WayNote> notes(PlanMarks marks) {
    List<WayNote> notes = new ArrayList<>();
    for (WayMark way : marks.ways()) {
      findMiddle(way)
          .ifPresent(at -> notes.add(new WayNote(way.label(), way.colour(), at, way.points())));
    }
    for (AreaMark area : marks.areas()) {
      var at = area.shape().getInteriorPoint();
      if (!at.isEmpty()) {
        notes.add(new WayNote(area.label(), area.colour(), new MapPoint(at.getX(), at.getY())));
      }
    }
    marks.works().forEach(each -> notes.add(new WayNote(each.label(), "black", each.at())));
    return notes.stream().distinct().toList();
  }

  /** A cross over a bridge that is broken, a ring about what was made. */
  private static void work(Canvas canvas, WorkMark work) {
    Point2D at = canvas.viewport().toPicture(work.at());
    double half = canvas.mm(SIGN);
    Path2D sign = new Path2D.Double();
    if (work.breach()) {
      sign.moveTo(at.getX() - half, at.getY() - half);
      sign.lineTo(at.getX() + half, at.getY() + half);
      sign.moveTo(at.getX() - half, at.getY() + half);
      sign.lineTo(at.getX() + half, at.getY() - half);
    } else {
      sign.append(
          new Ellipse2D.Double(at.getX() - half, at.getY() - half, 2 * half, 2 * half), false);
    }
    canvas.draw(sign, shade(canvas.style().colour("paper"), 220), MapStyle.stroke(canvas.mm(1.3)));
    canvas.draw(sign, canvas.style().side("black", "dark"), MapStyle.stroke(canvas.mm(0.6)));
  }

  private static void area(Canvas canvas, AreaMark area) {
    Color ink = canvas.style().side(area.colour(), "fill");
    Shape shape = shape(canvas, area.shape());
    canvas.fill(shape, shade(ink, 26));
    Graphics2D graphics = (Graphics2D) canvas.graphics().create();
    graphics.clip(shape);
    graphics.setColor(shade(ink, 110));
    graphics.setStroke(MapStyle.stroke(canvas.mm(0.15)));
    var bounds = shape.getBounds2D();
    double step = canvas.mm(HATCH);
    double high = bounds.getHeight();
    for (double x = bounds.getMinX() - high; x < bounds.getMaxX(); x += step) {
      graphics.draw(new Line2D.Double(x, bounds.getMaxY(), x + high, bounds.getMinY()));
    }
    graphics.dispose();
    canvas.draw(
        shape, shade(ink, 220), MapStyle.dashed(canvas.mm(0.4), canvas.mm(1.6), canvas.mm(1)));
  }

  private static Shape shape(Canvas canvas, Geometry metres) {
    return new ShapeWriter(
            (from, to) -> {
              Point2D at = canvas.viewport().toPicture(new MapPoint(from.x, from.y));
              to.setLocation(at);
            })
        .toShape(metres);
  }

  private static void way(Canvas canvas, WayMark way) {
    if (way.points().size() < 2) {
      return;
    }
    Color ink = canvas.style().side(way.colour(), "fill");
    Path2D line = line(canvas, way.points());
    canvas.draw(line, shade(canvas.style().colour("paper"), 190), MapStyle.stroke(canvas.mm(HALO)));
    boolean dashed = way.kind() == WayMark.Kind.PATROL || !way.reckoned();
    canvas.draw(
        line,
        ink,
        dashed
            ? MapStyle.dashed(canvas.mm(LINE), canvas.mm(1.5), canvas.mm(1.1))
            : MapStyle.stroke(canvas.mm(LINE)));
    arrow(canvas, way.points(), ink);
    if (way.kind() == WayMark.Kind.PATROL) {
      arrow(canvas, reversed(way.points()), ink);
    }
  }

  private static List<MapPoint> reversed(List<MapPoint> points) {
    List<MapPoint> back = new ArrayList<>(points);
    Collections.reverse(back);
    return back;
  }

  /** At the end of a way, along its last stretch that is long enough to be seen. */
  private static void arrow(Canvas canvas, List<MapPoint> points, Color ink) {
    Point2D tip = canvas.viewport().toPicture(points.get(points.size() - 1));
    Point2D from = tip;
    for (int i = points.size() - 2; i >= 0 && from.distance(tip) < canvas.mm(ARROW); i--) {
      from = canvas.viewport().toPicture(points.get(i));
    }
    double angle = Math.atan2(tip.getY() - from.getY(), tip.getX() - from.getX());
    double size = canvas.mm(ARROW);
    Path2D head = new Path2D.Double();
    head.moveTo(0, 0);
    head.lineTo(-size, -size * 0.42);
    head.lineTo(-size * 0.72, 0);
    head.lineTo(-size, size * 0.42);
    head.closePath();
    AffineTransform there = AffineTransform.getTranslateInstance(tip.getX(), tip.getY());
    there.rotate(angle);
    canvas.fill(there.createTransformedShape(head), ink);
  }

  private static void columns(Canvas canvas, WayMark way) {
    Color ink = canvas.style().side(way.colour(), "fill");
    Color dark = canvas.style().side(way.colour(), "dark");
    for (List<MapPoint> column : way.columns()) {
      Point2D head = canvas.viewport().toPicture(column.get(column.size() - 1));
      double size = canvas.mm(COLUMN);
      if (column.size() > 1) {
        Path2D line = line(canvas, column);
        canvas.draw(line, dark, MapStyle.buttStroke(size + canvas.mm(0.35)));
        canvas.draw(line, ink, MapStyle.buttStroke(size));
      }
      Shape point =
          new Ellipse2D.Double(
              head.getX() - size * 0.8, head.getY() - size * 0.8, size * 1.6, size * 1.6);
      canvas.fill(point, ink);
      canvas.draw(point, dark, MapStyle.stroke(canvas.mm(0.3)));
    }
  }

  private static Path2D line(Canvas canvas, List<MapPoint> points) {
    Path2D line = new Path2D.Double();
    for (int i = 0; i < points.size(); i++) {
      Point2D at = canvas.viewport().toPicture(points.get(i));
      if (i == 0) {
        line.moveTo(at.getX(), at.getY());
      } else {
        line.lineTo(at.getX(), at.getY());
      }
    }
    return line;
  }

  private static Optional<MapPoint> findMiddle(WayMark way) {
    if (way.points().size() < 2) {
      return Optional.empty();
    }
    double whole = 0;
    for (int i = 1; i < way.points().size(); i++) {
      whole += way.points().get(i - 1).distanceMetres(way.points().get(i));
    }
    return Optional.of(middle(way.points(), whole / 2));
  }

  private static MapPoint middle(List<MapPoint> points, double metres) {
    double left = metres;
    for (int i = 1; i < points.size(); i++) {
      double step = points.get(i - 1).distanceMetres(points.get(i));
      if (step >= left && step > 0) {
        MapPoint from = points.get(i - 1);
        MapPoint to = points.get(i);
        double share = left / step;
        return new MapPoint(
            from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * share);
      }
      left -= step;
    }
    return points.get(points.size() - 1);
  }

  private static Color shade(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }
}
