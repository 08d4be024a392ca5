package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;

/** A line that passes over squares tells what one tells that looks at every crossing. */
class LineWalkTest {
  private static final int LINES = 40_000;
  private static final SightOptions OPTIONS = SightOptions.ON_FOOT;

  private final GeometryFactory geometries = new GeometryFactory();

  @ParameterizedTest
  @ValueSource(longs = {71, 72, 73})
  void onRollingGround(long seed) {
    ElevationGrid heights = Grounds.rolling(300, 10, seed);
    same(SightGround.bare(heights), 3000, seed);
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
    same(SightGround.bare(heights).behind(woods), 2000, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {91})
  void onALevelWhereAllCrossingsAreAlike(long seed) {
    ElevationGrid heights = Grounds.level(150, 10);
    same(SightGround.bare(heights), 1500, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102, 103})
  void onGroundThatIsNotKnownEverywhere(long seed) {
    ElevationGrid rolling = Grounds.rolling(230, 10, seed);
    Random random = new Random(seed);
    float[] heights = rolling.toArray();
    for (int hole = 0; hole < 40; hole++) {
      int at = random.nextInt(heights.length);
      Arrays.fill(heights, at, Math.min(heights.length, at + random.nextInt(60)), Float.NaN);
    }
    GridGeometry grid = rolling.geometry();
    ElevationGrid holed =
        ElevationGrid.computed(
            grid, (x, y) -> heights[grid.index(grid.columnOf(x), grid.rowOf(y))]);
    same(SightGround.bare(holed), 2300, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {111, 112, 113})
  void onSteppedGroundWithHousesAndHedges(long seed) {
    ElevationGrid rolling = Grounds.rolling(260, 10, seed);
    Random random = new Random(seed);
    ElevationGrid stepped =
        ElevationGrid.computed(
            rolling.geometry(), (x, y) -> 4 * Math.floor(rolling.heightMetresAt(x, y) / 4));
    List<Screen> screens = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      double x = 2600 * random.nextDouble();
      double y = 2600 * random.nextDouble();
      Coordinate end = new Coordinate(x + 300 * random.nextDouble(), y - 200 * random.nextDouble());
      Coordinate[] hedge = {new Coordinate(x, y), end};
      screens.add(new Screen(geometries.createPoint(hedge[0]).buffer(15), 9));
      screens.add(new Screen(geometries.createLineString(hedge).buffer(3), 2));
    }
    same(SightGround.bare(stepped).behind(screens), 2600, seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {121, 122})
  void onAGroundOfOneRowOrColumn(long seed) {
    GridGeometry row = new GridGeometry(150, 1, 0, 10, 10);
    GridGeometry column = new GridGeometry(1, 150, 0, 1500, 10);
    Random random = new Random(seed);
    same(
        SightGround.bare(ElevationGrid.computed(row, (x, y) -> 9 * random.nextDouble())),
        1500,
        10,
        seed);
    same(
        SightGround.bare(ElevationGrid.computed(column, (x, y) -> 9 * random.nextDouble())),
        10,
        1500,
        seed);
  }

  private Geometry disc(double x, double y) {
    return geometries.createPoint(new Coordinate(x, y)).buffer(60);
  }

  private static void same(SightGround ground, double side, long seed) {
    same(ground, side, side, seed);
  }

  private static void same(SightGround ground, double east, double north, long seed) {
    Random random = new Random(seed);
    ground.roofs();
    for (int i = 0; i < LINES; i++) {
      MapPoint from = point(random, east, north, i);
      MapPoint to =
          i % 3 == 0 ? near(from, random, east, north) : point(random, east, north, i + 1);
      SightOptions options =
          new SightOptions(
              8 * random.nextDouble(),
              3 * random.nextDouble(),
              OPTIONS.rangeMetres(),
              i % 4 * 40,
              i % 2 == 0 ? OPTIONS.curvature() : 300 * random.nextDouble());
      assertThat(Sight.between(ground, from, to, options))
          .as("seed %d from %s to %s", seed, from, to)
          .isEqualTo(SightLine.traceOverEverything(ground, from, to, options));
    }
  }

  /** Some cells away, or in the same place. */
  private static MapPoint near(MapPoint from, Random random, double east, double north) {
    double reach = 60 * random.nextInt(3);
    double x = from.x() + reach * (random.nextDouble() - 0.5);
    double y = from.y() + reach * (random.nextDouble() - 0.5);
    return new MapPoint(Math.max(0, Math.min(east, x)), Math.max(0, Math.min(north, y)));
  }

  /** Anywhere, at times in the middle of a cell, on one line with another or at the very edge. */
  private static MapPoint point(Random random, double east, double north, int kind) {
    double x = east * random.nextDouble();
    double y = north * random.nextDouble();
    return switch (kind % 5) {
      case 0 -> new MapPoint(5 + 10 * Math.floor(x / 10), 5 + 10 * Math.floor(y / 10));
      case 1 -> new MapPoint(5 + 10 * Math.floor(x / 10), y);
      case 2 -> new MapPoint(x < east / 2 ? 0 : east, y);
      case 3 -> corner(x, y, east, north);
      default -> new MapPoint(x, y);
    };
  }

  /** Where four squares of cells meet, so that lines begin at the edge of one. */
  private static MapPoint corner(double x, double y, double east, double north) {
    double column = 5 + 80 * Math.floor(x / 80);
    double row = north - 5 - 80 * Math.floor(y / 80);
    return new MapPoint(Math.min(east, column), Math.max(0, row));
  }
}
