package studio.kriegsspiel.importer.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.GridGeometry;

class HoleFillerTest {
  private static final int SIDE = 120;
  private static final GridGeometry GRID = new GridGeometry(SIDE, SIDE, 0, SIDE, 1);

  /** Keeps what it is given. */
  private static final class Kept implements RowSink {
    private final float[] heights = new float[SIDE * SIDE];
    private final boolean[] made = new boolean[SIDE * SIDE];
    private int cells;
    private int longest;

    @Override
    public void take(float[] values, boolean[] filled) {
      System.arraycopy(values, 0, heights, cells, values.length);
      System.arraycopy(filled, 0, made, cells, filled.length);
      cells += values.length;
      longest = Math.max(longest, values.length);
    }

    @Override
    public void finish() {}

    @Override
    public void close() {}
  }

  private static Kept fill(float[] heights, int atOnce, int mostCells, int mostRows) {
    Kept kept = new Kept();
    try (HoleFiller filler = new HoleFiller(GRID, mostCells, mostRows, kept)) {
      for (int row = 0; row < SIDE; row += atOnce) {
        int end = Math.min(SIDE, row + atOnce) * SIDE;
        filler.take(Arrays.copyOfRange(heights, row * SIDE, end), new boolean[0]);
      }
      filler.finish();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    assertThat(kept.cells).isEqualTo(SIDE * SIDE);
    return kept;
  }

  private static float[] plane() {
    float[] heights = new float[SIDE * SIDE];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = 100 + i % SIDE * 0.5f + i / SIDE * 0.25f;
    }
    return heights;
  }

  private static void clear(float[] heights, int left, int top, int columns, int rows) {
    for (int row = top; row < top + rows; row++) {
      Arrays.fill(heights, row * SIDE + left, row * SIDE + left + columns, Float.NaN);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 40, SIDE})
  void aHoleAcrossBandsIsFilledAsInOnePiece(int atOnce) {
    float[] heights = plane();
    clear(heights, 30, 20, 12, 25);
    clear(heights, 70, 44, 3, 1);
    Kept kept = fill(heights, atOnce, 1000, 60);
    float[] truth = plane();
    for (int i = 0; i < truth.length; i++) {
      assertThat(kept.heights[i]).isCloseTo(truth[i], within(0.3f));
      assertThat(kept.made[i]).isEqualTo(Float.isNaN(heights[i]));
    }
    assertThat(kept.heights).containsExactly(fill(heights, SIDE, 1000, 60).heights);
  }

  @Test
  void holesAtTheEdgeTooLargeOrTooTallStay() {
    float[] heights = plane();
    clear(heights, 0, 50, 5, 5);
    clear(heights, 20, 115, 5, 5);
    clear(heights, 40, 40, 20, 20);
    clear(heights, 80, 10, 1, 90);
    clear(heights, 90, 10, 2, 2);
    Kept kept = fill(heights, 10, 300, 30);
    int made = 0;
    for (int i = 0; i < heights.length; i++) {
      boolean small = i % SIDE >= 90;
      assertThat(Float.isNaN(kept.heights[i])).isEqualTo(Float.isNaN(heights[i]) && !small);
      made += kept.made[i] ? 1 : 0;
    }
    assertThat(made).isEqualTo(4);
  }

  @Test
  void rowsWaitOnlyForAHole() {
    assertThat(fill(plane(), 10, 300, 60).longest).isEqualTo(10 * SIDE);
    float[] heights = plane();
    clear(heights, 80, 10, 1, 90);
    assertThat(fill(heights, 10, 300, 30).longest).isLessThanOrEqualTo(40 * SIDE);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 11, 50})
  void anySpeckleComesOutTheSameInBandsOfAnyHeight(int atOnce) {
    Random random = new Random(atOnce);
    float[] heights = plane();
    for (int i = 0; i < heights.length; i++) {
      if (random.nextInt(100) < 55) {
        heights[i] = Float.NaN;
      }
    }
    Kept whole = fill(heights, SIDE, 200, SIDE + 1);
    Kept bands = fill(heights, atOnce, 200, SIDE + 1);
    assertThat(bands.made).containsExactly(whole.made);
    assertThat(bands.heights).containsExactly(whole.heights);
  }
}
