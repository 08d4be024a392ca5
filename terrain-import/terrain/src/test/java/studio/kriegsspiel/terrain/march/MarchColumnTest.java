package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.MapPoint;

class MarchColumnTest {

  /** 1,000 m in 10 minutes, then a bend and 500 m in 10 minutes. */
  private static final MarchRoute ROUTE =
      new MarchRoute(
          List.of(new MapPoint(0, 0), new MapPoint(1000, 0), new MapPoint(1000, 500)),
          List.of(0.0, 10.0, 20.0));

  private final MarchColumn column = MarchColumn.of(ROUTE, 300);

  @Test
  void theTailFollowsTheHead() {
    assertThat(column.headAfter(0)).isEqualTo(new MapPoint(0, 0));
    assertThat(column.tailAfter(2)).isEqualTo(new MapPoint(0, 0));
    assertThat(column.headAfter(5)).isEqualTo(new MapPoint(500, 0));
    assertThat(column.tailAfter(5)).isEqualTo(new MapPoint(200, 0));
    assertThat(column.headAfter(12)).isEqualTo(new MapPoint(1000, 100));
    assertThat(column.tailAfter(12)).isEqualTo(new MapPoint(800, 0));
  }

  @Test
  void theColumnClosesUpAtTheGoal() {
    assertThat(column.tailStartsMinutes()).isCloseTo(3, within(1e-9));
    assertThat(column.tailArrivesMinutes()).isCloseTo(20 + 300 / 50.0, within(1e-9));
    assertThat(column.headAfter(26)).isEqualTo(new MapPoint(1000, 500));
    assertThat(column.tailAfter(20)).isEqualTo(new MapPoint(1000, 200));
    assertThat(column.tailAfter(26)).isEqualTo(new MapPoint(1000, 500));
  }

  @Test
  void aColumnLongerThanItsWayIsStillLeaving() {
    MarchColumn endless = MarchColumn.of(ROUTE, 2000);
    assertThat(endless.tailAfter(20)).isEqualTo(new MapPoint(0, 0));
    assertThat(endless.tailStartsMinutes()).isCloseTo(20 + 500 / 50.0, within(1e-9));
  }

  @Test
  void aNarrowRoadDrawsAColumnOut() {
    assertThat(MarchColumn.narrowedMetres(300, 8, 4)).isEqualTo(600);
    assertThat(MarchColumn.narrowedMetres(300, 4, 8)).isEqualTo(300);
  }

  @Test
  void bodiesOnOneRoadFollowInOrder() {
    List<RoadOrder.Slot> slots =
        RoadOrder.schedule(
            List.of(body("first", 300, 0), body("second", 200, 100), body("third", 0, 50)));
    assertThat(slots).extracting(RoadOrder.Slot::setsOutMinutes).containsExactly(0.0, 8.0, 13.0);
    assertThat(slots.get(1).headArrivesMinutes()).isEqualTo(28);
    assertThat(slots.get(1).tailArrivesMinutes()).isEqualTo(32);
    assertThat(slots.get(2).tailArrivesMinutes()).isEqualTo(33);
  }

  @ParameterizedTest
  @ValueSource(longs = {91, 92, 93, 94, 95})
  void bodiesOnOneRoadKeepTheirOrderAndDistanceAllTheWay(long seed) {
    Random random = new Random(seed);
    List<MapPoint> points = new ArrayList<>(List.of(new MapPoint(0, 0)));
    List<Double> minutes = new ArrayList<>(List.of(0.0));
    for (int i = 0; i < 8; i++) {
      MapPoint last = points.get(i);
      MapPoint next = last.offset(50 + 800 * random.nextDouble(), 360 * random.nextDouble());
      points.add(next);
      minutes.add(minutes.get(i) + last.distanceMetres(next) / (20 + 130 * random.nextDouble()));
    }
    MarchRoute route = new MarchRoute(points, minutes);
    List<RoadOrder.Body> bodies = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      bodies.add(
          new RoadOrder.Body(
              "b" + i,
              MarchColumn.of(route, 900 * random.nextDouble()),
              100 * random.nextDouble()));
    }
    List<RoadOrder.Slot> slots = RoadOrder.schedule(bodies);
    for (int i = 1; i < slots.size(); i++) {
      RoadOrder.Slot ahead = slots.get(i - 1);
      RoadOrder.Slot behind = slots.get(i);
      for (double now = behind.setsOutMinutes(); now < ahead.headArrivesMinutes(); now += 0.5) {
        double tail =
            route.metresAfter(now - ahead.setsOutMinutes()) - ahead.body().column().lengthMetres();
        double head = route.metresAfter(now - behind.setsOutMinutes());
        assertThat(tail - head)
            .as("seed %d, body %d at %s", seed, i, now)
            .isGreaterThanOrEqualTo(behind.body().gapMetres() - 1e-6);
      }
      assertThat(behind.headArrivesMinutes()).isGreaterThanOrEqualTo(ahead.tailArrivesMinutes());
    }
  }

  private static RoadOrder.Body body(String name, double lengthMetres, double gapMetres) {
    return new RoadOrder.Body(name, MarchColumn.of(ROUTE, lengthMetres), gapMetres);
  }

  @Test
  void refusesNonsense() {
    assertThatThrownBy(() -> MarchColumn.of(ROUTE, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new MarchRoute(List.of(new MapPoint(0, 0)), List.of(0.0)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
