package studio.kriegsspiel.importer.sheet;

import studio.kriegsspiel.terrain.Georeference;

/**
 * The affine placing that comes nearest to points given in pixels and metres, by least squares.
 *
 * @param georeference the placing
 * @param worstMetres greatest distance of a point from where it should be
 */
record AffineFit(Georeference georeference, double worstMetres) {
  /**
   * Fits rows of column, row, x, y.
   *
   * @param source the picture, for messages
   * @throws studio.kriegsspiel.terrain.GroundException if no placing that can be used comes of it
   */
  static AffineFit of(String source, double[][] points) {
    double[] mean = new double[4];
    for (double[] point : points) {
      for (int i = 0; i < 4; i++) {
        mean[i] += point[i] / points.length;
      }
    }
    double cc = 0;
    double cr = 0;
    double rr = 0;
    double[] cTimes = new double[2];
    double[] rTimes = new double[2];
    for (double[] point : points) {
      double c = point[0] - mean[0];
      double r = point[1] - mean[1];
      cc += c * c;
      cr += c * r;
      rr += r * r;
      for (int i = 0; i < 2; i++) {
        cTimes[i] += c * (point[2 + i] - mean[2 + i]);
        rTimes[i] += r * (point[2 + i] - mean[2 + i]);
      }
    }
    double determinant = cc * rr - cr * cr;
    double a = (rr * cTimes[0] - cr * rTimes[0]) / determinant;
    double b = (cc * rTimes[0] - cr * cTimes[0]) / determinant;
    double d = (rr * cTimes[1] - cr * rTimes[1]) / determinant;
    double e = (cc * rTimes[1] - cr * cTimes[1]) / determinant;
    Georeference fit =
        Georeference.in(
            source,
            a,
            b,
            mean[2] - a * mean[0] - b * mean[1],
            d,
            e,
            mean[3] - d * mean[0] - e * mean[1]);
    double worst = 0;
    for (double[] point : points) {
      var at = fit.toGround(point[0], point[1]);
      worst = Math.max(worst, Math.hypot(at.x() - point[2], at.y() - point[3]));
    }
    return new AffineFit(fit, worst);
  }
}
