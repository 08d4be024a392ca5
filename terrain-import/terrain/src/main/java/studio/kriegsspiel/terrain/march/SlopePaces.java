package studio.kriegsspiel.terrain.march;

import java.util.List;

/**
 * Paces by the slope along the way. For each going and band of slope the rates are asked once at
 * slopes of equal steps of the tangent; between them paces are interpolated.
 */
final class SlopePaces implements Paces {

  /** Tangents beyond this count as this: 56 degrees. */
  private static final float STEEPEST = 1.5f;

  private static final int STEPS_PER_UNIT = 1024;
  private static final int COUNT = (int) (2 * STEEPEST * STEPS_PER_UNIT) + 1;

  /** Slopes this near a step of the table count as on it, so that level ground is level. */
  private static final float NEAR = 0.02f;

  private static final float[] NOWHERE = new float[COUNT];

  static {
    java.util.Arrays.fill(NOWHERE, Float.POSITIVE_INFINITY);
  }

  private final RoadNet roads;
  private final MarchGround ground;
  private final float[][] tables;
  private final float[][] roadTables;
  private final int bandCount;
  private final double least;

  SlopePaces(MarchGround ground, DirectedRates rates) {
    this.ground = ground;
    this.roads = ground.roads();
    this.bandCount = ground.bandCount();
    List<Underfoot> goings = ground.goings();
    int count = ground.kinds();
    boolean[] used = ground.occurring();
    for (int node = 0; node < roads.size(); node++) {
      used[roadKey(node)] = true;
    }
    this.tables = new float[count + 1][];
    tables[count] = NOWHERE;
    for (int i = 0; i < count; i++) {
      tables[i] = used[i] ? table(rates, goings.get(i / bandCount), i % bandCount) : NOWHERE;
    }
    this.roadTables = new float[roads.size()][];
    for (int node = 0; node < roads.size(); node++) {
      roadTables[node] = tables[roadKey(node)];
    }
    float found = Float.POSITIVE_INFINITY;
    for (float[] table : tables) {
      for (float each : table) {
        found = Math.min(found, each);
      }
    }
    this.least = found;
  }

  private int roadKey(int node) {
    int band = Math.max(0, ground.band(roads.cell(node)));
    return roads.goingNumber(node) * bandCount + band;
  }

  private static float[] table(DirectedRates rates, Underfoot going, int band) {
    float[] table = new float[COUNT];
    for (int i = 0; i < COUNT; i++) {
      double tangent = (double) i / STEPS_PER_UNIT - STEEPEST;
      double rate = rates.metresPerMinute(going, band, Math.toDegrees(Math.atan(tangent)));
      table[i] = rate > 0 && Double.isFinite(rate) ? (float) (1 / rate) : Float.POSITIVE_INFINITY;
    }
    return table;
  }

  /** All tables by kind of cell, for {@link #perMetre}; over the last one nothing can pass. */
  float[][] tables() {
    return tables;
  }

  /** Minutes for one metre along a slope; infinite or NaN where the body cannot go. */
  static float perMetre(float[] table, float tangent) {
    float at = (tangent + STEEPEST) * STEPS_PER_UNIT;
    if (!(at > 0)) {
      return at <= 0 ? table[0] : Float.NaN;
    }
    if (at >= COUNT - 1) {
      return table[COUNT - 1];
    }
    int below = (int) at;
    float part = at - below;
    if (part < NEAR) {
      return table[below];
    }
    float above = table[below + 1];
    return part > 1 - NEAR ? above : table[below] + (above - table[below]) * part;
  }

  @Override
  public double leastPerMetre() {
    return least;
  }

  @Override
  public double overCell(int cell, double metres, double rise) {
    return metres == 0
        ? 0
        : known(metres * perMetre(tables[ground.kind(cell)], (float) (rise / metres)));
  }

  @Override
  public boolean heedsRises() {
    return true;
  }

  @Override
  public double alongRoad(int from, int to) {
    double metres = roads.point(from).distance(roads.point(to));
    if (metres == 0) {
      return 0;
    }
    float tangent = (float) ((roads.height(to) - roads.height(from)) / metres);
    if (Float.isNaN(tangent)) {
      tangent = 0;
    }
    double perMetre =
        ((double) perMetre(roadTables[from], tangent) + perMetre(roadTables[to], tangent)) / 2;
    return known(metres * perMetre);
  }

  private static double known(double minutes) {
    return Double.isNaN(minutes) ? Double.POSITIVE_INFINITY : minutes;
  }
}
