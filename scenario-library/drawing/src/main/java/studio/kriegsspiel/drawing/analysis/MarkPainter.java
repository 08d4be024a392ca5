package studio.kriegsspiel.drawing.analysis;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;
import studio.kriegsspiel.drawing.style.Faces;
import studio.kriegsspiel.drawing.style.Lettering;
import studio.kriegsspiel.drawing.style.MapStyle;

/** Draws the lines and points of an answer, and their labels. */
final class MarkPainter {
  private static final FontRenderContext METRICS = new FontRenderContext(null, true, true);

  private final Canvas canvas;

  MarkPainter(Canvas canvas) {
    this.canvas = canvas;
  }

  void line(GroundLine line) {
    Path2D path = path(line.shape());
    double width = canvas.mm(line.millimetres());
    if (line.cased()) {
      canvas.draw(path, canvas.style().colour("halo"), MapStyle.stroke(width + canvas.mm(0.9)));
    }
    canvas.draw(
        path,
        line.colour(),
        line.dashed()
            ? MapStyle.dashed(width, canvas.mm(1.4), canvas.mm(0.9))
            : MapStyle.stroke(width));
  }

  void label(GroundLine line) {
    line.label()
        .ifPresent(
            text -> {
              Point2D at = labelPoint(line.shape());
              double size = canvas.mm(2.5);
              Font font = Faces.BOLD.at(size);
              double width = font.getStringBounds(text, METRICS).getWidth();
              text(text, font, at.getX() - width / 2, at.getY() + size * 0.33, line.colour());
            });
  }

  /** The middle of the longest part that can be seen. */
  private Point2D labelPoint(Geometry shape) {
    Geometry longest = shape;
    for (int i = 0; i < shape.getNumGeometries(); i++) {
      Geometry part = shape.getGeometryN(i);
      if (longest == shape || part.getLength() > longest.getLength()) {
        longest = part;
      }
    }
    Coordinate[] points = longest.getCoordinates();
    if (points.length == 0) {
      return new Point2D.Double(-1e6, -1e6);
    }
    Coordinate middle = points[points.length / 2];
    return canvas.viewport().toPicture(middle.x, middle.y);
  }

  private Path2D path(Geometry shape) {
    Path2D.Double path = new Path2D.Double();
    add(path, shape);
    return path;
  }

  private void add(Path2D path, Geometry shape) {
    if (shape instanceof Polygon polygon) {
      add(path, polygon.getExteriorRing());
      for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
        add(path, polygon.getInteriorRingN(i));
      }
    } else if (shape instanceof LineString line) {
      MapViewport viewport = canvas.viewport();
      Coordinate[] points = line.getCoordinates();
      for (int i = 0; i < points.length; i++) {
        Point2D at = viewport.toPicture(points[i].x, points[i].y);
        if (i == 0) {
          path.moveTo(at.getX(), at.getY());
        } else {
          path.lineTo(at.getX(), at.getY());
        }
      }
    } else {
      for (int i = 0; i < shape.getNumGeometries(); i++) {
        if (shape.getGeometryN(i) != shape) {
          add(path, shape.getGeometryN(i));
        }
      }
    }
  }

  void mark(GroundMark mark) {
    Point2D at = canvas.viewport().toPicture(mark.at());
    sign(canvas.graphics(), canvas.viewport(), canvas.style(), mark.form(), at);
    if (mark.label().isEmpty()) {
      return;
    }
    double size = canvas.mm(mark.form() == GroundMark.Form.PASSAGE ? 2.5 : 3.1);
    Font font = Faces.BOLD.at(size);
    double width = font.getStringBounds(mark.label(), METRICS).getWidth();
    double gap = canvas.mm(2.1);
    boolean right = at.getX() + gap + width < canvas.viewport().width() - canvas.mm(1);
    text(
        mark.label(),
        font,
        right ? at.getX() + gap : at.getX() - gap - width,
        at.getY() - canvas.mm(1.2),
        canvas.style().colour("ink"));
  }

  /** The sign of a form about a point. */
  static void sign(
      Graphics2D graphics, MapViewport viewport, MapStyle style, GroundMark.Form form, Point2D at) {
    double mm = viewport.mm(1);
    Color ink = style.colour("analysis.mark");
    Color paper = style.colour("paper");
    graphics.setStroke(MapStyle.stroke(0.55 * mm));
    switch (form) {
      case FROM -> {
        disc(graphics, at, 1.75 * mm, paper);
        disc(graphics, at, 1.25 * mm, ink);
      }
      case TO -> {
        disc(graphics, at, 1.75 * mm, ink);
        disc(graphics, at, 1.15 * mm, paper);
        disc(graphics, at, 0.5 * mm, ink);
      }
      case PASSAGE -> {
        Rectangle2D box =
            new Rectangle2D.Double(at.getX() - 0.9 * mm, at.getY() - 0.9 * mm, 1.8 * mm, 1.8 * mm);
        graphics.setColor(paper);
        graphics.fill(box);
        graphics.setColor(ink);
        graphics.draw(box);
      }
      case OBSTACLE -> {
        cross(graphics, at, 1.3 * mm, style.colour("halo"), 1.3 * mm);
        cross(graphics, at, 1.3 * mm, ink, 0.6 * mm);
      }
    }
  }

  private static void disc(Graphics2D graphics, Point2D at, double radius, Color colour) {
    graphics.setColor(colour);
    graphics.fill(
        new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius));
  }

  private static void cross(
      Graphics2D graphics, Point2D at, double arm, Color colour, double width) {
    graphics.setColor(colour);
    graphics.setStroke(MapStyle.stroke(width));
    graphics.draw(
        new Line2D.Double(at.getX() - arm, at.getY() - arm, at.getX() + arm, at.getY() + arm));
    graphics.draw(
        new Line2D.Double(at.getX() - arm, at.getY() + arm, at.getX() + arm, at.getY() - arm));
  }

  private void text(String words, Font font, double x, double y, Color ink) {
    Shape outline = Lettering.outline(font, METRICS, words, x, y);
    BasicStroke around = MapStyle.stroke(canvas.mm(0.8));
    canvas.draw(outline, canvas.style().colour("halo"), around);
    canvas.fill(outline, ink);
  }
}
