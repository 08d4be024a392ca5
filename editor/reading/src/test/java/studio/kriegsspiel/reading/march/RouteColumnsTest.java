package studio.kriegsspiel.reading.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.situation.march.Body;
import studio.kriegsspiel.situation.march.MarchOrder;
import studio.kriegsspiel.situation.march.MarchReckoning;
import studio.kriegsspiel.situation.march.RouteColumns;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.FeatureIndex;
import studio.kriegsspiel.terrain.march.ClosingUp;
import studio.kriegsspiel.terrain.march.MarchRoute;
import studio.kriegsspiel.terrain.march.RoadOrder;
import studio.kriegsspiel.terrain.march.RouteSurvey;

/**
 * Columns of each book over a bridge, worked out by hand: a level highway from west to east with a
 * bridge over a brook half way.
 */
class RouteColumnsTest {
  private static final Offset<Double> EXACT = within(1e-6);
  private static final RuleBook REISSWITZ = RuleBooks.get("reisswitz-1824");
  private static final RuleBook BRITISH = RuleBooks.get("british-1815");

  @Test
  @Rule({"G2-065", "G3-030", "G3-032"})
  void prussianGunsPassASmallBridgeOneByOne() throws ParseException {
    // §30: eight guns in pairs are 150 paces long; §36.4: single guns on a small bridge, 300 paces.
    // At 200 paces a move 3012 m, 4000 paces, take 40 min. The bridge is passed in 3 min instead of
    // 1.5: the head halts 1.5 min, 150 paces behind it, and all come 1.5 min later.
    var guns = columns(REISSWITZ, 3012, small(), Body.of(UnitType.ARTILLERY_MEDIUM, 8));
    RoadOrder.Slot slot = guns.marching().get(0).slot();
    assertThat(slot.body().column().lengthMetres()).isCloseTo(150 * 0.753, EXACT);
    assertThat(slot.body().column().haltMinutes()).isCloseTo(1.5, EXACT);
    assertThat(slot.headArrivesMinutes()).isCloseTo(41.5, EXACT);
    assertThat(slot.tailArrivesMinutes()).isCloseTo(43, EXACT);
    assertThat(guns.marching().get(0).straits().get(0).why())
        .containsExactly("twice as long by single guns [Reisswitz 1824 default DM-01 on §36]");
  }

  @Test
  @Rule("G3-030")
  void aBattalionInSectionsPassesItAsItMarches() throws ParseException {
    // §14: 250 paces in sections on the march, and sections pass: 40 min for the head, 42.5 for
    // the tail.
    var foot = columns(REISSWITZ, 3012, small(), Body.of(UnitType.INFANTRY_LINE, 900));
    assertThat(foot.marching().get(0).slot().headArrivesMinutes()).isCloseTo(40, EXACT);
    assertThat(foot.marching().get(0).slot().tailArrivesMinutes()).isCloseTo(42.5, EXACT);
  }

  @Test
  @Rule({"G3-052", "G2-084"})
  void underTheSetOf1828ABattalionPassesASmallBridgeInThrees() throws ParseException {
    // Deploying through defiles 5: threes, which are half sections: 500 paces instead of 250. At
    // 200 paces a move 3218.688 m, 4000 paces, take 40 min, and the bridge 5 min instead of 2.5.
    Body battalion = Body.of(UnitType.INFANTRY_LINE, 900);
    RuleBook of1828 = BRITISH.with(List.of("defile-widths-1828"));
    var threes = columns(of1828, 3218.688, small(), battalion).marching().get(0);
    assertThat(threes.slot().headArrivesMinutes()).isCloseTo(42.5, EXACT);
    assertThat(threes.slot().tailArrivesMinutes()).isCloseTo(45, EXACT);
    var passing = threes.column().passings().get(0);
    assertThat(passing.tailLeavesMinutes() - passing.headLeavesMinutes()).isCloseTo(5, EXACT);
    // By the widths of roads the same bridge lets sections through.
    var sections = columns(BRITISH, 3218.688, small(), battalion).marching().get(0);
    assertThat(sections.slot().tailArrivesMinutes()).isCloseTo(42.5, EXACT);
    // Large bridges take sections and troops of horse under both sets.
    var large = columns(of1828, 3218.688, large(), battalion).marching().get(0);
    assertThat(large.slot().tailArrivesMinutes()).isCloseTo(42.5, EXACT);
  }

  @Test
  @Rule("B090")
  void theBattleSystemCountsMenOverABridge() throws ParseException {
    // 2 spaces of 150 m in 10 min: 3000 m take 100 min. 700 men need 14 min for the bridge of 30
    // m, of which the head's own minute is one. They are 146.22 m long by default, 188 m for 900:
    // so far behind the bridge the head waits, and so long the tail comes in after it.
    RuleBook book = RuleBooks.get("battle-system");
    var foot = columns(book, 3000, small(), Body.of(UnitType.INFANTRY_LINE, 700));
    RoadOrder.Slot slot = foot.marching().get(0).slot();
    assertThat(slot.headArrivesMinutes()).isCloseTo(113 - 188 * 700 / 900.0 / 30, EXACT);
    assertThat(slot.tailArrivesMinutes()).isCloseTo(113, EXACT);
  }

  @Test
  void theHorseIsHeldUpByTheFootBeforeIt() throws ParseException {
    // Light cavalry at 400 paces a move takes 20 min for the 4000 paces, the foot 40 and its tail
    // 42.5. The horse may come in with that tail and so sets out at 22.5, though the road is free
    // at 2.5.
    Body foot = Body.of(UnitType.INFANTRY_LINE, 900);
    Body horse = Body.of(UnitType.CAVALRY_LIGHT, 600);
    RoadOrder.Slot behind = columns(REISSWITZ, 3012, small(), foot, horse).marching().get(1).slot();
    assertThat(behind.setsOutMinutes()).isCloseTo(22.5, EXACT);
    assertThat(behind.roadFreeMinutes()).isCloseTo(2.5, EXACT);
    assertThat(behind.headArrivesMinutes()).isCloseTo(42.5, EXACT);
    // §19: 800 paces in threes, 4 min.
    assertThat(behind.tailArrivesMinutes()).isCloseTo(46.5, EXACT);
    // In front it is gone before the foot sets out: 800 paces at 200 a minute.
    RoadOrder.Slot after = columns(REISSWITZ, 3012, small(), horse, foot).marching().get(1).slot();
    assertThat(after.setsOutMinutes()).isCloseTo(4, EXACT);
    assertThat(after.tailArrivesMinutes()).isCloseTo(46.5, EXACT);
  }

  @Test
  void theAnswerTellsHeadAndTailAtTheBridgeAndTheCourseOfTheColumn() throws ParseException {
    Body guns = Body.of(UnitType.ARTILLERY_MEDIUM, 8);
    ColumnWords words =
        new ColumnWords(REISSWITZ, order(guns), columns(REISSWITZ, 3012, small(), guns));
    assertThat(words.lines())
        .containsExactly(
            "8 pieces, field artillery  column of 113 m (150 paces); sets out after 0 min, head"
                + " there after 42 min, tail after 43 min",
            "  1,500 m  bridge: head after 20 min to 21 min, tail after 23 min to 24 min; twice as"
                + " long by single guns [Reisswitz 1824 default DM-01 on §36]",
            "  1,643 m  head halts after 22 min for 2 min",
            "           drawn out to 184 m (245 paces) at most; closes up behind each narrow place",
            "length by Reisswitz 1824 §30",
            "heads wait until the tail is through by Reisswitz 1824 §36");
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    words.describe(json);
    assertThat(json.get(0).path("haltMinutes").asDouble()).isEqualTo(1.5);
    assertThat(json.get(0).path("narrowPlaces").get(0).path("lengthening").asDouble()).isEqualTo(2);
    double last = 0;
    for (var point : json.get(0).path("course")) {
      double covers = point.path("headMetres").asDouble() - point.path("tailMetres").asDouble();
      assertThat(point.path("coversMetres").asDouble()).isCloseTo(covers, within(0.002));
      assertThat(point.path("minutes").asDouble()).isGreaterThanOrEqualTo(last);
      last = point.path("minutes").asDouble();
    }
    assertThat(last).isEqualTo(43);
  }

  private static RouteColumns columns(
      RuleBook book, double metres, Attributes bridge, Body... bodies) throws ParseException {
    MapPoint start = new MapPoint(100, 505);
    MapPoint goal = new MapPoint(100 + metres, 505);
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(350, 100, 0, 1000, 10), (x, y) -> 50);
    Feature crossing = line(FeatureKind.BRIDGE, 1600, 1630, bridge);
    Terrain terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(
                line(
                    FeatureKind.ROAD,
                    0,
                    3500,
                    Attributes.builder().roadWidth(RoadWidthClass.HIGHWAY).build()))
            .feature(crossing)
            .build();
    MarchOrder order = order(bodies);
    MarchReckoning reckoning =
        new MarchReckoning(terrain, book, order.slowest().troops(), Gait.MARCH);
    double rate =
        book.fieldManual()
            .march(order.slowest().troops(), Gait.MARCH, Going.of(TerrainKind.ROAD))
            .metresPerMinute();
    MarchRoute route = new MarchRoute(List.of(start, goal), List.of(0.0, metres / rate));
    RouteSurvey survey = RouteSurvey.of(route, new FeatureIndex(List.of(crossing)), 10);
    return RouteColumns.of(book, route, survey, order, reckoning);
  }

  private static MarchOrder order(Body... bodies) {
    Body slowest =
        Arrays.stream(bodies)
            .filter(body -> body.troops().type() != UnitType.CAVALRY_LIGHT)
            .findFirst()
            .orElseThrow();
    return new MarchOrder(
        List.of(bodies),
        slowest,
        Formation.COLUMN_MARCH,
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        0,
        ClosingUp.BEHIND_THE_PLACE);
  }

  private static Attributes small() {
    return Attributes.builder().widthMetres(4).bridgeMaterial(BridgeMaterial.STONE).build();
  }

  private static Attributes large() {
    return Attributes.builder().widthMetres(8).bridgeMaterial(BridgeMaterial.STONE).build();
  }

  private static Feature line(FeatureKind kind, double west, double east, Attributes attributes)
      throws ParseException {
    return new Feature(
        kind.key(),
        kind,
        new WKTReader().read("LINESTRING (" + west + " 505, " + east + " 505)"),
        Optional.empty(),
        attributes);
  }
}
