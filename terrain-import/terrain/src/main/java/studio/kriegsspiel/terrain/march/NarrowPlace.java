package studio.kriegsspiel.terrain.march;

/**
 * A stretch of a way that a column passes on a narrower front than it marches on.
 *
 * @param fromMetres where on the way it begins
 * @param toMetres where it ends
 * @param lengthening how many times longer the column is while it is narrowed, 1 for not at all
 * @param leastMinutes the least time from the head's entering to the tail's leaving, 0 for none
 */
public record NarrowPlace(
    double fromMetres, double toMetres, double lengthening, double leastMinutes) {

  /** Refuses what no column could pass. */
  public NarrowPlace {
    if (!(fromMetres >= 0 && toMetres >= fromMetres)) {
      throw new IllegalArgumentException("A narrow place ends where it begins or behind.");
    }
    if (!(lengthening >= 1 && leastMinutes >= 0)
        || Double.isInfinite(lengthening)
        || Double.isInfinite(leastMinutes)) {
      throw new IllegalArgumentException("A column is passed in its time or longer.");
    }
  }

  /** A place that is passed on a narrower front. */
  public static NarrowPlace drawing(double fromMetres, double toMetres, double lengthening) {
    return new NarrowPlace(fromMetres, toMetres, lengthening, 0);
  }

  /** Whether it makes a difference to a column. */
  boolean isFelt() {
    return lengthening > 1 || leastMinutes > 0;
  }
}
