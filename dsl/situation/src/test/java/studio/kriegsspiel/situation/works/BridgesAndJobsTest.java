package studio.kriegsspiel.situation.works;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.field.EngineeringJob;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.situation.ground.Setting;
import studio.kriegsspiel.situation.march.BridgeChange;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Where bridges stand that troops build, and what the books are asked about works. */
class BridgesAndJobsTest {
  private static final MapPoint MILL = new MapPoint(2005, 1505);
  private static final String PIONEERS = "  pioneers \"Pioneers\" as Pioneers: 60 men\n";

  private static Plain river(String wkt, Attributes attributes) {
    return Plain.level().with(FeatureKind.RIVER, wkt, attributes);
  }

  private static Attributes wide(double metres) {
    return Attributes.builder().widthMetres(metres).build();
  }

  private static GroundIndex ground(Plain plain) {
    return plain.scenario("reisswitz-1824", PIONEERS, "").ground().orElseThrow();
  }

  private static Feature span(Plain plain, MapPoint at) {
    return BridgeShapes.span(ground(plain), at, "built").orElseThrow();
  }

  /** The river's breadth, a metre of its soft edges, and 15 m on either bank. */
  @ParameterizedTest(name = "{0}: {1} m")
  @CsvSource(
      delimiter = '|',
      value = {
        "LINESTRING (0 1505, 4000 1505)|10|41",
        "LINESTRING (0 1505, 4000 1505)|60|91",
        "LINESTRING (0 1505, 4000 1505)||33",
        "LINESTRING (2005 0, 2005 2000)|10|41",
        // On the slant, over the middle of the breadth.
        "LINESTRING (505 5, 3505 3005)|10|41",
        "POLYGON ((0 1490, 4000 1490, 4000 1540, 0 1540, 0 1490))||81",
      })
  void aBridgeGoesTheShortestWayOverTheWater(String water, Double breadth, double metres) {
    Plain plain = river(water, breadth == null ? Attributes.NONE : wide(breadth));
    Feature bridge = span(plain, MILL);
    assertThat(bridge.geometry().getLength()).isCloseTo(metres, within(1.5));
    assertThat(bridge.kind()).isEqualTo(FeatureKind.BRIDGE);
    assertThat(bridge.id()).startsWith("built-f1-2005-1505");
  }

  @Test
  void aBridgeLiesAcrossAndNotAlong() {
    Feature bridge = span(river("LINESTRING (0 1505, 4000 1505)", wide(20)), MILL);
    assertThat(bridge.geometry().getEnvelopeInternal().getWidth()).isCloseTo(0, within(5.0));
    assertThat(bridge.geometry().getEnvelopeInternal().getHeight()).isCloseTo(51, within(1.5));
    assertThat(bridge.geometry().getCentroid().getX()).isCloseTo(2005, within(0.5));
    assertThat(bridge.geometry().getCentroid().getY()).isCloseTo(1505, within(0.5));
  }

  /** Two arms of a river: the bridge spans the one that is nearest, not both. */
  @Test
  void aBridgeSpansTheArmItStandsOn() {
    Plain arms =
        river(
            "MULTIPOLYGON (((0 1490, 4000 1490, 4000 1520, 0 1520, 0 1490)),"
                + " ((0 1700, 4000 1700, 4000 1720, 0 1720, 0 1700)))",
            Attributes.NONE);
    assertThat(span(arms, MILL).geometry().getLength()).isCloseTo(61, within(1.5));
  }

  /** To the edge of the water, 5 m before its middle. */
  @ParameterizedTest(name = "water {0} m off is bridged: {1}")
  @CsvSource({"404, true", "406, false"})
  void waterIsMeantUpToFourHundredMetresOff(double metres, boolean bridged) {
    Plain plain = river("LINESTRING (0 %1$s, 4000 %1$s)".formatted(1505 - metres), wide(10));
    assertThat(BridgeShapes.span(ground(plain), MILL, "built").isPresent()).isEqualTo(bridged);
    WorkSite site = new WorkSite(ground(plain), MILL);
    assertThat(site.metresBeyond(WorkSite.WATER, WorkSite.NEAR_METRES).orElseThrow())
        .isCloseTo(metres - 400, within(0.5));
    assertThat(site.findRiver().isPresent()).isEqualTo(bridged);
    assertThat(site.metresBeyond(WorkSite.HOUSES, WorkSite.NEAR_METRES)).isEmpty();
  }

  @Test
  void ofTwoWatersTheNearerIsMeant() {
    Plain two =
        river("LINESTRING (0 1405, 4000 1405)", wide(10))
            .with(FeatureKind.STREAM, "LINESTRING (0 1555, 4000 1555)", wide(4));
    assertThat(span(two, MILL).geometry().getCentroid().getY()).isCloseTo(1553.5, within(4.0));
    assertThat(new WorkSite(ground(two), MILL).crossingMetres()).isEqualTo(4);
  }

  @Test
  void whereABridgeWasThereIsWaterTwelveMetresAround() {
    Plain plain =
        Plain.level()
            .with(FeatureKind.BRIDGE, "LINESTRING (1990 1505, 2020 1505)", Attributes.NONE);
    Feature bridge = new WorkSite(ground(plain), MILL).findBridge().orElseThrow();
    Feature gap = BridgeShapes.gap(bridge);
    assertThat(gap.kind()).isEqualTo(FeatureKind.RIVER);
    assertThat(gap.id()).isEqualTo("gap-f1");
    assertThat(gap.geometry().getEnvelopeInternal().getWidth()).isCloseTo(54, within(0.1));
    assertThat(new WorkSite(ground(plain), MILL).crossingMetres()).isEqualTo(30);
  }

  private static Situation building(String lines) {
    return river("LINESTRING (0 1505, 4000 1505)", wide(10))
        .scenario(
            "reisswitz-1824",
            PIONEERS,
            "deploy\n  Pioneers in column at \"Mill\" facing east\nengineering\n" + lines);
  }

  @Test
  void bridgesBearInTheOrderInWhichTheyAreFinished() {
    Situation situation =
        building(
            """
              Pioneers builds a bridge at "Mill" of trestles from 15:00 to 16:00
              Pioneers builds a bridge at "Mill" of trestles from 13:00 to 14:00
              Pioneers builds a bridge at "Inn" of trestles from 13:00 to 14:00
              Pioneers entrenches "Mill" from 13:00 to 14:30
            """);
    List<BridgeChange> bridges =
        BridgeChanges.built(situation.works(), situation.ground().orElseThrow());
    assertThat(bridges).extracting(BridgeChange::at).containsExactly(at(14, 0, 0), at(16, 0, 0));
  }

  @ParameterizedTest(name = "at {0} it has begun: {1}, goes on: {2}, is done: {3}")
  @CsvSource({
    "14:59, false, false, false",
    "15:00, true, true, false",
    "15:59, true, true, false",
    "16:00, true, false, true",
  })
  void aWorkGoesOnFromItsFirstToItsLastMinute(
      String clock, boolean begun, boolean goesOn, boolean done) {
    Situation situation =
        building("  Pioneers builds a bridge at \"Mill\" of trestles from 15:00 to 16:00\n");
    Work work = situation.works().all().get(0);
    LocalDateTime time = LocalDateTime.parse("1815-06-18T" + clock);
    assertThat(work.hasBegun(time)).isEqualTo(begun);
    assertThat(work.isGoingOn(time)).isEqualTo(goesOn);
    assertThat(work.isDone(time)).isEqualTo(done);
    assertThat(work.place()).contains(MILL);
  }

  /** Reisswitz 1824 §66: what is to stop canister takes a day. */
  @Test
  void aFieldWorkTakesADayWhereTheBookClassesIt() {
    Situation situation = building("  Pioneers entrenches \"Mill\" from 13:00\n");
    assertThat(situation.works().all().get(0).finished()).contains(at(13, 0, 0).plusDays(1));
  }

  @ParameterizedTest(name = "{0}: {1} with {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "builds a bridge at \"Mill\" of pontoons|BUILD_PONTOON_BRIDGE|NONE",
        "builds a bridge at \"Mill\" of trestles|BUILD_TRESTLE_BRIDGE|CARPENTERS",
        "builds a bridge at \"Mill\" of rafts|BUILD_FLOATING_BRIDGE|NONE",
        "repairs the bridge at \"Mill\" with stones|REPAIR_STONE_BRIDGE|NONE",
        "repairs the bridge at \"Mill\" with beams|REPAIR_STONE_BRIDGE|REPAIR_MATERIAL",
        "destroys the bridge at \"Mill\" with powder|BLOW_UP_BRIDGE|NONE",
        "destroys the bridge at \"Mill\" with fire|BURN_BRIDGE|NONE",
        "destroys the bridge at \"Mill\" with pitch|BURN_BRIDGE|NONE",
        "destroys the bridge at \"Mill\" with axes|TEAR_UP_PLANKS|NONE",
        "destroys the bridge at \"Mill\"|REMOVE_BRIDGING|NONE",
        "barricades \"Mill\"|MAKE_OBSTACLE|NONE",
        "clears \"Mill\"|CLEAR_OBSTACLE|NONE",
      })
  void theBookIsAskedByWhatIsDoneAndWith(String work, String asked, String material) {
    EngineeringJob job = job(work, false).orElseThrow();
    assertThat(job.work().name()).isEqualTo(asked);
    assertThat(job.material().name()).isEqualTo(material);
    assertThat(job.lengthMetres()).isEqualTo(asked.contains("OBSTACLE") ? 0 : 30);
  }

  @ParameterizedTest(name = "{0} near houses: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "builds a bridge at \"Mill\" of trestles|PIONEERS_AND_HOUSES",
        "builds a bridge at \"Mill\" of rafts|TOWN",
        "repairs the bridge at \"Mill\" with beams|REPAIR_MATERIAL",
      })
  void housesGiveTimberAndHands(String work, String material) {
    assertThat(job(work, true).orElseThrow().material().name()).isEqualTo(material);
  }

  @Test
  void noBookTimesLoopholes() {
    assertThat(job("loopholes \"Mill\"", true)).isEmpty();
  }

  private static Optional<EngineeringJob> job(String work, boolean houses) {
    Plain plain =
        river("LINESTRING (2005 0, 2005 2000)", wide(10))
            .with(
                FeatureKind.BRIDGE,
                "LINESTRING (1990 1505, 2020 1505)",
                Attributes.builder().bridgeMaterial(BridgeMaterial.STONE).build());
    if (houses) {
      plain.with(
          FeatureKind.VILLAGE,
          "POLYGON ((2100 1500, 2200 1500, 2200 1600, 2100 1600, 2100 1500))",
          Attributes.NONE);
    }
    Situation situation =
        plain.scenario(
            "reisswitz-1824", PIONEERS, "engineering\n  Pioneers " + work + " from 14:00\n");
    Setting setting =
        new Setting(
            situation.scenario(),
            situation.book(),
            situation.clock(),
            situation.units(),
            situation.ground());
    return Jobs.find(setting, situation.scenario().engineering().get(0));
  }
}
