package studio.kriegsspiel.terrain.crs;

import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.CoordinateSequenceFilter;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.MapPoint;

/** Shapes of a ground as other programs want them. */
public final class Globe {
  private Globe() {}

  /** A copy of a shape with longitudes and latitudes of WGS 84 in place of metres. */
  public static Geometry of(Geometry shape, CoordinateSystem system) {
    Geometry copy = shape.copy();
    copy.apply(
        new CoordinateSequenceFilter() {
          @Override
          public void filter(CoordinateSequence points, int i) {
            LatLon at = system.toLatLon(new MapPoint(points.getX(i), points.getY(i)));
            points.setOrdinate(i, CoordinateSequence.X, at.longitude());
            points.setOrdinate(i, CoordinateSequence.Y, at.latitude());
          }

          @Override
          public boolean isDone() {
            return false;
          }

          @Override
          public boolean isGeometryChanged() {
            return true;
          }
        });
    return copy;
  }
}
