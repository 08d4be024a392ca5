package studio.kriegsspiel.importer.vector;

import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.CoordinateSequenceFilter;
import studio.kriegsspiel.importer.crs.PointTransform;

/** Moves coordinates in place. */
record Move(PointTransform transform) implements CoordinateSequenceFilter {
  @Override
  public void filter(CoordinateSequence line, int i) {
    double[] to = transform.apply(line.getX(i), line.getY(i));
    line.setOrdinate(i, 0, to[0]);
    line.setOrdinate(i, 1, to[1]);
  }

  @Override
  public boolean isDone() {
    return false;
  }

  @Override
  public boolean isGeometryChanged() {
    return true;
  }
}
