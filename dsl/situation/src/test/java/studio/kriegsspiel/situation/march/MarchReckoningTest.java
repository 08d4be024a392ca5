package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.Ways;

/** The ways the window asks for, many from one start, are those of the command line. */
class MarchReckoningTest {
  private static final MapPoint START = SampleGround.point(1900, 200);

  @ParameterizedTest
  @ValueSource(strings = {"reisswitz-1824", "battle-system"})
  void waysSearchedAtOnceAreThoseSearchedOneByOne(String book) {
    MarchReckoning reckoning =
        new MarchReckoning(
            SampleGround.terrain(),
            RuleBooks.get(book),
            Body.of(UnitType.INFANTRY_LINE).troops(),
            Gait.MARCH);
    Ways ways = reckoning.findWays(START, 1000).orElseThrow();
    for (MapPoint goal :
        List.of(
            SampleGround.point(2100, 2400),
            SampleGround.point(3450, 1900),
            SampleGround.point(700, 2500),
            SampleGround.point(2000, 900),
            SampleGround.point(2040, 1700))) {
      assertThat(ways.findTo(goal)).isPresent().isEqualTo(reckoning.findRoute(START, goal));
    }
  }

  private static MarchReckoning on(Plain plain, String book, Body body) {
    return new MarchReckoning(
        plain.ground().terrain(), RuleBooks.get(book), body.troops(), Gait.MARCH);
  }

  private static Plain with(FeatureKind kind) {
    return Plain.level()
        .with(
            kind,
            "POLYGON ((900 1400, 1100 1400, 1100 1600, 900 1600, 900 1400))",
            Attributes.NONE);
  }

  @ParameterizedTest(name = "{1} on {0}: {2}")
  @CsvSource({
    "MARSH, INFANTRY_LINE, false",
    "WOOD_LIGHT, INFANTRY_LINE, true",
    "BUILDING, INFANTRY_LINE, false",
    "VILLAGE, INFANTRY_LINE, false",
    "TOWN, INFANTRY_LINE, false",
    "RIVER, CAVALRY_LIGHT, false",
  })
  void troopsStandInTheirRanksWhereTheyCanMoveAndNotAmongHouses(
      FeatureKind kind, UnitType type, boolean serves) {
    Plain plain = with(kind);
    MarchReckoning reckoning = on(plain, "reisswitz-1824", Body.of(type));
    assertThat(reckoning.serves(plain.ground().at(new MapPoint(1000, 1500)))).isEqualTo(serves);
    assertThat(reckoning.serves(plain.ground().at(new MapPoint(1200, 1500)))).isTrue();
  }

  @Test
  void whoCannotMarchAtAPointIsTakenNearIt() {
    MarchReckoning foot =
        on(with(FeatureKind.LAKE), "reisswitz-1824", Body.of(UnitType.INFANTRY_LINE));
    MapPoint wet = new MapPoint(915, 1500);
    MapPoint dry = foot.findPassable(wet).orElseThrow();
    assertThat(dry.distanceMetres(wet)).isBetween(10.0, 40.0);
    assertThat(foot.unknownShare()).isZero();
    assertThat(foot.gait()).isEqualTo(Gait.MARCH);
    assertThat(foot.troops().type()).isEqualTo(UnitType.INFANTRY_LINE);
  }

  @Test
  void groundWhoseHeightNobodyKnowsIsClosedButForItsRoads() {
    MarchReckoning half =
        on(
            Plain.level().height((x, y) -> x < 2000 ? 50 : Double.NaN),
            "reisswitz-1824",
            Body.of(UnitType.INFANTRY_LINE));
    assertThat(half.unknownShare()).isBetween(0.49, 0.51);
    assertThat(half.findRoute(Plain.WEST_END, Plain.INN)).isPresent();
    assertThat(half.findRoute(Plain.WEST_END, Plain.INN.offset(500, 0))).isEmpty();
  }

  @Test
  void troopsThatTellUphillFromDownhillTakeTheRoadToo() {
    // Guns on ropes: 150 paces a minute on the level road, no slope anywhere.
    MarchReckoning ropes =
        new MarchReckoning(
            Plain.level().ground().terrain(),
            RuleBooks.get("reisswitz-1824"),
            Body.of(UnitType.ARTILLERY_MEDIUM).troops(),
            Gait.ROPES);
    double minutes = ropes.findRoute(Plain.WEST_END, Plain.INN).orElseThrow().totalMinutes();
    assertThat(minutes).isGreaterThan(0);
    assertThat(ropes.findWays(Plain.WEST_END, 100).orElseThrow().findTo(Plain.INN))
        .isPresent()
        .isEqualTo(ropes.findRoute(Plain.WEST_END, Plain.INN));
  }
}
