package studio.kriegsspiel.terrain.march;

/**
 * Paces that are the same in every direction.
 *
 * @param slowness minutes for one metre over each kind of cell
 * @param roadSlowness minutes for one metre on the road at each node
 */
record LevelPaces(MarchGround ground, float[] slowness, float[] roadSlowness) implements Paces {

  static LevelPaces of(MarchGround ground, MarchRates rates) {
    return new LevelPaces(ground, ground.slowness(rates), ground.roadSlowness(rates));
  }

  @Override
  public double leastPerMetre() {
    float least = Float.POSITIVE_INFINITY;
    for (float each : slowness) {
      least = Math.min(least, each);
    }
    for (float each : roadSlowness) {
      least = Math.min(least, each);
    }
    return least;
  }

  @Override
  public double overCell(int cell, double metres, double rise) {
    return metres == 0 ? 0 : metres * slowness[ground.kind(cell)];
  }

  @Override
  public boolean heedsRises() {
    return false;
  }

  @Override
  public double alongRoad(int from, int to) {
    double slow = ((double) roadSlowness[from] + roadSlowness[to]) / 2;
    return ground.roads().point(from).distance(ground.roads().point(to)) * slow;
  }
}
