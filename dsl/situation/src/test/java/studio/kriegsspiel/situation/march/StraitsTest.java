package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.NarrowFront;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.ground.SurveyedGround;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/** Where columns narrow and what the books make of it, by their own rows. */
class StraitsTest {
  private static Feature feature(FeatureKind kind, Attributes attributes) {
    return new Feature(
        "f",
        kind,
        new GeometryFactory()
            .createLineString(new Coordinate[] {new Coordinate(0, 0), new Coordinate(30, 0)}),
        Optional.empty(),
        attributes);
  }

  private static Feature bridge(BridgeMaterial material, double metres) {
    return feature(
        FeatureKind.BRIDGE,
        Attributes.builder().bridgeMaterial(material).widthMetres(metres).build());
  }

  private static Feature road(RoadWidthClass width) {
    return feature(FeatureKind.ROAD, Attributes.builder().roadWidth(width).build());
  }

  private static MarchOrder order(Body body, OptionalDouble front) {
    return new MarchOrder(
        List.of(body),
        body,
        Formation.COLUMN_MARCH,
        OptionalDouble.empty(),
        front,
        0,
        ClosingUp.BEHIND_THE_PLACE);
  }

  private static List<Straits.Strait> straits(
      String book, UnitType type, OptionalDouble front, RouteSurvey survey) {
    Body body = Body.of(type);
    return new Straits(RuleBooks.get(book), body, order(body, front)).on(survey);
  }

  private static RouteSurvey over(Feature feature, double from, double to) {
    return new RouteSurvey(List.of(new RouteSurvey.Passage(feature, from, to)), List.of());
  }

  private static RouteSurvey onRoad(RoadWidthClass width, double metres) {
    return new RouteSurvey(
        List.of(), List.of(new RouteSurvey.Passage(road(width), 100, 100 + metres)));
  }

  @Test
  void gunsGoOverASmallBridgeOneByOneInAColumnTwiceAsLong() {
    // Reisswitz §36.4, §30: 8 guns in pairs are 150 paces deep, one behind the other 300.
    List<Straits.Strait> found =
        straits(
            "reisswitz-1824",
            UnitType.ARTILLERY_MEDIUM,
            OptionalDouble.empty(),
            over(bridge(BridgeMaterial.STONE, 3), 40, 70));
    Straits.Strait strait = found.get(0);
    assertThat(found).hasSize(1);
    assertThat(strait.place().fromMetres()).isEqualTo(40);
    assertThat(strait.place().toMetres()).isEqualTo(70);
    assertThat(strait.place().lengthening()).isEqualTo(2);
    assertThat(strait.place().leastMinutes()).isZero();
    assertThat(strait.why())
        .containsExactly("twice as long by single guns [Reisswitz 1824 default DM-01 on §36]");
  }

  @Test
  void whoMarchesNoBroaderThanTheBridgeIsNotDrawnOut() {
    List<Straits.Strait> found =
        straits(
            "reisswitz-1824",
            UnitType.CAVALRY_LIGHT,
            OptionalDouble.empty(),
            over(bridge(BridgeMaterial.STONE, 3), 40, 70));
    assertThat(found).singleElement().satisfies(each -> assertThat(each.why()).isEmpty());
    assertThat(found.get(0).place().lengthening()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0} m of front on {1} m under {2}: {3}, {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "6|3|battle-system|2|twice as long on the breadth left",
        "6|4|battle-system|1.5|1.5 times as long on the breadth left",
        "9|3|battle-system|3|3 times as long on the breadth left",
        "6|6|battle-system|1|",
        "6|0|battle-system|1|",
        "|3|battle-system|1|",
      })
  void aFrontThatTheUserNamesNarrowsToTheBreadthOfTheWay(
      Double front, double breadth, String book, double times, String words) {
    Straits.Strait strait =
        straits(
                book,
                UnitType.WAGONS,
                front == null ? OptionalDouble.empty() : OptionalDouble.of(front),
                over(
                    feature(
                        FeatureKind.DEFILE,
                        breadth == 0
                            ? Attributes.NONE
                            : Attributes.builder().widthMetres(breadth).build()),
                    0,
                    30))
            .get(0);
    assertThat(strait.place().lengthening()).isCloseTo(times, within(1e-9));
    if (words == null) {
      assertThat(strait.why()).isEmpty();
    } else {
      assertThat(strait.why()).singleElement().asString().startsWith(words + " [");
    }
  }

  @Test
  void theBattleSystemHasAVillageTakeEighteenMinutesAndABridgeTwelve() {
    RouteSurvey both =
        new RouteSurvey(
            List.of(
                new RouteSurvey.Passage(feature(FeatureKind.VILLAGE, Attributes.NONE), 200, 300),
                new RouteSurvey.Passage(bridge(BridgeMaterial.STONE, 6), 0, 30),
                new RouteSurvey.Passage(feature(FeatureKind.MARSH, Attributes.NONE), 400, 500)),
            List.of());
    List<Straits.Strait> found =
        straits("battle-system", UnitType.INFANTRY_LINE, OptionalDouble.empty(), both);
    assertThat(found).extracting(each -> each.place().leastMinutes()).containsExactly(12.0, 18.0);
    assertThat(found.get(1).why())
        .containsExactly("18 min to pass [Battle System Terrain effects on movement]");
    // Reisswitz gives no time for a village and does not narrow there.
    assertThat(straits("reisswitz-1824", UnitType.INFANTRY_LINE, OptionalDouble.empty(), both))
        .singleElement()
        .satisfies(each -> assertThat(each.place().fromMetres()).isZero());
  }

  @ParameterizedTest(name = "{0} on {1} over {2} m: {3}")
  @CsvSource({
    // §36.2: guns go on a smaller road one by one; on a highway in pairs, as they march.
    "ARTILLERY_MEDIUM, SMALL_ROAD, 50, 2",
    "ARTILLERY_MEDIUM, SMALL_ROAD, 49.9, 0",
    "ARTILLERY_MEDIUM, HIGHWAY, 500, 0",
    "ARTILLERY_MEDIUM, TRACK, 500, 0",
    "CAVALRY_LIGHT, SMALL_ROAD, 500, 0",
    "INFANTRY_LINE, SMALL_ROAD, 500, 0",
  })
  void aNarrowRoadDrawsAColumnOutIfItIsNotJustCrossed(
      UnitType type, RoadWidthClass width, double metres, double times) {
    List<Straits.Strait> found =
        straits("reisswitz-1824", type, OptionalDouble.empty(), onRoad(width, metres));
    assertThat(found)
        .extracting(each -> each.place().lengthening())
        .isEqualTo(times == 0 ? List.of() : List.of(times));
  }

  @ParameterizedTest
  @CsvSource({
    "HIGHWAY, INFANTRY, half Zug (18 abreast) [Reisswitz 1824 §36.1]",
    "HIGHWAY, STAFF, sixes [Reisswitz 1824 §36.1]",
    "SMALL_ROAD, TRAIN, single guns [Reisswitz 1824 §36.2]",
    "TRACK, CAVALRY,",
  })
  void theBroadestFrontOnARoadIsInTheBook(RoadWidthClass width, Arm arm, String words) {
    assertThat(NarrowWays.find(RuleBooks.get("reisswitz-1824"), width, arm).map(NarrowFront::words))
        .isEqualTo(Optional.ofNullable(words));
    assertThat(NarrowWays.find(RuleBooks.get("kriegskunst"), width, arm)).isEmpty();
  }

  @Test
  void whatIsPassedAtTheWalkOnlySaysSo() {
    assertThat(
            NarrowWays.find(
                    RuleBooks.get("british-1815"), bridge(BridgeMaterial.WOOD, 6), Arm.INFANTRY)
                .map(NarrowFront::words)
                .orElseThrow())
        .startsWith("half platoon (18 abreast), at the walk [");
  }

  @Test
  void aQuickBodySetsOutWhenItWillNotRideIntoASlowOneBeforeIt() {
    SurveyedGround ground = SurveyedGround.of(Plain.level().ground());
    var book = RuleBooks.get("reisswitz-1824");
    Body foot = Body.of(UnitType.INFANTRY_LINE, 900);
    Body horse = Body.of(UnitType.CAVALRY_LIGHT, 150);
    MarchReckoning reckoning = new Routes(ground, book.fieldManual()).of(foot.troops(), Gait.MARCH);
    MarchRoute route = reckoning.findRoute(Plain.WEST_END, Plain.INN).orElseThrow();
    RouteSurvey survey = new Routes(ground, book.fieldManual()).survey(route);
    MarchOrder order =
        new MarchOrder(
            List.of(foot, horse),
            foot,
            Formation.COLUMN_MARCH,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            75.3,
            ClosingUp.BEHIND_THE_PLACE);
    RouteColumns columns = RouteColumns.of(book, route, survey, order, reckoning);
    assertThat(columns.left()).isEmpty();
    assertThat(columns.marching())
        .extracting(RouteColumns.Marching::body)
        .containsExactly(foot, horse);
    assertThat(columns.marching().get(0).slot().setsOutMinutes()).isZero();
    assertThat(columns.marching().get(0).column().lengthMetres()).isCloseTo(188.25, within(0.01));
    // The tail is 188.25 m behind and as far before the horse as ordered; the horse, twice as
    // quick, is not to ride into it before the inn.
    assertThat(columns.marching().get(1).slot().setsOutMinutes())
        .isCloseTo((3000 + 188.25 + 75.3) / 75.3 - 3000 / 150.6, within(0.1));
    assertThat(columns.marching().get(1).slot().roadFreeMinutes())
        .isCloseTo((188.25 + 75.3) / 75.3, within(0.1));
  }

  @Test
  void aLengthThatTheUserNamesCountsForEveryBody() {
    SurveyedGround ground = SurveyedGround.of(Plain.level().ground());
    var book = RuleBooks.get("reisswitz-1824");
    Body foot = Body.of(UnitType.INFANTRY_LINE, 900);
    MarchReckoning reckoning = new Routes(ground, book.fieldManual()).of(foot.troops(), Gait.MARCH);
    MarchRoute route = reckoning.findRoute(Plain.WEST_END, new MapPoint(505, 1005)).orElseThrow();
    MarchOrder order =
        new MarchOrder(
            List.of(foot),
            foot,
            Formation.COLUMN_MARCH,
            OptionalDouble.of(400),
            OptionalDouble.empty(),
            0,
            ClosingUp.BEHIND_THE_PLACE);
    RouteColumns columns =
        RouteColumns.of(book, route, new RouteSurvey(List.of(), List.of()), order, reckoning);
    assertThat(columns.marching().get(0).column().lengthMetres()).isEqualTo(400);
  }
}
