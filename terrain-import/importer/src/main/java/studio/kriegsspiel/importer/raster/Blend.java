package studio.kriegsspiel.importer.raster;

import java.util.Arrays;

/**
 * Heights of several sources coming together on a part of the grid. Sources are put one after the
 * other, the best first. Towards its rim a source gives way to those below it, so that no step
 * shows where they disagree; across a gap of one pixel between two sources the heights run straight
 * from one to the other. Cells may be put by several threads, each by one at a time.
 */
final class Blend {
  /** Within so many of its pixels from its rim a source gives way. */
  private static final float FADE_PIXELS = 4;

  private static final float LEAST_WEIGHT = 1e-3f;
  private static final float LEAST_DISTANCE = 1e-6f;

  private final float[] values;
  private final float[] open;
  private final float[] rim;
  private final float[] rimWeight;
  private final boolean[] covered;

  Blend(int cells) {
    values = new float[cells];
    open = new float[cells];
    Arrays.fill(open, 1);
    rim = new float[cells];
    rimWeight = new float[cells];
    covered = new boolean[cells];
  }

  /**
   * Adds what a source says of a cell.
   *
   * @param depth how many of its pixels the cell lies within the outermost centres of the source
   * @param pixel side of its pixels, in a measure common to all sources
   */
  void put(int cell, float value, float depth, float pixel) {
    if (depth >= 0) {
      float weight = Math.min(1, Math.max(depth / FADE_PIXELS, LEAST_WEIGHT));
      float share = open[cell] * weight;
      values[cell] += share * value;
      open[cell] -= share;
    } else {
      float weight = 1 / Math.max(-depth * pixel, LEAST_DISTANCE);
      rim[cell] += weight * value;
      rimWeight[cell] += weight;
      covered[cell] |= depth >= -0.5f - 1e-4f;
    }
  }

  /** Whether a cell needs nothing more. */
  boolean isFull(int cell) {
    return open[cell] <= 0;
  }

  /** The heights, NaN where no source reaches. */
  float[] heights() {
    for (int i = 0; i < values.length; i++) {
      if (open[i] < 1) {
        values[i] /= 1 - open[i];
      } else {
        values[i] = covered[i] ? rim[i] / rimWeight[i] : Float.NaN;
      }
    }
    return values;
  }
}
