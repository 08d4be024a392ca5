package studio.kriegsspiel.situation.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * Columns on a road round a corner: 1800 m north from the southern edge, then 2900 m east. By
 * Reisswitz foot goes 75.3 m a minute on road and field alike, so that the quickest way cuts it
 * off.
 */
class RoadsFollowedTest {
  private static final LineString BOW =
      new GeometryFactory()
          .createLineString(
              new Coordinate[] {
                new Coordinate(100, 0), new Coordinate(100, 1800), new Coordinate(3000, 1800)
              });

  private static Situation situation(String rest) {
    return Plain.level()
        .road("Bow road", BOW)
        .scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", rest);
  }

  private static MarchRoute route(Situation situation) {
    Track track = situation.tracks().of(new UnitId("Blue", "Foot"));
    return track
        .findMarch()
        .or(() -> track.findArrival().map(Arrival::journey))
        .flatMap(ColumnJourney::route)
        .orElseThrow();
  }

  private static double farthestFromRoad(MarchRoute route, double metres) {
    double worst = 0;
    for (double at = 0; at <= metres; at += 10) {
      MapPoint point = route.pointAfterMetres(at);
      Coordinate here = new Coordinate(point.x(), point.y());
      worst = Math.max(worst, BOW.distance(BOW.getFactory().createPoint(here)));
    }
    return worst;
  }

  /** 1700 m and 1905 m of road, then 295 m of field: half as long again as straight on. */
  @Test
  void aMarchByARoadFollowsItToWhereItIsNearestToTheGoal() {
    MarchRoute route =
        route(
            situation(
                """
                deploy
                  Foot marches from 1905 m west of 1405 m south of "Mill" by "Bow road" to "Mill" from 14:00 in column of route
                """));
    assertThat(route.lengthMetres()).isCloseTo(1700 + 1905 + 295, within(30.0));
    assertThat(farthestFromRoad(route, 3600)).isLessThan(16);
    assertThat(route.totalMinutes()).isCloseTo(3900 / 75.3, within(0.5));
  }

  /** 1800 + 900 + 100 m are less than half more than the 1923 m straight on; then they are not. */
  @ParameterizedTest(name = "to {0}: {1} m")
  @CsvSource({
    "1005 m west of 195 m north of \"Mill\", 2800",
    "\"Mill\", 2427",
  })
  void whoComesOnByARoadKeepsToItWhereThatIsNotMuchLonger(String goal, double metres) {
    MarchRoute route =
        route(
            situation(
                """
                reinforcements
                  Blue.Foot enters by "Bow road" from the south at 14:00 in column of route to %s
                """
                    .formatted(goal)));
    assertThat(route.lengthMetres()).isCloseTo(metres, within(metres * 0.03));
    boolean followed = farthestFromRoad(route, 1800) < 16;
    assertThat(followed).isEqualTo(metres > 2500);
  }

  /** Water without a bridge lies across the road; its southern end is 100 m from it. */
  @Test
  void aRoadThatIsBrokenIsLeftThere() {
    Situation broken =
        Plain.level()
            .road("Bow road", BOW)
            .with(
                FeatureKind.RIVER,
                "LINESTRING (1505 1705, 1505 2000)",
                Attributes.builder().widthMetres(40).build())
            .scenario(
                "reisswitz-1824",
                "  battalion \"Foot\" as Foot: 900 men",
                """
                deploy
                  Foot marches from "West end" by "Bow road" to "Inn" from 14:00 in column of route
                """);
    MarchRoute route = route(broken);
    assertThat(route.points()).contains(route.points().get(0)).hasSizeGreaterThan(3);
    assertThat(route.points().get(route.points().size() - 1).distanceMetres(Plain.INN))
        .isLessThan(20);
    assertThat(farthestFromRoad(route, 3000)).isGreaterThan(60);
  }
}
