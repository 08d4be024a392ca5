package studio.kriegsspiel.terrain.march;

/**
 * Spreads over cells by solving the eikonal equation (fast marching, J. A. Sethian 1996), so that
 * distances are true in every direction and not only along the grid.
 */
final class LevelSearch extends MarchSearch {

  private final float[] slowness;

  /** A search for times to everywhere, or for a way, which keeps to roads where it may. */
  LevelSearch(MarchGround ground, MarchRates rates, double mostMinutes, boolean keepsToRoads) {
    this(
        ground,
        new LevelPaces(ground.roads(), ground.slowness(rates), ground.roadSlowness(rates)),
        mostMinutes,
        keepsToRoads);
  }

  private LevelSearch(
      MarchGround ground, LevelPaces paces, double mostMinutes, boolean keepsToRoads) {
    super(ground, keepsToRoads ? new RoadPreferred(paces) : paces, mostMinutes);
    this.slowness = order.tiled(paces.slowness(), Float.POSITIVE_INFINITY);
  }

  @Override
  void spread(int at, float time) {
    for (int way = 0; way < 8; way += 2) {
      int into = order.beside(at, way);
      // What was reached sooner gains nothing.
      if (times[into] > time) {
        enter(into);
      }
    }
  }

  /** Solves for the time of a cell from the earliest of its neighbours in both directions. */
  private void enter(int at) {
    float slow = slowness[at];
    if (slow == Float.POSITIVE_INFINITY) {
      return;
    }
    float across = Math.min(times[order.beside(at, 0)], times[order.beside(at, 4)]);
    float along = Math.min(times[order.beside(at, 2)], times[order.beside(at, 6)]);
    float step = slow * cell;
    float gap = Math.abs(across - along);
    float time;
    if (gap >= step || Float.isNaN(gap)) {
      time = Math.min(across, along) + step;
    } else {
      time = (across + along + (float) Math.sqrt(2 * step * step - gap * gap)) / 2;
    }
    improve(at, time);
  }
}
