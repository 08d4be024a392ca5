package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/** Bridges that are built during play, by the minute: a river across the map, no other bridge. */
class RoutesByHourTest {
  private static final MapPoint WEST = new MapPoint(805, 1505);
  private static final MapPoint EAST = new MapPoint(1205, 1505);

  private final FieldManual manual = RuleBooks.get("reisswitz-1824").fieldManual();
  private final SurveyedGround ground =
      SurveyedGround.of(
          Plain.level()
              .with(
                  FeatureKind.RIVER,
                  "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                  Attributes.NONE)
              .ground());

  private static BridgeChange bridge(String id, double y, LocalDateTime opens) {
    return BridgeChange.opens(
        new Feature(
            id,
            FeatureKind.BRIDGE,
            new GeometryFactory()
                .createLineString(
                    new Coordinate[] {new Coordinate(970, y), new Coordinate(1040, y)}),
            Optional.empty(),
            Attributes.builder().widthMetres(8).build()),
        opens);
  }

  private RoutesByHour hours(int bridges) {
    return new RoutesByHour(
        ground,
        IntStream.range(0, bridges)
            .mapToObj(i -> bridge("new-" + i, 305 + 300 * i, at(14 + i, 0, 0)))
            .toList(),
        manual);
  }

  private Optional<MarchRoute> way(Routes routes) {
    return routes.of(Body.of(UnitType.INFANTRY_LINE).troops(), Gait.MARCH).findRoute(WEST, EAST);
  }

  @ParameterizedTest(name = "at {0} there are {1} of three bridges")
  @CsvSource({
    "13:00:00, 0",
    "13:59:59, 0",
    "14:00:00, 1",
    "14:59:59, 1",
    "15:00:00, 2",
    "16:00:00, 3",
    "23:00:00, 3",
  })
  void aBridgeBearsFromItsMinute(String clock, int count) {
    RoutesByHour hours = hours(3);
    LocalDateTime time = LocalDateTime.parse("1815-06-18T" + clock);
    List<Routes> states = hours.from(at(13, 0, 0));
    assertThat(states).hasSize(4).startsWith(hours.atFirst()).endsWith(hours.atLast());
    assertThat(hours.at(time)).isSameAs(states.get(count));
    assertThat(hours.from(time)).isEqualTo(states.subList(count, 4));
  }

  @Test
  void noMoreThanSixAreReckonedWith() {
    assertThat(hours(8).from(at(13, 0, 0))).hasSize(7);
    RoutesByHour hours = hours(8);
    assertThat(hours.at(at(23, 0, 0))).isSameAs(hours.atLast());
  }

  @Test
  void nobodyPassesBeforeThereIsABridge() {
    RoutesByHour hours = hours(1);
    assertThat(way(hours.atFirst())).isEmpty();
    assertThat(way(hours.atLast()).orElseThrow().lengthMetres()).isBetween(2400.0, 2900.0);
  }

  @Test
  void whoSetsOutEarlyFindsTheBridgeFinishedIfHeComesToItLateEnough() {
    RoutesByHour hours = hours(1);
    MarchRoute way = way(hours.atLast()).orElseThrow();
    var survey = hours.atLast().survey(way);
    double metres =
        survey.passages().stream()
            .filter(each -> each.feature().id().equals("new-0"))
            .findFirst()
            .orElseThrow()
            .fromMetres();
    long seconds = (long) Math.floor(60 * way.timetable().reachesMinutes(metres));
    LocalDateTime latest = at(14, 0, 0).minusSeconds(seconds);
    assertThat(hours.isOpen(way, survey, latest)).isTrue();
    assertThat(hours.isOpen(way, survey, latest.minusSeconds(1))).isFalse();
    assertThat(hours(0).isOpen(way, survey, latest.minusSeconds(1))).isTrue();
  }

  @Test
  void aShortWayMayBeMoreTooLongThanALongOne() {
    MarchReckoning reckoning =
        hours(0).atFirst().of(Body.of(UnitType.INFANTRY_LINE).troops(), Gait.MARCH);
    MarchRoute way = new MarchRoute(List.of(WEST, WEST.offset(1200, 0)), List.of(0.0, 10.0));
    // Six cells of 10 m at the ends and one or three in a hundred along it.
    assertThat(reckoning.cellMetres()).isEqualTo(10);
    assertThat(Routes.excess(way, reckoning, true)).isCloseTo(0.06, within(1e-6));
    assertThat(Routes.excess(way, reckoning, false)).isCloseTo(0.08, within(1e-6));
    MarchRoute none = new MarchRoute(List.of(WEST, WEST), List.of(0.0, 0.0));
    assertThat(Routes.excess(none, reckoning, true)).isCloseTo(60.01, within(1e-6));
    assertThat(
            hours(0)
                .atFirst()
                .coarselyOf(Body.of(UnitType.INFANTRY_LINE).troops(), Gait.MARCH)
                .cellMetres())
        .isEqualTo(25);
  }
}
