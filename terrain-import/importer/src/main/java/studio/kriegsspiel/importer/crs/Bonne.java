package studio.kriegsspiel.importer.crs;

/**
 * Bonne's projection, in which the maps of France (Dépôt de la guerre), Belgium and the Netherlands
 * were drawn and which the library lacks: parallels are arcs around one point and keep their
 * lengths (Snyder, USGS Professional Paper 1395, pages 138 to 140; EPSG method 9827).
 *
 * @param a semi-major axis in metres
 * @param e2 squared eccentricity
 * @param parallel latitude of the standard parallel in radians, not 0
 * @param meridian longitude of the middle meridian in radians, from the base's prime meridian
 * @param easting false easting in metres
 * @param northing false northing in metres
 * @param unit metres of the unit of the coordinates
 */
record Bonne(
    double a,
    double e2,
    double parallel,
    double meridian,
    double easting,
    double northing,
    double unit) {
  /** From longitude and latitude in radians to coordinates, in place. */
  void forward(double[] xy, int at) {
    double latitude = xy[at + 1];
    double radius = radius() + arc(parallel) - arc(latitude);
    double turn = a * shrink(latitude) * (xy[at] - meridian) / radius;
    xy[at] = (radius * Math.sin(turn) + easting) / unit;
    xy[at + 1] = (radius() - radius * Math.cos(turn) + northing) / unit;
  }

  /** From coordinates to longitude and latitude in radians, in place. */
  void inverse(double[] xy, int at) {
    double x = xy[at] * unit - easting;
    double y = radius() - (xy[at + 1] * unit - northing);
    double radius = Math.copySign(Math.hypot(x, y), parallel);
    double latitude = latitudeOf(radius() + arc(parallel) - radius);
    double turn = parallel > 0 ? Math.atan2(x, y) : Math.atan2(-x, -y);
    xy[at] = meridian + radius * turn / (a * shrink(latitude));
    xy[at + 1] = latitude;
  }

  /** From the point around which the parallels turn to the standard parallel. */
  private double radius() {
    return a * shrink(parallel) / Math.sin(parallel);
  }

  /** Radius of a parallel over the semi-major axis. */
  private double shrink(double latitude) {
    double sine = Math.sin(latitude);
    return Math.cos(latitude) / Math.sqrt(1 - e2 * sine * sine);
  }

  /** Metres along a meridian from the equator, by a series in the third flattening. */
  private double arc(double latitude) {
    double root = Math.sqrt(1 - e2);
    double n = (1 - root) / (1 + root);
    double n2 = n * n;
    return a
        / (1 + n)
        * ((1 + n2 / 4 + n2 * n2 / 64) * latitude
            - 1.5 * (n - n * n2 / 8) * Math.sin(2 * latitude)
            + 15.0 / 16 * (n2 - n2 * n2 / 4) * Math.sin(4 * latitude)
            - 35.0 / 48 * n * n2 * Math.sin(6 * latitude)
            + 315.0 / 512 * n2 * n2 * Math.sin(8 * latitude));
  }

  private double latitudeOf(double metres) {
    double latitude = metres / a;
    for (int i = 0; i < 8; i++) {
      double sine = Math.sin(latitude);
      double curve = a * (1 - e2) / Math.pow(1 - e2 * sine * sine, 1.5);
      latitude -= (arc(latitude) - metres) / curve;
    }
    return latitude;
  }
}
