package studio.kriegsspiel.terrain.march;

/**
 * Paces that make roads a little quicker than they are, so that a column keeps to a road which
 * costs it next to nothing, as where a book gives roads and fields one rate. {@link RouteTracer}
 * gives the way its true times again.
 */
record RoadPreferred(Paces paces) implements Paces {

  /** How many times quicker. */
  static final double QUICKER = 1.03;

  @Override
  public double leastPerMetre() {
    return paces.leastPerMetre() / QUICKER;
  }

  @Override
  public double overCell(int cell, double metres, double rise) {
    return paces.overCell(cell, metres, rise);
  }

  @Override
  public boolean heedsRises() {
    return paces.heedsRises();
  }

  @Override
  public double alongRoad(int from, int to) {
    return paces.alongRoad(from, to) / QUICKER;
  }

  @Override
  public double roadsQuicker() {
    return QUICKER;
  }
}
