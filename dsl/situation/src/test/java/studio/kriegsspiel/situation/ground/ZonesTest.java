package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.scenario.news.Reinforcement;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** Parts of the ground that a text describes, at and beside their edges. */
class ZonesTest {
  private static final String FOOT = "  battalion \"Foot\" as Foot: 900 men\n";

  /** Level ground with a road from south to north and a wood of 200 by 300 m, both with names. */
  private static Plain wooded() {
    return Plain.level()
        .road("Lane", shape("LINESTRING (1005 105, 1005 905)"))
        .called(
            "Wood",
            FeatureKind.WOOD_DENSE,
            shape("POLYGON ((1200 1400, 1400 1400, 1400 1700, 1200 1700, 1200 1400))"));
  }

  private static Geometry shape(String words) {
    try {
      return new WKTReader().read(words);
    } catch (ParseException broken) {
      throw new AssertionError(words, broken);
    }
  }

  /** Whether the area in which Foot may be put holds a point. */
  private static Optional<Boolean> contains(String zone, double x, double y) {
    Situation situation =
        wooded().scenario("reisswitz-1824", FOOT, "deploy\n  Foot deploys freely " + zone + "\n");
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
    // By what it stands for, not by its point in the middle.
    "within 100 m of \"Lane\", 1105, 105, true",
    "within 100 m of \"Lane\", 1106, 105, false",
    "within 100 m of \"Lane\", 1005, 1006, false",
    "east of \"Wood\", 1401, 1690, true",
    "east of \"Wood\", 1399, 1690, false",
    "in \"Wood\", 1200, 1400, true",
    "in \"Wood\", 1199, 1400, false",
    // 2000 m to the east and 500 m to the north: 4 m aside for 1 m ahead.
    "between \"West end\" and \"Mill\", 105, 605, true",
    "between \"West end\" and \"Mill\", 104, 605, false",
    "between \"West end\" and \"Mill\", 1905, 1905, true",
    "between \"West end\" and \"Mill\", 1906, 1905, false",
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
    assertThat(contains("in \"Inn\"", 5, 5)).as("a point").isEmpty();
    assertThat(contains("in \"Lane\"", 1005, 505)).as("a road").isEmpty();
    assertThat(contains("within 400 m of \"Mill\" and in \"Inn\"", 5, 5)).isEmpty();
  }

  /** In cells of a two-hundredth of 4 km, 20 m, those whose middle lies in it. */
  @ParameterizedTest(name = "{0}: {1} ha, from {2} {3} to {4} {5}")
  @CsvSource({
    "north of \"Inn\", 400, 0, 1000, 4000, 2000",
    "south of \"Inn\", 400, 0, 0, 4000, 1000",
    "east of \"Inn\", 200, 3000, 0, 4000, 2000",
    "west of \"Inn\", 600, 0, 0, 3000, 2000",
    "in \"Wood\", 6, 1200, 1400, 1400, 1700",
  })
  void theGroundOfAZoneIsAsLargeAsItIs(
      String zone, double hectares, double west, double south, double east, double north) {
    Geometry area = area(wooded(), zone);
    assertThat(area.getArea() / 10_000).isCloseTo(hectares, within(0.001));
    assertThat(area.getEnvelopeInternal()).isEqualTo(new Envelope(west, east, south, north));
  }

  private static Geometry area(Plain plain, String zone) {
    Situation situation =
        plain.scenario("reisswitz-1824", FOOT, "deploy\n  Foot deploys freely " + zone + "\n");
    return new ZoneIndex(situation.ground().orElseThrow())
        .area(situation.scenario().plan().areas().get(0).zones())
        .orElseThrow();
  }

  @Test
  void aRoundGroundIsAboutAsLargeAsItIs() {
    Geometry area = area(Plain.level(), "within 400 m of \"Mill\"");
    assertThat(area.getArea() / 10_000).isCloseTo(50.3, within(1.5));
    assertThat(area.getEnvelopeInternal().getMinX()).isCloseTo(1605, within(20.0));
    assertThat(area.getEnvelopeInternal().getMaxY()).isCloseTo(1905, within(20.0));
  }

  /** Of 1990 by 4000 m, and of 4000 by 1990 m: the last cell is half a one. */
  @ParameterizedTest
  @CsvSource({"1990, 4000", "4000, 1990"})
  void noGroundLiesBeyondTheEdges(double wide, double high) {
    Situation situation =
        Plain.level()
            .scenario("reisswitz-1824", FOOT, "deploy\n  Foot deploys freely north of \"Inn\"\n");
    Terrain terrain =
        Terrain.builder("other", "EPSG:32631", new Bounds(0, 0, wide, high))
            .place(new Place("Inn", new MapPoint(5, 5)))
            .build();
    GroundIndex ground =
        new GroundIndex(
            Ground.of(terrain), situation.scenario(), situation.ground().orElseThrow().measures());
    Geometry area =
        new ZoneIndex(ground)
            .area(situation.scenario().plan().areas().get(0).zones())
            .orElseThrow();
    assertThat(area.getEnvelopeInternal()).isEqualTo(new Envelope(0, wide, 0, high));
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

  /** Drawn from either end, to the edge or beyond it, in one stretch or bent. */
  @ParameterizedTest(name = "{0} from the {1}: {2} {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "LINESTRING (1005 1005, 1005 2000)|north|1005|2000",
        "LINESTRING (1005 2000, 1005 1005)|north|1005|2000",
        "LINESTRING (1005 1005, 1005 2600)|north|1005|2000",
        "LINESTRING (1005 1005, 1005 1900)|north|1005|1900",
        "LINESTRING (1005 505, 4000 505)|east|4000|505",
        "LINESTRING (1005 505, 4600 505)|east|4000|505",
        "LINESTRING (1005 505, 4000 505)|west|1005|505",
        "LINESTRING (505 -300, 505 1505, -300 1505)|south|505|0",
        "LINESTRING (505 -300, 505 1505, -300 1505)|west|0|1505",
        // To the north-east x and y weigh alike: 3500 against 3400, twice.
        "LINESTRING (2400 1000, 1500 2000)|north-east|1500|2000",
        "LINESTRING (1400 2000, 3000 500)|north-east|3000|500",
      })
  void whoComesByARoadComesOnWhereItEnds(String line, String side, double x, double y) {
    Situation situation =
        Plain.level()
            .road("High street", shape(line))
            .scenario(
                "reisswitz-1824",
                FOOT,
                "reinforcements\n  Foot enters by \"High street\" from the "
                    + side
                    + " at 14:00 in column of route\n");
    Reinforcement coming = situation.scenario().reinforcements().get(0);
    GroundIndex ground = situation.ground().orElseThrow();
    assertThat(EntryPoint.find(coming, ground)).contains(new MapPoint(x, y));
    assertThat(EntryPoint.find(coming.entry(), Optional.empty(), ground))
        .as("its name, where no side is told")
        .isEqualTo(
            ground.positions().find(coming.entry()).filter(ground.terrain().extent()::contains));
  }
}
