package studio.kriegsspiel.terrain.march;

/**
 * Spreads over cells by solving the eikonal equation (fast marching, J. A. Sethian 1996), so that
 * distances are true in every direction and not only along the grid.
 */
final class LevelSearch extends MarchSearch {

  private final float[] slowness;

  LevelSearch(MarchGround ground, MarchRates rates, double mostMinutes) {
    this(
        ground,
        new LevelPaces(ground.roads(), ground.slowness(rates), ground.roadSlowness(rates)),
        mostMinutes);
  }

  private LevelSearch(MarchGround ground, LevelPaces paces, double mostMinutes) {
    super(ground, paces, mostMinutes);
    this.slowness = paces.slowness();
  }

  @Override
  void spread(int at, float time) {
    int column = at % columns;
    int row = at / columns;
    // What was reached sooner gains nothing.
    if (column > 0 && times[at - 1] > time) {
      enter(at - 1, column - 1, row);
    }
    if (column < columns - 1 && times[at + 1] > time) {
      enter(at + 1, column + 1, row);
    }
    if (row > 0 && times[at - columns] > time) {
      enter(at - columns, column, row - 1);
    }
    if (row < rows - 1 && times[at + columns] > time) {
      enter(at + columns, column, row + 1);
    }
  }

  /** Solves for the time of a cell from the earliest of its neighbours in both directions. */
  private void enter(int at, int column, int row) {
    float slow = slowness[at];
    if (slow == Float.POSITIVE_INFINITY) {
      return;
    }
    float across = Float.POSITIVE_INFINITY;
    if (column > 0) {
      across = times[at - 1];
    }
    if (column < columns - 1) {
      across = Math.min(across, times[at + 1]);
    }
    float along = Float.POSITIVE_INFINITY;
    if (row > 0) {
      along = times[at - columns];
    }
    if (row < rows - 1) {
      along = Math.min(along, times[at + columns]);
    }
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
