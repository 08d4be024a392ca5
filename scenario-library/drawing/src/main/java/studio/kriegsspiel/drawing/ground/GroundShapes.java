package studio.kriegsspiel.drawing.ground;

import java.awt.geom.Path2D;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.drawing.frame.Canvas;
import studio.kriegsspiel.drawing.frame.MapViewport;

/** Geometries of the ground as shapes of the picture. */
final class GroundShapes {
  private GroundShapes() {}

  /** Lines and rings of a geometry; points give nothing. */
  static Path2D.Double of(Geometry geometry, MapViewport viewport) {
    Path2D.Double path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    append(path, geometry, viewport);
    return path;
  }

  private static void append(Path2D.Double path, Geometry geometry, MapViewport viewport) {
    if (geometry instanceof Polygon polygon) {
      if (!polygon.isEmpty()) {
        line(path, polygon.getExteriorRing(), viewport, true);
        for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
          line(path, polygon.getInteriorRingN(i), viewport, true);
        }
      }
    } else if (geometry instanceof LineString line) {
      line(path, line, viewport, false);
    } else {
      for (int i = 0; i < geometry.getNumGeometries() && geometry.getNumGeometries() > 1; i++) {
        append(path, geometry.getGeometryN(i), viewport);
      }
      if (geometry.getNumGeometries() == 1 && geometry.getGeometryN(0) != geometry) {
        append(path, geometry.getGeometryN(0), viewport);
      }
    }
  }

  private static void line(
      Path2D.Double path, LineString line, MapViewport viewport, boolean close) {
    Coordinate[] points = line.getCoordinates();
    for (int i = 0; i < points.length; i++) {
      var at = viewport.toPicture(points[i].x, points[i].y);
      if (i == 0) {
        path.moveTo(at.x, at.y);
      } else {
        path.lineTo(at.x, at.y);
      }
    }
    if (close && points.length > 0) {
      path.closePath();
    }
  }

  static boolean visible(Canvas canvas, Geometry geometry) {
    Envelope box = geometry.getEnvelopeInternal();
    return !box.isNull() && canvas.sees(box.getMinX(), box.getMinY(), box.getMaxX(), box.getMaxY());
  }
}
