package studio.kriegsspiel.importer.control;

import studio.kriegsspiel.terrain.MapPoint;

/** Where the pixels of a scan lie on the ground. */
@FunctionalInterface
public interface ScanPlacement {
  /** Ground position of a place in the scan. */
  MapPoint toGround(double column, double row);

  /**
   * A place on the ground and how it moves with the place in the scan.
   *
   * @param x east
   * @param y north
   * @param xPerColumn movement east for a pixel to the right; the others likewise
   */
  record Tangent(
      double x, double y, double xPerColumn, double xPerRow, double yPerColumn, double yPerRow) {}

  /** Ground position of a place in the scan, with its derivatives. */
  default Tangent tangent(double column, double row) {
    double step = 0.25;
    MapPoint here = toGround(column, row);
    MapPoint right = toGround(column + step, row);
    MapPoint below = toGround(column, row + step);
    return new Tangent(
        here.x(),
        here.y(),
        (right.x() - here.x()) / step,
        (below.x() - here.x()) / step,
        (right.y() - here.y()) / step,
        (below.y() - here.y()) / step);
  }

  /**
   * Place in the scan of a ground position, by Newton's method; NaN where it finds none.
   *
   * @param startColumn a guess
   * @param startRow a guess
   */
  default double[] toPixel(double x, double y, double startColumn, double startRow) {
    double column = startColumn;
    double row = startRow;
    for (int i = 0; i < 15; i++) {
      Tangent at = tangent(column, row);
      double determinant = at.xPerColumn * at.yPerRow - at.xPerRow * at.yPerColumn;
      if (determinant == 0 || !Double.isFinite(determinant)) {
        break;
      }
      double moveColumn = (at.yPerRow * (x - at.x) - at.xPerRow * (y - at.y)) / determinant;
      double moveRow = (at.xPerColumn * (y - at.y) - at.yPerColumn * (x - at.x)) / determinant;
      column += moveColumn;
      row += moveRow;
      if (Math.abs(moveColumn) + Math.abs(moveRow) < 1e-4) {
        return new double[] {column, row};
      }
    }
    return new double[] {Double.NaN, Double.NaN};
  }
}
