package studio.kriegsspiel.importer.control;

import java.util.List;

/** Brings pixels and metres to numbers about zero and one, so that equations stay well behaved. */
record Frame(double column, double row, double pixelScale, double x, double y, double groundScale) {
  static Frame of(List<ControlPoint> points) {
    double column = mean(points.stream().mapToDouble(ControlPoint::column).toArray());
    double row = mean(points.stream().mapToDouble(ControlPoint::row).toArray());
    double x = mean(points.stream().mapToDouble(ControlPoint::x).toArray());
    double y = mean(points.stream().mapToDouble(ControlPoint::y).toArray());
    double pixels = 0;
    double ground = 0;
    for (ControlPoint point : points) {
      pixels = Math.max(pixels, Math.hypot(point.column() - column, point.row() - row));
      ground = Math.max(ground, Math.hypot(point.x() - x, point.y() - y));
    }
    return new Frame(column, row, pixels > 0 ? pixels : 1, x, y, ground > 0 ? ground : 1);
  }

  private static double mean(double[] values) {
    return java.util.Arrays.stream(values).average().orElse(0);
  }

  double u(double pixelColumn) {
    return (pixelColumn - column) / pixelScale;
  }

  double v(double pixelRow) {
    return (pixelRow - row) / pixelScale;
  }

  double easting(double normal) {
    return x + normal * groundScale;
  }

  double northing(double normal) {
    return y + normal * groundScale;
  }

  double normalX(double easting) {
    return (easting - x) / groundScale;
  }

  double normalY(double northing) {
    return (northing - y) / groundScale;
  }
}
