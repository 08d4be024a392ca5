package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.MapPoint;

/** A line that passes over squares tells what one tells that looks at every crossing. */
class LineWalkTest {
  private static final int FEW = 25;
  private static final SightOptions OPTIONS = SightOptions.ON_FOOT;

  private final GeometryFactory geometries = new GeometryFactory();

  @ParameterizedTest
  @ValueSource(longs = {71, 72, 73})
  void onRollingGround(long seed) {
    ElevationGrid heights = Grounds.rolling(300, 10, seed);
    same(() -> SightGround.bare(heights), 3000, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {81, 82, 83})
  void onRoughGroundWithWoods(long seed) {
    ElevationGrid heights = Grounds.rough(200, 10, seed);
    Random random = new Random(seed);
    List<Screen> woods =
        random
            .ints(12, 100, 1900)
            .mapToObj(at -> new Screen(disc(at, 2000 * random.nextDouble()), 12))
            .toList();
    same(() -> SightGround.bare(heights).behind(woods), 2000, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {91})
  void onALevelWhereAllCrossingsAreAlike(long seed) {
    ElevationGrid heights = Grounds.level(150, 10);
    same(() -> SightGround.bare(heights), 1500, seed);
  }

  private Geometry disc(double x, double y) {
    return geometries.createPoint(new Coordinate(x, y)).buffer(60);
  }

  private static void same(Supplier<SightGround> ground, double side, long seed) {
    Random random = new Random(seed);
    SightGround skipping = ground.get();
    for (int i = 0; i < 100; i++) {
      skipping.countsAsWorthSkipping();
    }
    assertThat(skipping.countsAsWorthSkipping()).isTrue();
    for (int batch = 0; batch < 40; batch++) {
      SightGround everything = ground.get();
      for (int i = 0; i < FEW; i++) {
        MapPoint from = point(random, side, i);
        MapPoint to = point(random, side, i + 1);
        SightOptions options =
            OPTIONS.withHeights(8 * random.nextDouble(), 3 * random.nextDouble());
        assertThat(Sight.between(skipping, from, to, options))
            .as("seed %d from %s to %s", seed, from, to)
            .isEqualTo(Sight.between(everything, from, to, options));
      }
      assertThat(everything.countsAsWorthSkipping()).as("has not skipped").isFalse();
    }
  }

  /** Anywhere, at times in the middle of a cell, on one line with another or at the very edge. */
  private static MapPoint point(Random random, double side, int kind) {
    double x = side * random.nextDouble();
    double y = side * random.nextDouble();
    return switch (kind % 5) {
      case 0 -> new MapPoint(5 + 10 * Math.floor(x / 10), 5 + 10 * Math.floor(y / 10));
      case 1 -> new MapPoint(5 + 10 * Math.floor(x / 10), y);
      case 2 -> new MapPoint(x < side / 2 ? 0 : side, y);
      default -> new MapPoint(x, y);
    };
  }
}
