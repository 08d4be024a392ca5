package studio.kriegsspiel.desktop.ui.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.ground.GroundTask.Way;
import studio.kriegsspiel.desk.ground.Sketch;
import studio.kriegsspiel.desk.ground.ThingForm;
import studio.kriegsspiel.desk.ground.Vertices;
import studio.kriegsspiel.desk.map.EditPreview;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.map.Viewport;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.terrain.MapPoint;

/** Draws what is in the hand of {@link GroundTool}: sketch, corners, preview. */
final class GroundInk {
  private static final float[] DASHES = {6, 4};

  private final MapView view;
  private final GroundPen pen;

  GroundInk(MapView view, GroundPen pen) {
    this.view = view;
    this.pen = pen;
  }

  private Viewport viewport() {
    return view.viewport().get();
  }

  static Color ink() {
    return Looks.colour("Studio.map.selection");
  }

  /** A shape of the ground in pixels. */
  static Path2D path(Geometry shape, Viewport viewport) {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    add(shape, viewport, path);
    return path;
  }

  private static void add(Geometry shape, Viewport viewport, Path2D path) {
    if (shape instanceof Polygon area) {
      add(area.getExteriorRing(), viewport, path);
      for (int i = 0; i < area.getNumInteriorRing(); i++) {
        add(area.getInteriorRingN(i), viewport, path);
      }
    } else if (shape instanceof LineString line) {
      Coordinate[] points = line.getCoordinates();
      for (int i = 0; i < points.length; i++) {
        double x = viewport.toPixelX(points[i].x);
        double y = viewport.toPixelY(points[i].y);
        if (i == 0) {
          path.moveTo(x, y);
        } else {
          path.lineTo(x, y);
        }
      }
    } else if (shape instanceof Point point && !point.isEmpty()) {
      double x = viewport.toPixelX(point.getX());
      double y = viewport.toPixelY(point.getY());
      path.append(new Ellipse2D.Double(x - 7, y - 7, 14, 14), false);
    } else {
      for (int i = 0; i < shape.getNumGeometries() && shape.getNumGeometries() > 1; i++) {
        add(shape.getGeometryN(i), viewport, path);
      }
    }
  }

  /** Draws a line so that it shows on light and on dark ground. */
  static void halo(Graphics2D graphics, Shape shape, Color colour, float width, float... dashes) {
    graphics.setColor(Looks.colour("Studio.map.halo", 170));
    graphics.setStroke(new BasicStroke(width + 2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
    graphics.setColor(colour);
    graphics.setStroke(
        dashes.length == 0
            ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
            : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dashes, 0));
    graphics.draw(shape);
  }

  void preview(Graphics2D graphics, Optional<EditPreview.Lines> lines) {
    lines.ifPresent(
        found -> {
          Viewport now = viewport();
          double scale = 1 / now.metresPerPixel();
          AffineTransform place =
              new AffineTransform(
                  scale,
                  0,
                  0,
                  -scale,
                  now.toPixelX(found.window().west()),
                  now.toPixelY(found.window().north()));
          graphics.setColor(Looks.colour("Studio.map.preview"));
          graphics.setStroke(new BasicStroke(1.1f));
          graphics.draw(place.createTransformedShape(found.contours()));
        });
  }

  void stroke(Graphics2D graphics, List<MapPoint> points) {
    boolean brush = pen.task().get().filter(task -> task.way() == Way.BRUSH).isPresent();
    if (!brush || points.isEmpty()) {
      return;
    }
    Path2D line = path(points);
    graphics.setColor(Looks.colour("Studio.map.selection", 110));
    graphics.setStroke(
        new BasicStroke(
            (float) Math.max(2, brushMetres() / viewport().metresPerPixel()),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND));
    graphics.draw(line);
  }

  private double brushMetres() {
    try {
      Optional<ThingForm> form = pen.form().get();
      return form.isPresent() ? form.get().number(FormField.BRUSH).orElse(0) : 0;
    } catch (ThingForm.Fault fault) {
      return 0;
    }
  }

  private Path2D path(List<MapPoint> points) {
    Viewport now = viewport();
    Path2D line = new Path2D.Double();
    for (int i = 0; i < points.size(); i++) {
      double x = now.toPixelX(points.get(i).x());
      double y = now.toPixelY(points.get(i).y());
      if (i == 0) {
        line.moveTo(x, y);
        line.lineTo(x, y);
      } else {
        line.lineTo(x, y);
      }
    }
    return line;
  }

  void sketch(Graphics2D graphics, Optional<MapPoint> pointer) {
    Optional<GroundTask> task = pen.task().get();
    if (task.isEmpty()) {
      return;
    }
    Viewport now = viewport();
    if (task.get().way() == Way.BRUSH) {
      pointer.ifPresent(
          at -> {
            double r = brushMetres() / 2 / now.metresPerPixel();
            double x = now.toPixelX(at.x());
            double y = now.toPixelY(at.y());
            halo(graphics, new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r), ink(), 1.4f);
          });
      return;
    }
    Sketch drawn = pen.sketch().get();
    if (drawn.isEmpty()) {
      return;
    }
    Path2D line = path(pointer.map(at -> drawn.plus(at)).orElse(drawn).points());
    if (task.get().way() == Way.AREA) {
      Path2D area = (Path2D) line.clone();
      area.closePath();
      graphics.setColor(Looks.colour("Studio.map.selection", 45));
      graphics.fill(area);
      halo(graphics, area, ink(), 1.2f, DASHES);
    }
    halo(graphics, path(drawn.points()), ink(), 2f);
    if (task.get().way() == Way.LINE) {
      halo(graphics, line, ink(), 1.2f, DASHES);
    }
    drawn.points().forEach(at -> corner(graphics, at, true));
  }

  void chosen(Graphics2D graphics, Geometry shape, Optional<Integer> held) {
    Path2D path = path(shape, viewport());
    if (shape.getDimension() == 2) {
      graphics.setColor(Looks.colour("Studio.map.selection", 40));
      graphics.fill(path);
    }
    halo(graphics, path, ink(), 2.2f);
    if (shape.getDimension() == 0) {
      return;
    }
    Vertices.middles(shape).forEach(middle -> middle(graphics, middle.at()));
    Vertices.of(shape)
        .forEach(
            vertex ->
                corner(graphics, vertex.at(), held.filter(i -> i == vertex.index()).isPresent()));
  }

  private void corner(Graphics2D graphics, MapPoint at, boolean full) {
    double x = viewport().toPixelX(at.x());
    double y = viewport().toPixelY(at.y());
    Rectangle2D square = new Rectangle2D.Double(x - 4, y - 4, 8, 8);
    graphics.setColor(full ? ink() : Looks.colour("Studio.map.halo"));
    graphics.fill(square);
    graphics.setColor(full ? Looks.colour("Studio.map.halo") : ink());
    graphics.setStroke(new BasicStroke(1.6f));
    graphics.draw(square);
  }

  private void middle(Graphics2D graphics, MapPoint at) {
    double x = viewport().toPixelX(at.x());
    double y = viewport().toPixelY(at.y());
    graphics.setColor(Looks.colour("Studio.map.halo", 200));
    graphics.fill(new Ellipse2D.Double(x - 3, y - 3, 6, 6));
    graphics.setColor(ink());
    graphics.setStroke(new BasicStroke(1f));
    graphics.draw(new Ellipse2D.Double(x - 3, y - 3, 6, 6));
  }

  /** Where the next point will be led to. */
  void ring(Graphics2D graphics, MapPoint at) {
    var viewport = view.viewport().get();
    double x = viewport.toPixelX(at.x());
    double y = viewport.toPixelY(at.y());
    graphics.setStroke(new BasicStroke(2f));
    graphics.setColor(Looks.colour("Studio.map.preview"));
    graphics.draw(new Ellipse2D.Double(x - 7, y - 7, 14, 14));
  }
}
