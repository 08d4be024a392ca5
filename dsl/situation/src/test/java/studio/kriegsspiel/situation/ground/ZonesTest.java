package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Parts of the ground that a text describes, at and beside their edges. */
class ZonesTest {
  private static final String FOOT = "  battalion \"Foot\" as Foot: 900 men\n";

  /** Whether the area in which Foot may be put holds a point. */
  private static Optional<Boolean> contains(String zone, double x, double y) {
    Situation situation =
        Plain.level()
            .scenario("reisswitz-1824", FOOT, "deploy\n  Foot deploys freely " + zone + "\n");
    ZoneIndex zones = new ZoneIndex(situation.ground().orElseThrow());
    return zones.contains(situation.scenario().plan().areas().get(0).zones(), new MapPoint(x, y));
  }

  @ParameterizedTest(name = "{0} holds {1} {2}: {3}")
  @CsvSource({
    "within 400 m of \"Mill\", 2405, 1505, true",
    "within 400 m of \"Mill\", 2406, 1505, false",
    "within 100 paces of \"Mill\", 2080.2, 1505, true",
    "within 100 paces of \"Mill\", 2080.4, 1505, false",
    // From 1 km west of the inn to it: ahead of both ends, however far to the side.
    "between \"West end\" and \"Inn\", 5, 1800, true",
    "between \"West end\" and \"Inn\", 4, 1800, false",
    "between \"West end\" and \"Inn\", 3005, 20, true",
    "between \"West end\" and \"Inn\", 3006, 20, false",
    "north of \"Inn\", 3005, 1006, true",
    "north of \"Inn\", 3005, 1005, false",
    "north of \"Inn\", 20, 1004, false",
    "east of \"Inn\", 3006, 5, true",
    "east of \"Inn\", 3004, 5, false",
    "within 400 m of \"Mill\" and north of \"Inn\", 2005, 1505, true",
    "within 400 m of \"South mill\" and north of \"Inn\", 2005, 505, false",
  })
  void aZoneHoldsItsEdge(String zone, double x, double y, boolean holds) {
    assertThat(contains(zone, x, y)).contains(holds);
  }

  @Test
  void ofAZoneThatTheGroundDoesNotKnowNothingIsSaid() {
    assertThat(contains("within 400 m of \"Nowhere\"", 5, 5)).isEmpty();
    assertThat(contains("between \"Nowhere\" and \"Inn\"", 5, 5)).isEmpty();
    assertThat(contains("between \"Inn\" and \"Nowhere\"", 5, 5)).isEmpty();
    assertThat(contains("north of \"Nowhere\"", 5, 5)).isEmpty();
    assertThat(contains("in \"Inn\"", 5, 5)).isEmpty();
    assertThat(contains("within 400 m of \"Mill\" and in \"Inn\"", 5, 5)).isEmpty();
  }

  @ParameterizedTest(name = "{0}: {1} ha, from {2} {3} to {4} {5}")
  @CsvSource({
    "north of \"Inn\", 398, 0, 1005, 4000, 2000",
    "east of \"Inn\", 199, 3005, 0, 4000, 2000",
    "west of \"Inn\", 601, 0, 0, 3005, 2000",
    "within 400 m of \"Mill\", 50.3, 1605, 1105, 2405, 1905",
  })
  void theGroundOfAZoneIsAsLargeAsItIs(
      String zone, double hectares, double west, double south, double east, double north) {
    Situation situation =
        Plain.level()
            .scenario("reisswitz-1824", FOOT, "deploy\n  Foot deploys freely " + zone + "\n");
    Geometry area =
        new ZoneIndex(situation.ground().orElseThrow())
            .area(situation.scenario().plan().areas().get(0).zones())
            .orElseThrow();
    assertThat(area.getArea() / 10_000).isCloseTo(hectares, within(hectares * 0.05));
    assertThat(area.getEnvelopeInternal().getMinX()).isCloseTo(west, within(25.0));
    assertThat(area.getEnvelopeInternal().getMinY()).isCloseTo(south, within(25.0));
    assertThat(area.getEnvelopeInternal().getMaxX()).isCloseTo(east, within(25.0));
    assertThat(area.getEnvelopeInternal().getMaxY()).isCloseTo(north, within(25.0));
  }

  @Test
  void aZoneThatIsNowhereHasNoGround() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                FOOT,
                "deploy\n  Foot deploys freely within 100 m of \"Mill\" and south of \"Inn\"\n");
    assertThat(
            new ZoneIndex(situation.ground().orElseThrow())
                .area(situation.scenario().plan().areas().get(0).zones()))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "WOOD_DENSE, WOOD_DENSE",
    "FARM, FARM",
    "BUILDING, FARM",
    "ORCHARD, GARDEN",
    "MARSH, MARSH",
    "HEDGE, HEDGE",
    "SAND_PIT, ROUGH",
    "DEFILE, DEFILE",
    "FIELDWORK, FIELDWORK",
  })
  void theGoingIsWhatTheFeaturesMakeIt(FeatureKind feature, TerrainKind kind) {
    Plain plain =
        Plain.level()
            .height((x, y) -> 50 + Math.tan(Math.toRadians(10)) * x)
            .with(
                feature,
                "POLYGON ((900 1400, 1100 1400, 1100 1600, 900 1600, 900 1400))",
                Attributes.NONE);
    GoingIndex index = new GoingIndex(plain.ground());
    Going there = index.at(new MapPoint(1000, 1500));
    assertThat(there.kinds()).containsExactly(kind);
    assertThat(there.slopeDegrees()).isCloseTo(10, within(0.1));
    assertThat(index.at(new MapPoint(2000, 1500)).kinds()).isEmpty();
    assertThat(GoingIndex.slope(Double.NaN)).isZero();
    assertThat(GoingIndex.slope(-1)).isZero();
    assertThat(GoingIndex.slope(91)).isEqualTo(90);
  }

  @ParameterizedTest
  @EnumSource(
      value = FeatureKind.class,
      names = {"CONTOUR", "SPOT_HEIGHT", "REDRAWN", "RIDGE_LINE", "SLOPE_OVERRIDE"})
  void whatOnlyShapesTheHeightsIsNoGoing(FeatureKind kind) {
    assertThat(GoingIndex.kind(kind)).isEmpty();
  }

  @Test
  void theGroundKnowsItsPlacesAndWhereTroopsStand() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                FOOT + "  battalion \"Two\" as Two: 900 men\n",
                "deploy\n  Foot in line at \"Mill\" facing south\n"
                    + "  Two in line at \"South mill\" facing south\n");
    GroundIndex ground = situation.ground().orElseThrow();
    assertThat(ground.middleOf("Blue")).contains(new MapPoint(2005, 1005));
    assertThat(ground.middleOf("Red")).isEmpty();
    assertThat(ground.nearestPlace(new MapPoint(2005, 1004)).orElseThrow().name())
        .isEqualTo("South mill");
    assertThat(ground.nearestPlace(new MapPoint(2005, 1005)).orElseThrow().name())
        .isEqualTo("Mill");
    assertThat(ground.metresPerPace()).isEqualTo(0.753);
    assertThat(ground.paces(753)).isEqualTo(1000);
    assertThat(ground.find(new Position.AtPlace("Nowhere", TextSpan.NONE))).isEmpty();
  }

  @ParameterizedTest(name = "{0}: {1} {2} to {3} {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "1000 m by 600 m around \"Mill\"|1505|1205|2505|1805",
        // It reaches beyond the ground and is cut off there.
        "1000 m by 2000 m around \"Mill\"|1505|505|2505|2000",
        "100 m by 100 m around \"Mill\"|1955|1455|2055|1555",
        // Less than 100 m is no map: the whole ground is.
        "99 m by 100 m around \"Mill\"|0|0|4000|2000",
        "100 m by 99 m around \"Mill\"|0|0|4000|2000",
        "1000 m by 600 m around \"Nowhere\"|0|0|4000|2000",
      })
  void aPartOfTheGroundIsPrintedWithinItsEdges(
      String part, double west, double south, double east, double north) {
    Plain plain = Plain.level().within(part);
    PrintedGround printed = plain.scenario("reisswitz-1824", FOOT, "").printed().orElseThrow();
    assertThat(printed.terrain().extent()).isEqualTo(new Bounds(west, south, east, north));
    assertThat(printed.shows(new MapPoint(west + 1, south + 1))).isTrue();
    assertThat(printed.shows(new MapPoint(west - 1, south + 1))).isFalse();
    assertThat(printed.wanted().isPresent()).isEqualTo(!part.contains("Nowhere"));
  }

  private static Geometry line() throws ParseException {
    return new WKTReader().read("LINESTRING (1005 1005, 1005 2000)");
  }

  /** The road of that name ends at the northern edge. */
  @Test
  void whoComesByARoadComesOnWhereItEnds() throws ParseException {
    Situation situation =
        Plain.level()
            .road("North road", line())
            .scenario(
                "reisswitz-1824",
                FOOT,
                "reinforcements\n"
                    + "  Foot enters by \"North road\" from the north at 14:00 in column of route\n");
    var order = situation.scenario().reinforcements().get(0);
    GroundIndex ground = situation.ground().orElseThrow();
    assertThat(EntryPoint.find(order, ground)).contains(new MapPoint(1005, 2000));
    assertThat(EntryPoint.find(order.entry(), Optional.empty(), ground))
        .contains(new MapPoint(1005, 1502.5));
  }
}
