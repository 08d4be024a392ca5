package studio.kriegsspiel.situation.march;

import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * The quickest way of one kind of troops between two points, over roads, woods and slopes at the
 * rates of the march table. The ground is read in cells of at least 25 m, by which a way may come
 * out up to 3 % too long, so an estimate that is too long by less proves nothing. Halts and the
 * length of the column do not count.
 *
 * @param metres the length of the way
 * @param minutes the time for it
 * @param cellMetres the side of the cells
 */
public record RouteEstimate(double metres, double minutes, double cellMetres) {
  /** The share by which a way may come out too long. */
  public static final double EXCESS = 0.03;

  static RouteEstimate of(MarchRoute route, double cellMetres) {
    return new RouteEstimate(route.lengthMetres(), route.totalMinutes(), cellMetres);
  }

  /** The shortest time this estimate leaves possible, in minutes. */
  public double leastMinutes() {
    return minutes / (1 + EXCESS);
  }
}
