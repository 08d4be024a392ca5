package studio.kriegsspiel.situation.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * Fords under each book, worked out by hand: level ground, a river 100 m broad from south to north,
 * and a ford of 40 m in breadth straight on the way.
 */
class FordTest {
  private static final MapPoint START = new MapPoint(305, 505);
  private static final MapPoint GOAL = new MapPoint(1705, 505);

  @ParameterizedTest(name = "{1} under {0}: {2} m a minute, {3} in the ford")
  @CsvSource({
    // Reisswitz §34: 200 paces of 0.753 m in two minutes; §36.8 leaves fords to the umpire, so no
    // rate of their own: the open ground's.
    "reisswitz-1824, infantry.line, 75.3, 75.3",
    "reisswitz-1824, cavalry.light, 150.6, 150.6",
    // British movement chart: 200 paces of 0.804672 m.
    "british-1815, infantry.line, 80.4672, 80.4672",
    "british-1815, cavalry.heavy, 120.7008, 120.7008",
    // Battle System: 2 spaces of 150 m in 10 minutes; small rivers take half of it.
    "battle-system, infantry.line, 30, 15",
    // Kriegskunst: 8 inches of 45.72 m in 15 minutes; difficult ground halves it.
    "kriegskunst, infantry.line, 24.384, 12.192",
    // Napoleonic rules: 60 mm of 2 m in 5 minutes by the table that stands for the lost one.
    "napoleonic-rng, infantry.line, 24, 12",
    "napoleonic-rng, cavalry.light, 56, 28",
  })
  void aFordIsPassedAtTheBooksRate(String book, String type, double open, double ford)
      throws ParseException {
    double minutes = way(book, type, true).orElseThrow().totalMinutes();
    // The river's edges are taken as wet to the whole cell, so up to 20 m more than its 100.
    assertThat(minutes).isBetween(1300 / open + 100 / ford - 0.3, 1280 / open + 120 / ford + 0.3);
    assertThat(minutes).isCloseTo(1300 / open + 100 / ford, within(20 / ford - 20 / open + 0.3));
  }

  @Test
  void withoutAFordNobodyPasses() throws ParseException {
    assertThat(way("reisswitz-1824", "infantry.line", false)).isEmpty();
    assertThat(way("battle-system", "infantry.line", false)).isEmpty();
    assertThat(way("kriegskunst", "infantry.line", false)).isEmpty();
    assertThat(way("napoleonic-rng", "cavalry.light", false)).isEmpty();
  }

  @Test
  void aFloodClosesTheFord() throws ParseException {
    assertThat(march("reisswitz-1824", "infantry.line", true).withoutFords().findRoute(START, GOAL))
        .isEmpty();
    assertThat(
            march("reisswitz-1824", "infantry.line", true)
                .withoutFords()
                .findRoute(START, new MapPoint(705, 505)))
        .isPresent();
    assertThat(Fords.isFlood("in flood")).isTrue();
    assertThat(Fords.isFlood("Unfordable")).isTrue();
    assertThat(Fords.isFlood("high")).isFalse();
    assertThat(Fords.isFlood("low and fordable")).isFalse();
  }

  @Test
  void aRoadIntoAFloodedFordHasATimeOrNoWay() throws ParseException {
    MarchReckoning flooded = march("reisswitz-1824", "infantry.line", true, true).withoutFords();
    for (double x = 900; x <= 1100; x += 2.5) {
      MapPoint goal = new MapPoint(x, 507);
      assertThat(flooded.findQuickest(START, goal).map(MarchRoute::totalMinutes).orElse(0.0))
          .as("to %s", goal)
          .isFinite();
    }
  }

  private static Optional<MarchRoute> way(String id, String type, boolean withFord)
      throws ParseException {
    return march(id, type, withFord).findRoute(START, GOAL);
  }

  private static MarchReckoning march(String id, String type, boolean withFord)
      throws ParseException {
    return march(id, type, withFord, false);
  }

  private static MarchReckoning march(String id, String type, boolean withFord, boolean withRoad)
      throws ParseException {
    RuleBook book = RuleBooks.get(id);
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(200, 100, 0, 1000, 10), (x, y) -> 50);
    var terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(
                feature(
                    FeatureKind.RIVER,
                    new GeometryFactory().toGeometry(new Envelope(951, 1049, -10, 1010)),
                    Attributes.NONE));
    if (withFord) {
      terrain.feature(
          feature(
              FeatureKind.FORD,
              new WKTReader().read("LINESTRING (940 505, 1060 505)"),
              Attributes.builder().widthMetres(40).build()));
    }
    if (withRoad) {
      terrain.feature(
          feature(
              FeatureKind.ROAD,
              new WKTReader().read("LINESTRING (100 505, 1003 505, 1900 505)"),
              Attributes.builder().widthMetres(5).build()));
    }
    Body body = Body.of(UnitType.findByKey(type).orElseThrow(), 600);
    return new MarchReckoning(terrain.build(), book, body.troops(), Gait.MARCH);
  }

  private static Feature feature(FeatureKind kind, Geometry shape, Attributes attributes) {
    return new Feature(kind.key(), kind, shape, Optional.empty(), attributes);
  }
}
