package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

class SightFieldTest {

  private static final SightOptions OPTIONS = SightOptions.ON_FOOT.withRange(2000);

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26})
  void fastAndExactAgree(long seed) {
    SightGround ground = SightGround.bare(Grounds.rolling(300, 10, seed));
    MapPoint eye = new MapPoint(1500, 1700);
    SightField fast = Sight.from(ground, eye, OPTIONS);
    SightField exact = Sight.fromExactly(ground, eye, OPTIONS);
    assertThat(fast.countInRange()).isEqualTo(exact.countInRange());
    assertThat(exact.countVisible()).isGreaterThan(100);
    assertThat(fast.agreement(exact)).isGreaterThan(0.998);
  }

  @ParameterizedTest
  @CsvSource({"205, 505", "405, 505", "5, 5", "995, 995"})
  void fastAndExactAgreeAboutAWood(double x, double y) {
    SightGround ground = SightGround.of(SightLineTest.wooded());
    MapPoint eye = new MapPoint(x, y);
    SightField fast = Sight.from(ground, eye, OPTIONS);
    assertThat(fast.agreement(Sight.fromExactly(ground, eye, OPTIONS))).isGreaterThan(0.99);
    assertThat(fast.countVisible()).isLessThan(fast.countInRange());
  }

  @ParameterizedTest
  @ValueSource(longs = {41, 42, 43})
  void alongALineAFieldIsAsTheWholeOne(long seed) {
    Random random = new Random(seed);
    SightGround rolling = SightGround.bare(Grounds.rolling(300, 10, seed));
    SightGround wooded = SightGround.of(SightLineTest.wooded());
    for (int i = 0; i < 40; i++) {
      isAsTheWholeOneAlongALine(i % 2 == 0 ? rolling : wooded, random);
    }
  }

  private static void isAsTheWholeOneAlongALine(SightGround ground, Random random) {
    MapPoint eye = anywhere(ground, random);
    MapPoint target = anywhere(ground, random);
    SightField whole = Sight.from(ground, eye, OPTIONS);
    SightField along = Sight.along(ground, eye, target, OPTIONS);
    double bearing = whole.eye().bearingDegrees(target);
    int compared = 0;
    for (int row = 0; row < whole.grid().rows(); row++) {
      for (int column = 0; column < whole.grid().columns(); column++) {
        MapPoint cell = new MapPoint(whole.grid().centreX(column), whole.grid().centreY(row));
        double off = Math.toRadians(whole.eye().bearingDegrees(cell) - bearing);
        double metres = whole.eye().distanceMetres(cell);
        boolean beside = Math.abs(Math.sin(off)) * metres <= 1.5 * whole.grid().cellMetres();
        if (beside && Math.cos(off) >= 0) {
          assertThat(along.hiddenMetres(column, row))
              .isEqualTo(Float.valueOf(whole.hiddenMetres(column, row)));
          compared++;
        }
      }
    }
    assertThat(compared).isPositive();
  }

  private static MapPoint anywhere(SightGround ground, Random random) {
    GridGeometry grid = ground.grid();
    return new MapPoint(
        grid.west() + random.nextDouble() * grid.columns() * grid.cellMetres(),
        grid.north() - random.nextDouble() * grid.rows() * grid.cellMetres());
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32, 33})
  void anExactFieldSaysWhatTheLineSays(long seed) {
    saysWhatTheLineSays(SightGround.bare(Grounds.rolling(120, 10, seed)), 600, 600);
    saysWhatTheLineSays(SightGround.bare(Grounds.rough(90, 10, seed)), 15, 885);
    saysWhatTheLineSays(SightGround.bare(Grounds.rough(90, 10, seed)), 455, 444);
    saysWhatTheLineSays(SightGround.bare(holed(Grounds.rolling(90, 10, seed), seed)), 455, 744);
    saysWhatTheLineSays(SightGround.of(SightLineTest.wooded()), 405, 505);
  }

  private static void saysWhatTheLineSays(SightGround ground, double x, double y) {
    SightField exact = Sight.fromExactly(ground, new MapPoint(x, y), OPTIONS);
    for (int row = 0; row < exact.grid().rows(); row++) {
      for (int column = 0; column < exact.grid().columns(); column++) {
        MapPoint target = new MapPoint(exact.grid().centreX(column), exact.grid().centreY(row));
        SightLine line = Sight.between(ground, exact.eye(), target, OPTIONS);
        boolean known = line.isKnown(OPTIONS.targetMetres());
        float expected = known ? (float) line.hiddenMetres() : Float.NaN;
        float actual = exact.hiddenMetres(column, row);
        assertThat(Float.isNaN(actual)).isEqualTo(Float.isNaN(expected));
        if (!Float.isNaN(expected)) {
          assertThat(actual).as("%s", target).isCloseTo(expected, within(1e-3f));
          assertThat(exact.isVisible(target)).isEqualTo(exact.isVisible(column, row));
          assertThat(exact.isDead(column, row)).isEqualTo(!exact.isVisible(column, row));
        }
      }
    }
  }

  /** Level ground of 10 m cells with a strip without heights at 500 to 530 m, and a wall at 300. */
  private static SightGround strip() {
    return SightGround.bare(
        ElevationGrid.computed(
            new GridGeometry(101, 101, 0, 1010, 10),
            (x, y) -> x > 500 && x < 530 ? Double.NaN : y < 400 && Math.abs(x - 305) < 1 ? 30 : 0));
  }

  @Test
  void groundBehindAVoidIsNotKnownUnlessSomethingBeforeItHidesIt() {
    MapPoint eye = new MapPoint(105, 505);
    for (SightField field :
        List.of(Sight.from(strip(), eye, OPTIONS), Sight.fromExactly(strip(), eye, OPTIONS))) {
      assertThat(field.isVisible(new MapPoint(495, 505))).isTrue();
      assertThat(field.hiddenMetresAt(new MapPoint(805, 505))).isNaN();
      // The wall of 30 m hides what lies low behind it, whatever the void holds.
      MapPoint shut = new MapPoint(805, 105);
      assertThat(field.hiddenMetresAt(shut)).isGreaterThan(1.7);
    }
  }

  @Test
  void aLineOverAVoidSaysHowMuchOfItIsNotKnown() {
    SightLine line =
        Sight.between(strip(), new MapPoint(105, 505), new MapPoint(805, 505), OPTIONS);
    // Three middles of cells, at 505, 515 and 525 m, of ten metres each.
    assertThat(line.unknownMetres()).isCloseTo(30, within(1e-6));
    assertThat(line.isKnown(1.7)).isFalse();
    SightLine shorter =
        Sight.between(strip(), new MapPoint(105, 505), new MapPoint(485, 505), OPTIONS);
    assertThat(shorter.unknownMetres()).isZero();
    assertThat(shorter.isKnown(1.7)).isTrue();
  }

  private static ElevationGrid holed(ElevationGrid grid, long seed) {
    float[] heights = grid.toArray();
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      heights[random.nextInt(heights.length)] = Float.NaN;
    }
    return ElevationGrid.adopting(grid.geometry(), heights);
  }

  @Test
  void fromWhereATargetIsSeenIsWhatItSees() {
    SightGround ground = SightGround.bare(Grounds.rolling(200, 10, 41));
    MapPoint gun = new MapPoint(1000, 1000);
    SightField seenBy = Sight.to(ground, gun, OPTIONS.withHeights(1.7, 3));
    SightField sees = Sight.from(ground, gun, OPTIONS.withHeights(3, 1.7));
    assertThat(seenBy.toArray()).isEqualTo(sees.toArray());
  }

  @Test
  void rangeIsACircle() {
    SightField field =
        Sight.from(
            SightGround.bare(Grounds.level(200, 10)),
            new MapPoint(1005, 1005),
            OPTIONS.withRange(500));
    assertThat(field.grid().columns()).isEqualTo(101);
    assertThat(field.countInRange()).isBetween(7700, 7950);
    assertThat(field.countVisible()).isEqualTo(field.countInRange());
    assertThat(field.hiddenMetresAt(new MapPoint(1005, 1490))).isZero();
    assertThat(field.hiddenMetresAt(new MapPoint(1370, 1370))).isNaN();
    assertThat(field.hiddenMetresAt(new MapPoint(9999, 5))).isNaN();
  }

  @Test
  void anEyeAtTheEdgeSeesInward() {
    SightField field =
        Sight.from(SightGround.bare(Grounds.level(50, 10)), new MapPoint(1, 499), OPTIONS);
    assertThat(field.countVisible()).isEqualTo(2500);
  }

  @Test
  void anEyeOffTheGroundIsRefused() {
    SightGround ground = SightGround.bare(Grounds.level(50, 10));
    assertThatThrownBy(() -> Sight.from(ground, new MapPoint(-1, 10), OPTIONS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not on the ground");
  }

  @Test
  void fieldsOfDifferentWindowsAreNotCompared() {
    SightGround ground = SightGround.bare(Grounds.level(50, 10));
    SightField small = Sight.from(ground, new MapPoint(250, 250), OPTIONS.withRange(50));
    SightField large = Sight.from(ground, new MapPoint(250, 250), OPTIONS);
    assertThatThrownBy(() -> small.agreement(large)).isInstanceOf(IllegalArgumentException.class);
  }
}
