package studio.kriegsspiel.terrain.edit;

import java.util.List;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.Polygonal;
import org.locationtech.jts.geom.util.PolygonExtracter;

/** Brings areas into the shape that indexes over them want. */
final class ValidAreas {
  private ValidAreas() {}

  /** The polygons of a shape, without the lines and points that a collection may hold beside. */
  @SuppressWarnings("unchecked")
  static Geometry of(Geometry shape) {
    if (shape instanceof Polygonal) {
      return shape;
    }
    List<Polygon> polygons = PolygonExtracter.getPolygons(shape);
    return shape.getFactory().createMultiPolygon(polygons.toArray(Polygon[]::new));
  }
}
