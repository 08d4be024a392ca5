package studio.kriegsspiel.terrain.march;

/**
 * Spreads over cells where the pace depends on the direction. A cell is reached over any point of
 * the edges between its eight neighbours: the time there is interpolated, the step from there costs
 * what the slope along it makes it cost (a semi-Lagrangian scheme with Dijkstra's order; compare J.
 * N. Tsitsiklis 1995). Every value is the cost of a step that can be made, so a pace of any shape
 * serves, also one that forbids the way down.
 */
final class SlopeSearch extends MarchSearch {

  private static final float DIAGONAL = (float) Math.sqrt(2);

  private final float[][] tables;
  private final char[] kinds;
  private final float[] heights;

  /** A search for times to everywhere, or for a way, which keeps to roads where it may. */
  SlopeSearch(MarchGround ground, DirectedRates rates, double mostMinutes, boolean keepsToRoads) {
    this(ground, new SlopePaces(ground, rates), mostMinutes, keepsToRoads);
  }

  private SlopeSearch(
      MarchGround ground, SlopePaces paces, double mostMinutes, boolean keepsToRoads) {
    super(ground, keepsToRoads ? new RoadPreferred(paces) : paces, mostMinutes);
    this.heights = order.tiled(ground.heights(), 0);
    this.tables = paces.tables();
    this.kinds = ground.tiles().kinds();
  }

  @Override
  void spread(int at, float time) {
    for (int way = 0; way < 8; way++) {
      int into = order.beside(at, way);
      // What was reached sooner gains nothing.
      if (times[into] > time) {
        enter(into, at, way ^ 4, time);
      }
    }
  }

  /**
   * Improves a cell from one neighbour and from the edges between it and its own two neighbours.
   *
   * @param way the direction in which the neighbour lies from the cell
   */
  private void enter(int into, int from, int way, float time) {
    float[] table = tables[kinds[into]];
    float height = heights[into];
    float rise = height - heights[from];
    boolean diagonal = (way & 1) == 1;
    float metres = diagonal ? cell * DIAGONAL : cell;
    float pace = SlopePaces.perMetre(table, rise / metres);
    float best = orNever(time + metres * pace);
    for (int turn = -1; turn <= 1; turn += 2) {
      int other = order.beside(into, way + turn & 7);
      float otherTime = times[other];
      if (otherTime <= time) {
        float otherRise = height - heights[other];
        float value =
            diagonal
                ? edge(table, otherTime, otherRise, time, rise, pace, true)
                : edge(table, time, rise, otherTime, otherRise, pace, false);
        best = Math.min(best, orNever(value));
      }
    }
    improve(into, best);
  }

  private static float orNever(float minutes) {
    return Float.isNaN(minutes) ? Float.POSITIVE_INFINITY : minutes;
  }

  /**
   * The least time over the points of an edge, from the neighbour straight beside (share 0) to the
   * one across the corner (share 1). Between their two slopes the pace is taken as straight to find
   * the best point, and asked truly there; where the edge passes from up to down it is asked as
   * well.
   */
  private float edge(
      float[] table,
      float time,
      float rise,
      float cornerTime,
      float cornerRise,
      float knownPace,
      boolean cornerKnown) {
    float slope = rise / cell;
    float cornerSlope = cornerRise / (cell * DIAGONAL);
    float pace = cornerKnown ? SlopePaces.perMetre(table, slope) : knownPace;
    float cornerPace = cornerKnown ? knownPace : SlopePaces.perMetre(table, cornerSlope);
    float best = Float.POSITIVE_INFINITY;
    float bend =
        Math.abs(cornerSlope - slope) < 1e-6f ? 0 : (cornerPace - pace) / (cornerSlope - slope);
    float level = pace - bend * slope;
    float share;
    if (level > 0 && level < Float.POSITIVE_INFINITY) {
      float gain = (time - cornerTime + bend * (rise - cornerRise)) / (level * cell);
      share = gain <= 0 ? 0 : gain >= 1 / DIAGONAL ? 1 : gain / (float) Math.sqrt(1 - gain * gain);
    } else {
      share = 0.5f;
    }
    if (share > 0 && share < 1) {
      best = orNever(over(table, share, time, rise, cornerTime, cornerRise));
    }
    if (rise > 0 != cornerRise > 0 && rise != cornerRise) {
      float turning = rise / (rise - cornerRise);
      if (turning > 0 && turning < 1) {
        best = Math.min(best, orNever(level(table, turning, time, cornerTime)));
      }
    }
    return best;
  }

  private float over(
      float[] table, float share, float time, float rise, float cornerTime, float cornerRise) {
    float metres = cell * (float) Math.sqrt(1 + share * share);
    float climb = rise + (cornerRise - rise) * share;
    return time + (cornerTime - time) * share + metres * SlopePaces.perMetre(table, climb / metres);
  }

  private float level(float[] table, float share, float time, float cornerTime) {
    float metres = cell * (float) Math.sqrt(1 + share * share);
    return time + (cornerTime - time) * share + metres * SlopePaces.perMetre(table, 0);
  }
}
