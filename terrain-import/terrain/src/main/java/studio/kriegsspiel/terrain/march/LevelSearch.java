package studio.kriegsspiel.terrain.march;

/**
 * Spreads over cells by solving the eikonal equation (fast marching, J. A. Sethian 1996), so that
 * distances are true in every direction and not only along the grid.
 */
final class LevelSearch extends MarchSearch {

  private final char[] kinds;

  /** Minutes to cross a cell of each kind straight. */
  private final float[] steps;

  /** A search for times to everywhere, or for a way, which keeps to roads where it may. */
  LevelSearch(MarchGround ground, MarchRates rates, double mostMinutes, boolean keepsToRoads) {
    this(ground, LevelPaces.of(ground, rates), mostMinutes, keepsToRoads);
  }

  private LevelSearch(
      MarchGround ground, LevelPaces paces, double mostMinutes, boolean keepsToRoads) {
    super(ground, keepsToRoads ? new RoadPreferred(paces) : paces, mostMinutes);
    this.kinds = ground.tiles().kinds();
    this.steps = paces.slowness().clone();
    for (int kind = 0; kind < steps.length; kind++) {
      steps[kind] *= cell;
    }
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
    float step = steps[kinds[at]];
    if (step == Float.POSITIVE_INFINITY) {
      return;
    }
    float across = Math.min(times[order.beside(at, 0)], times[order.beside(at, 4)]);
    float along = Math.min(times[order.beside(at, 2)], times[order.beside(at, 6)]);
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
