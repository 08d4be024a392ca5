package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.MapPoint;

/** Columns that narrow and close up: examples worked out by hand, and what always holds. */
class ColumnPassageTest {
  private static final Offset<Double> EXACT = within(1e-9);

  /** 3000 m at 60 m a minute: 50 minutes. */
  private static final MarchRoute EVEN =
      new MarchRoute(List.of(new MapPoint(0, 0), new MapPoint(3000, 0)), List.of(0.0, 50.0));

  /** A bridge of 60 m, a kilometre on, that halves the front. */
  private static final NarrowPlace BRIDGE = NarrowPlace.drawing(1000, 1060, 2);

  private static MarchColumn behind(MarchRoute route, double length, NarrowPlace... places) {
    return MarchColumn.of(route, length, List.of(places), ClosingUp.BEHIND_THE_PLACE);
  }

  @ParameterizedTest(name = "after {0} min: head {1} m, tail {2} m")
  @CsvSource({
    // 300 m in front of the bridge at 1000 / 60 = 16 2/3 min.
    "16.666666666666667, 1000, 700",
    // A minute on the bridge lets half of 60 m of column in.
    "17.666666666666667, 1060, 730",
    // The head halts one length behind it, at 1360 m, after 1360 / 60 = 22 2/3 min. 180 m of
    // column have gone in by then, the tail stands 120 m before the bridge.
    "22.666666666666667, 1360, 880",
    // The column needs 600 / 60 = 10 min to go in; its tail at 26 2/3 min, and out a minute later.
    "26.666666666666667, 1360, 1000",
    // Then it is whole, 5 min after the head's halt began, and marches on.
    "27.666666666666667, 1360, 1060",
    "37.666666666666667, 1960, 1660",
    // 3000 m take 50 min and the halt of 5.
    "55, 3000, 2700",
    "60, 3000, 3000"
  })
  void aColumnHaltsBehindABridgeUntilItIsWhole(double minutes, double head, double tail) {
    MarchColumn column = behind(EVEN, 300, BRIDGE);
    assertThat(column.head().metresAfter(minutes)).isCloseTo(head, within(1e-6));
    assertThat(column.tail().metresAfter(minutes)).isCloseTo(tail, within(1e-6));
    assertThat(column.haltMinutes()).isCloseTo(5, EXACT);
    assertThat(column.halts()).hasSize(1);
    assertThat(column.halts().get(0).atMetres()).isCloseTo(1360, EXACT);
    // Longest as the head comes to its halt: 1360 - 880.
    assertThat(column.mostMetres()).isCloseTo(480, EXACT);
  }

  @Test
  void aColumnThatClosesUpAtTheGoalStaysDrawnOut() {
    MarchColumn column = MarchColumn.of(EVEN, 300, List.of(BRIDGE), ClosingUp.AT_THE_GOAL);
    assertThat(column.headArrivesMinutes()).isCloseTo(50, EXACT);
    // 600 m behind the head: in at 1000 / 60 + 10, through a minute later.
    assertThat(column.passings().get(0).tailLeavesMinutes()).isCloseTo(1060 / 60.0 + 10, EXACT);
    assertThat(column.coversMetres(40)).isCloseTo(600, EXACT);
    assertThat(column.tailArrivesMinutes()).isCloseTo(60, EXACT);
  }

  @Test
  void placesWithinAColumnsLengthAreOne() {
    // 200 m lie between them and the column is 300 m long: it passes both drawn out to 600 m, and
    // its head halts 300 m behind the second, at 1660 m. From 1000 m to its tail's leaving at 1360
    // the column takes 360 / 60 + 10 = 16 min.
    MarchColumn column = behind(EVEN, 300, NarrowPlace.drawing(1260, 1360, 1.5), BRIDGE);
    assertThat(column.halts()).hasSize(1);
    assertThat(column.halts().get(0).atMetres()).isCloseTo(1660, EXACT);
    assertThat(column.passings().get(0).tailLeavesMinutes()).isCloseTo(1000 / 60.0 + 16, EXACT);
    assertThat(column.haltMinutes()).isCloseTo(5, EXACT);
  }

  @Test
  void aBookMayGiveTheWholeTimeOfAPassage() {
    // 14 min for 700 men at 2 min for 100 (Battle System, passage of bridges): head on the bridge
    // after 1000 / 60 min, tail across 14 min later; 300 m alone would pass in 6.
    MarchColumn column = behind(EVEN, 300, new NarrowPlace(1000, 1060, 1, 14));
    assertThat(column.passings().get(0).tailLeavesMinutes()).isCloseTo(1000 / 60.0 + 14, EXACT);
    assertThat(column.haltMinutes()).isCloseTo(8, EXACT);
    // Where no length is known the head waits at the very end of the bridge.
    MarchColumn point = behind(EVEN, 0, new NarrowPlace(1000, 1060, 1, 14));
    assertThat(point.halts().get(0).atMetres()).isCloseTo(1060, EXACT);
    assertThat(point.haltMinutes()).isCloseTo(13, EXACT);
    assertThat(point.tailArrivesMinutes()).isCloseTo(63, EXACT);
  }

  @Test
  void aPlaceCloseToTheGoalHoldsUpTheTailAlone() {
    MarchColumn column = behind(EVEN, 300, NarrowPlace.drawing(2800, 2860, 2));
    assertThat(column.headArrivesMinutes()).isCloseTo(50, EXACT);
    // 2860 / 60 + 600 / 60, then 140 m more at 60.
    assertThat(column.tailArrivesMinutes()).isCloseTo(60, EXACT);
  }

  @Test
  void whatIsNoNarrowerChangesNothing() {
    MarchColumn wide = behind(EVEN, 300, NarrowPlace.drawing(1000, 1060, 1));
    assertThat(wide.tail()).isEqualTo(MarchColumn.of(EVEN, 300).tail());
    assertThat(wide.passings().get(0).tailLeavesMinutes()).isCloseTo(1360 / 60.0, EXACT);
  }

  @Test
  void whoeverFollowsABodyThatClosesUpWaitsForIt() {
    // The first is through the bridge at 27 2/3 min. The second keeps 60 m and would be 1000 m on
    // after 16 2/3 min: it must not be on the bridge while the tail is, so its head comes to
    // 1000 m when the tail leaves it at 1060. It could have set out when the tail was 60 m on.
    RoadOrder.Body first = new RoadOrder.Body("first", behind(EVEN, 300, BRIDGE), 0);
    RoadOrder.Body second = new RoadOrder.Body("second", MarchColumn.of(EVEN, 100), 60);
    RoadOrder.Slot slot = RoadOrder.schedule(List.of(first, second)).get(1);
    assertThat(slot.setsOutMinutes()).isCloseTo(1060 / 60.0 + 10 - 1000 / 60.0, EXACT);
    assertThat(slot.roadFreeMinutes()).isCloseTo(6, EXACT);
    assertThat(slot.heldUpMinutes()).isCloseTo(5, EXACT);
    assertThat(slot.tailArrivesMinutes()).isCloseTo(11 + 50 + 100 / 60.0, EXACT);
  }

  @Test
  void aFasterBodyIsHeldUpByASlowerOneAndASlowerOneIsLeftBehind() {
    MarchRoute fast =
        new MarchRoute(List.of(new MapPoint(0, 0), new MapPoint(3000, 0)), List.of(0.0, 25.0));
    RoadOrder.Body foot = new RoadOrder.Body("foot", MarchColumn.of(EVEN, 300), 0);
    RoadOrder.Body horse = new RoadOrder.Body("horse", MarchColumn.of(fast, 120), 0);
    // Horse behind foot: comes in with the tail of the foot, at 55 min, and so sets out at 30.
    RoadOrder.Slot behind = RoadOrder.schedule(List.of(foot, horse)).get(1);
    assertThat(behind.setsOutMinutes()).isCloseTo(30, EXACT);
    assertThat(behind.heldUpMinutes()).isCloseTo(25, EXACT);
    assertThat(behind.tailArrivesMinutes()).isCloseTo(56, EXACT);
    // Foot behind horse: sets out as soon as its 120 m are out, after one minute.
    RoadOrder.Slot after =
        RoadOrder.schedule(List.of(horse, new RoadOrder.Body("foot", foot.column(), 0))).get(1);
    assertThat(after.setsOutMinutes()).isCloseTo(1, EXACT);
    assertThat(after.heldUpMinutes()).isCloseTo(0, EXACT);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void theTailIsNeverBeforeTheHeadAndNarrowPlacesNeverSaveTime(long seed) {
    Random random = new Random(seed);
    MarchRoute route = route(random);
    double length = 1200 * random.nextDouble();
    List<NarrowPlace> places = places(random, route.lengthMetres());
    MarchColumn free = MarchColumn.of(route, length);
    for (ClosingUp closing : ClosingUp.values()) {
      MarchColumn column = MarchColumn.of(route, length, places, closing);
      for (double now = 0; now < column.tailArrivesMinutes() + 5; now += 0.25) {
        assertThat(column.head().metresAfter(now))
            .as("seed %d, %s, after %s min", seed, closing, now)
            .isGreaterThanOrEqualTo(column.tail().metresAfter(now) - 1e-6)
            .isLessThanOrEqualTo(free.head().metresAfter(now) + 1e-6);
        assertThat(column.tail().metresAfter(now))
            .isLessThanOrEqualTo(free.tail().metresAfter(now) + 1e-6);
      }
      assertThat(column.tailArrivesMinutes())
          .isGreaterThanOrEqualTo(free.tailArrivesMinutes() - 1e-9);
      for (MarchColumn.Passing each : column.passings()) {
        double least = each.place().leastMinutes();
        assertThat(each.tailLeavesMinutes() - each.headEntersMinutes())
            .isGreaterThanOrEqualTo(least - 1e-6);
        assertThat(each.tailEntersMinutes())
            .isGreaterThanOrEqualTo(each.headEntersMinutes() - 1e-6);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38})
  void aColumnIsAsLongAsBeforeOnceItHasClosedUp(long seed) {
    Random random = new Random(seed);
    MarchRoute route = route(random);
    double end = route.lengthMetres();
    double length = end / 20;
    NarrowPlace place = NarrowPlace.drawing(end * 0.2, end * 0.25, 1 + 3 * random.nextDouble());
    MarchColumn column = behind(route, length, place);
    double whole = column.passings().get(0).tailLeavesMinutes();
    for (double now = whole; now < column.headArrivesMinutes(); now += 0.25) {
      assertThat(column.coversMetres(now)).as("seed %d", seed).isCloseTo(length, within(1e-6));
    }
    assertThat(column.mostMetres()).isGreaterThanOrEqualTo(length - 1e-6);
  }

  @ParameterizedTest
  @ValueSource(longs = {51, 52, 53, 54, 55, 56, 57, 58, 59, 60})
  void bodiesThatNarrowNeverPassThroughEachOther(long seed) {
    Random random = new Random(seed);
    MarchRoute route = route(random);
    List<NarrowPlace> places = places(random, route.lengthMetres());
    List<RoadOrder.Body> bodies = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      double pace = 0.4 + random.nextDouble();
      MarchRoute own =
          new MarchRoute(route.points(), route.minutes().stream().map(m -> m * pace).toList());
      MarchColumn column =
          MarchColumn.of(
              own,
              700 * random.nextDouble(),
              places,
              ClosingUp.values()[random.nextInt(ClosingUp.values().length)]);
      bodies.add(new RoadOrder.Body("b" + i, column, 80 * random.nextDouble()));
    }
    List<RoadOrder.Slot> slots = RoadOrder.schedule(bodies);
    for (int i = 1; i < slots.size(); i++) {
      RoadOrder.Slot ahead = slots.get(i - 1);
      RoadOrder.Slot behind = slots.get(i);
      assertThat(behind.heldUpMinutes()).isGreaterThanOrEqualTo(0);
      for (double now = behind.setsOutMinutes(); now < ahead.tailArrivesMinutes(); now += 0.2) {
        double tail = ahead.body().column().tail().metresAfter(now - ahead.setsOutMinutes());
        double head = behind.body().column().head().metresAfter(now - behind.setsOutMinutes());
        assertThat(tail - head)
            .as("seed %d, body %d after %s min", seed, i, now)
            .isGreaterThanOrEqualTo(behind.body().gapMetres() - 1e-6);
      }
      // It sets out no later than it must: somewhere on the way it is right behind.
      double nearest = Double.POSITIVE_INFINITY;
      for (double now = behind.setsOutMinutes(); now < behind.headArrivesMinutes(); now += 0.01) {
        double tail = ahead.body().column().tail().metresAfter(now - ahead.setsOutMinutes());
        double head = behind.body().column().head().metresAfter(now - behind.setsOutMinutes());
        nearest = Math.min(nearest, tail - head - behind.body().gapMetres());
      }
      assertThat(nearest).as("seed %d, body %d", seed, i).isLessThan(3);
    }
  }

  private static MarchRoute route(Random random) {
    List<MapPoint> points = new ArrayList<>(List.of(new MapPoint(0, 0)));
    List<Double> minutes = new ArrayList<>(List.of(0.0));
    for (int i = 0; i < 8; i++) {
      MapPoint last = points.get(i);
      MapPoint next = last.offset(50 + 800 * random.nextDouble(), 360 * random.nextDouble());
      points.add(next);
      minutes.add(minutes.get(i) + last.distanceMetres(next) / (20 + 130 * random.nextDouble()));
    }
    return new MarchRoute(points, minutes);
  }

  private static List<NarrowPlace> places(Random random, double end) {
    List<NarrowPlace> places = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      double from = end * random.nextDouble();
      places.add(
          new NarrowPlace(
              from,
              from + 300 * random.nextDouble() * random.nextInt(2),
              1 + 3 * random.nextDouble() * random.nextInt(2),
              30 * random.nextDouble() * random.nextInt(2)));
    }
    return places;
  }
}
