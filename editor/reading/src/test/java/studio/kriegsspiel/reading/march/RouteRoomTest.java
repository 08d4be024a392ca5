package studio.kriegsspiel.reading.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.defence.FrontWidth;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** Room at a goal and behind a defile, on a made ground and worked out by hand. */
class RouteRoomTest {
  private static final RuleBook BOOK = RuleBooks.get("reisswitz-1824");

  /** Straight north, 700 m in 7 minutes. */
  private static final MarchRoute NORTH =
      new MarchRoute(List.of(new MapPoint(505, 105), new MapPoint(505, 805)), List.of(0.0, 7.0));

  @Test
  void aFrontAtTheGoalReachesTheLakeOnItsLeftAndTheVillageOnItsRight() {
    // Every 10 m from x = 505: 305 is the last dry place before the lake, which ends at 300, so
    // 200 m; 645 the last before the village, which begins at 650, so 140 m.
    FrontWidth goal = room(UnitType.INFANTRY_LINE).atGoal();
    assertThat(goal.leftMetres()).isEqualTo(200);
    assertThat(goal.rightMetres()).isEqualTo(140);
    assertThat(RouteRoom.words(goal)).isEqualTo("340 m");
  }

  @Test
  void whoComesTheOtherWayHasLeftAndRightTheOtherWayRound() {
    MarchRoute south =
        new MarchRoute(List.of(new MapPoint(505, 905), new MapPoint(505, 805)), List.of(0.0, 1.0));
    FrontWidth goal = room(south, UnitType.CAVALRY_LIGHT).atGoal();
    assertThat(goal.leftMetres()).isEqualTo(140);
    assertThat(goal.rightMetres()).isEqualTo(200);
  }

  @Test
  void behindADefileTheFrontIsTakenThirtyMetresOn() throws ParseException {
    // The gap between two lakes ends at y = 500; at y = 530 the ground is open to the map's edges,
    // 505 m on the left, of which 500 are looked at in steps, and 1000 and more on the right.
    Feature gap =
        new Feature(
            "gap",
            FeatureKind.DEFILE,
            new WKTReader().read("LINESTRING (505 400, 505 500)"),
            Optional.empty(),
            Attributes.builder().widthMetres(10).build());
    RouteSurvey.Passage passage =
        RouteSurvey.of(NORTH, new FeatureIndex(List.of(gap)), 5).narrows().get(0);
    FrontWidth behind = room(UnitType.INFANTRY_LINE).behind(passage);
    assertThat(behind.leftMetres()).isEqualTo(500);
    assertThat(behind.rightMetres()).isEqualTo(1000);
    assertThat(RouteRoom.words(behind)).isEqualTo("1,500 m or more");
  }

  private static RouteRoom room(UnitType type) {
    return room(NORTH, type);
  }

  private static RouteRoom room(MarchRoute route, UnitType type) {
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(200, 100, 0, 1000, 10), (x, y) -> 50);
    Terrain terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(area(FeatureKind.LAKE, 100, 300))
            .feature(area(FeatureKind.VILLAGE, 650, 700))
            .build();
    return new RouteRoom(
        Ground.of(terrain),
        new MarchReckoning(terrain, BOOK, Troops.of(type, 600), Gait.MARCH),
        route);
  }

  private static Feature area(FeatureKind kind, double west, double east) {
    return new Feature(
        kind.key(),
        kind,
        new GeometryFactory().toGeometry(new Envelope(west, east, 750, 950)),
        Optional.empty(),
        Attributes.NONE);
  }
}
