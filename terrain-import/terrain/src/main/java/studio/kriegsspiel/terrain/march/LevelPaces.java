package studio.kriegsspiel.terrain.march;

/** Paces that are the same in every direction. */
record LevelPaces(RoadNet roads, float[] slowness, float[] roadSlowness) implements Paces {

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
    return metres == 0 ? 0 : metres * slowness[cell];
  }

  @Override
  public double alongRoad(int from, int to) {
    double slow = ((double) roadSlowness[from] + roadSlowness[to]) / 2;
    return roads.point(from).distance(roads.point(to)) * slow;
  }
}
