package studio.kriegsspiel.reading.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.reading.defence.DefenceAnswer;
import studio.kriegsspiel.reading.fire.FireArc;
import studio.kriegsspiel.reading.fire.FireFieldAnswer;
import studio.kriegsspiel.reading.fire.FireLineAnswer;
import studio.kriegsspiel.reading.fire.FireSetting;
import studio.kriegsspiel.reading.march.MarchRouteAnswer;
import studio.kriegsspiel.reading.march.MarchTimesAnswer;
import studio.kriegsspiel.reading.sight.SightFieldAnswer;
import studio.kriegsspiel.reading.sight.SightLineAnswer;
import studio.kriegsspiel.reading.sight.SightQuestion;
import studio.kriegsspiel.reading.slope.SlopeAnswer;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.RangeTable;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.sight.SightRange;
import studio.kriegsspiel.terrain.Accuracy;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.LayerKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Provenance;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.sight.SightOptions;
import studio.kriegsspiel.terrain.slope.SlopeBands;

/** None is not unknown: what nobody has drawn or measured is told as such in every answer. */
class UnknownAnswersTest {
  private static final RuleBook BOOK = RuleBooks.get("reisswitz-1824");
  private static final GridGeometry GRID = new GridGeometry(100, 100, 0, 1000, 10);
  private static final Provenance ORIGIN = new Provenance("map", "", "", "", Confidence.PROBABLE);

  private static Terrain.Builder level(ElevationGrid.Surface surface) {
    return Terrain.builder("test", "EPSG:32631", GRID.bounds())
        .elevation(ElevationGrid.computed(GRID, surface));
  }

  /** Level ground with a strip without heights from 500 to 530 m. */
  private static Terrain torn() {
    return level((x, y) -> x > 500 && x < 530 ? Double.NaN : 0).build();
  }

  private static Terrain bare() {
    return level((x, y) -> 0).build();
  }

  private static Terrain surveyed() {
    return level((x, y) -> 0)
        .feature(
            new Feature(
                "r1",
                FeatureKind.ROAD,
                new GeometryFactory()
                    .createLineString(
                        new Coordinate[] {new Coordinate(0, 900), new Coordinate(1000, 900)}),
                java.util.Optional.empty(),
                Attributes.NONE))
        .notes(LayerKind.FEATURES, ORIGIN, Accuracy.horizontal(453, "by control points"))
        .build();
  }

  private static SightQuestion looking(Terrain terrain, double range) {
    SightOptions options = SightOptions.ON_FOOT.withRange(range);
    return SightQuestion.of(terrain, BOOK, options, new SightRange(range, "as told"), List.of());
  }

  private static ObjectNode json(GroundAnswer answer) {
    ObjectNode json = new ObjectMapper().createObjectNode();
    answer.describe(json);
    Caveats.describe(json, answer.terrain());
    return json;
  }

  @Test
  void sightOverAVoidIsNotKnown() {
    SightLineAnswer over =
        new SightLineAnswer(looking(torn(), 900), new MapPoint(105, 505), new MapPoint(805, 505));
    assertThat(over.lines().get(0))
        .isEqualTo("not known: 30 m of the line lead over ground without heights");
    assertThat(json(over).path("visible").isNull()).isTrue();
    SightLineAnswer before =
        new SightLineAnswer(looking(torn(), 900), new MapPoint(105, 505), new MapPoint(405, 505));
    assertThat(before.verdict()).isEqualTo("in sight");
    // Beyond the limit of the light it is out of sight, whatever lies between.
    SightLineAnswer far =
        new SightLineAnswer(looking(torn(), 500), new MapPoint(105, 505), new MapPoint(805, 505));
    assertThat(far.verdict()).isEqualTo("out of sight");
  }

  @Test
  void halfACircleBeyondTheEdgeIsSaid() {
    SightFieldAnswer field =
        new SightFieldAnswer(
            looking(bare(), 500), new MapPoint(5, 505), SightFieldAnswer.View.FROM, false);
    // Half the circle of 78.5 ha, less the 5 m between the eye and the edge: 39.3 - 0.5 ha.
    assertThat(field.lines())
        .contains(
            "not known     38.8 ha, 49 % of what was asked about: 38.8 ha beyond the edge of the"
                + " map");
    assertThat(json(field).path("offMapSquareMetres").asDouble()).isBetween(386_000.0, 388_000.0);
  }

  @Test
  void groundBehindAVoidIsNeitherSeenNorDead() {
    SightFieldAnswer field =
        new SightFieldAnswer(
            looking(torn(), 400), new MapPoint(505 - 300, 505), SightFieldAnswer.View.FROM, true);
    assertThat(json(field).path("deadSquareMetres").asDouble()).isZero();
    // The circle's segment beyond 295 m of 400: r² (acos(.7375) - .7375 * .6753) = 3.87 ha.
    assertThat(json(field).path("withoutHeightsSquareMetres").asDouble())
        .isBetween(37_000.0, 40_500.0);
  }

  private static FireSetting sixPounders(MapPoint at, double facing) {
    Troops troops = Troops.battery(UnitType.ARTILLERY_MEDIUM, 8, 6);
    RangeTable table = BOOK.fieldManual().gunnery().findRanges(troops).orElseThrow();
    return FireSetting.of(BOOK, troops, table, at, FireArc.asked(facing, 60), 1.7);
  }

  @Test
  void theEffectOnATargetNearTheEdgeIsNotKnown() {
    MapPoint gun = new MapPoint(55, 505);
    Ground ground = Ground.of(bare());
    // Elevation begins at 602 m: 50 m before the edge less than is asked for is in view behind.
    FireLineAnswer near = new FireLineAnswer(ground, sixPounders(gun, 90), new MapPoint(945, 505));
    assertThat(json(near).path("effect").asText()).isEqualTo("not known");
    assertThat(near.lines())
        .anySatisfy(line -> assertThat(line).contains("not known").contains("the map ends 50 m"));
    FireLineAnswer inside =
        new FireLineAnswer(ground, sixPounders(gun, 90), new MapPoint(355, 505));
    assertThat(json(inside).path("effect").asText()).isEqualTo("good");
    FireFieldAnswer field = new FireFieldAnswer(bare(), sixPounders(gun, 90));
    var ranges = json(field).path("ranges");
    assertThat(ranges.path(1).path("badSquareMetres").asDouble()).isZero();
    double doubtful = 0;
    for (var range : ranges) {
      doubtful += range.path("unknownEffectSquareMetres").asDouble();
    }
    assertThat(doubtful).isPositive();
  }

  private static MarchReckoning reckoning(Terrain terrain) {
    return new MarchReckoning(terrain, BOOK, Troops.of(UnitType.INFANTRY_LINE, 600), Gait.MARCH);
  }

  private static MarchRouteAnswer march(Terrain terrain, MapPoint from, MapPoint to) {
    MarchReckoning reckoning = reckoning(terrain);
    Body body = Body.of(UnitType.INFANTRY_LINE);
    MarchOrder order =
        new MarchOrder(
            List.of(body),
            body,
            Formation.COLUMN_MARCH,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            0,
            ClosingUp.BEHIND_THE_PLACE);
    return new MarchRouteAnswer(
        Ground.of(terrain),
        BOOK,
        order,
        reckoning,
        reckoning.findRoute(from, to).orElseThrow(),
        to);
  }

  @Test
  void withoutALayerOfFeaturesRoadsAndBridgesAreNotKnown() {
    MapPoint from = new MapPoint(105, 505);
    MapPoint to = new MapPoint(405, 505);
    MarchRouteAnswer without = march(bare(), from, to);
    assertThat(without.lines())
        .contains("roads, bridges, fords and woods on the way are not known");
    assertThat(String.join(" ", without.lines()))
        .doesNotContain("no bridge")
        .doesNotContain("road is");
    assertThat(json(without).path("passages").isNull()).isTrue();
    assertThat(json(without).path("roadMetres").isNull()).isTrue();
    assertThat(json(without).path("featuresKnown").asBoolean(true)).isFalse();
    MarchRouteAnswer with = march(surveyed(), from, to);
    assertThat(with.lines()).contains("no bridge, ford, defile, wood, marsh or village on the way");
  }

  @Test
  void aMarchSaysWhatItTookAsClosedAndWhereTheMapEnds() {
    // Three of a hundred columns; the march of 60 minutes reaches every edge.
    Terrain terrain = torn();
    MarchTimesAnswer times =
        MarchTimesAnswer.find(
                terrain,
                BOOK,
                Body.of(UnitType.INFANTRY_LINE),
                reckoning(terrain),
                new MapPoint(105, 505),
                60,
                5)
            .orElseThrow();
    assertThat(times.lines())
        .contains(
            "ground without heights or slope counts as closed off the roads: 3.0 % of the map",
            "the march reaches the edge of the map, beyond which nothing is known");
  }

  @Test
  void roomToDeployEndsWhereNothingIsKnown() {
    MarchRouteAnswer east = march(bare(), new MapPoint(105, 905), new MapPoint(805, 905));
    // 95 m to the northern edge of the map, looked at every ten.
    assertThat(json(east).path("roomAtTheGoal").path("leftMetres").asDouble()).isEqualTo(90);
    assertThat(json(east).path("roomAtTheGoal").path("leftEndsUnknown").asBoolean()).isTrue();
    assertThat(String.join("\n", east.lines()))
        .contains("90 m to the left (beyond it the ground is not known)");
  }

  @Test
  void anEmptyPlaceOnAGroundWithoutFeaturesIsNotCalledOpen() {
    MapPoint at = new MapPoint(505, 505);
    assertThat(new DefenceAnswer(Ground.of(bare()), BOOK, at, OptionalDouble.empty(), 30).lines())
        .anySatisfy(line -> assertThat(line).startsWith("not known: this ground has no layer"));
    assertThat(
            new DefenceAnswer(Ground.of(surveyed()), BOOK, at, OptionalDouble.empty(), 30).lines())
        .contains("open ground: no position, and nothing to hold");
  }

  @Test
  void theErrorOfTheMapStandsInEveryAnswerAndPicture() {
    MapPoint from = new MapPoint(105, 505);
    MapPoint to = new MapPoint(405, 505);
    Terrain map = surveyed();
    for (GroundAnswer answer :
        List.of(
            march(map, from, to),
            new SightLineAnswer(looking(map, 900), from, to),
            new FireLineAnswer(Ground.of(map), sixPounders(from, 90), to),
            new DefenceAnswer(Ground.of(map), BOOK, from, OptionalDouble.empty(), 30),
            new SlopeAnswer(map, SlopeBands.of(5, 10), "test", SlopeAnswer.View.DEGREES))) {
      String said =
          "what is drawn on this map may lie 453 m from its true place (error of the features)";
      assertThat(answer.withCaveats()).contains(said);
      assertThat(answer.drawn().legend()).anyMatch(line -> line.text().equals(said + "."));
      assertThat(json(answer).path("positionErrorMetres").asDouble()).isEqualTo(453);
    }
  }

  @Test
  void halfAGroundWithoutHeightsIsSaid() {
    Terrain half = level((x, y) -> x > 500 ? Double.NaN : 0).build();
    SlopeAnswer slope =
        new SlopeAnswer(half, SlopeBands.of(5, 10), "test", SlopeAnswer.View.DEGREES);
    assertThat(slope.lines()).contains("5000 cells not known, 50.0 % of the ground");
  }
}
