package studio.kriegsspiel.importer.control;

import studio.kriegsspiel.terrain.MapPoint;

/** Where the pixels of a scan lie on the ground. */
@FunctionalInterface
public interface Placement {
  /** Ground position of a place in the scan. */
  MapPoint toGround(double column, double row);

  /**
   * Place in the scan of a ground position, by Newton's method; NaN where it finds none.
   *
   * @param startColumn a guess
   * @param startRow a guess
   */
  default double[] toPixel(double x, double y, double startColumn, double startRow) {
    double column = startColumn;
    double row = startRow;
    double step = 0.25;
    for (int i = 0; i < 30; i++) {
      MapPoint here = toGround(column, row);
      MapPoint right = toGround(column + step, row);
      MapPoint below = toGround(column, row + step);
      double a = (right.x() - here.x()) / step;
      double b = (below.x() - here.x()) / step;
      double d = (right.y() - here.y()) / step;
      double e = (below.y() - here.y()) / step;
      double determinant = a * e - b * d;
      if (determinant == 0 || !Double.isFinite(determinant)) {
        break;
      }
      double moveColumn = (e * (x - here.x()) - b * (y - here.y())) / determinant;
      double moveRow = (a * (y - here.y()) - d * (x - here.x())) / determinant;
      column += moveColumn;
      row += moveRow;
      if (Math.abs(moveColumn) + Math.abs(moveRow) < 1e-4) {
        return new double[] {column, row};
      }
    }
    return new double[] {Double.NaN, Double.NaN};
  }
}
