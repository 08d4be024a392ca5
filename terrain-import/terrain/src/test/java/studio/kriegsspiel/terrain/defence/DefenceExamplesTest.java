package studio.kriegsspiel.terrain.defence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.defence.DefenceLimits.LongBridge;
import studio.kriegsspiel.terrain.ground.Ground;

/** Positions whose figures are worked out by hand in the comments. */
class DefenceExamplesTest {
  private static final DefenceLimits LIMITS =
      new DefenceLimits(
          Map.of(FeatureKind.HEDGE, DefenceClass.LIGHT, FeatureKind.BRIDGE, DefenceClass.LIGHT),
          Map.of(
              DefenceClass.LIGHT, 15.0,
              DefenceClass.STRONG, 20.0,
              DefenceClass.FORTIFIED, 25.0),
          // 50 paces of 0.753 m are 37.65 m.
          Optional.of(new LongBridge(37.65, DefenceClass.STRONG)));

  /** Three sides of 300, 200 and 100 m look each way: 300 north, 300 south, 300 east, 300 west. */
  private static final String CORNER =
      "POLYGON ((0 0, 300 0, 300 100, 100 100, 100 300, 0 300, 0 0))";

  /** Sides of 300 and 400 m at a right angle, so 500 m between their ends. */
  private static final String WEDGE = "POLYGON ((0 0, 300 0, 0 400, 0 0))";

  /** 100 m square with a yard of 20 m square in it. */
  private static final String YARD =
      "POLYGON ((0 0, 100 0, 100 100, 0 100, 0 0), (40 40, 60 40, 60 60, 40 60, 40 40))";

  @ParameterizedTest(name = "a slope of {0} degrees is {1}")
  @CsvSource({
    "14.9, ",
    "15, LIGHT",
    "19.9, LIGHT",
    "20, STRONG",
    "24.9, STRONG",
    "25, FORTIFIED",
    "40, FORTIFIED"
  })
  void aSlopeBelongsToTheClassThatBeginsAtIt(double degrees, DefenceClass expected) {
    // The ground rises 10 m x tan(degrees) from cell to cell, so it is that steep everywhere.
    Optional<DefenceSurvey.Position> found =
        new DefenceSurvey(ground(degrees, Optional.empty()), LIMITS)
            .findPosition(new MapPoint(505, 505), 0, 5);
    assertThat(found.map(DefenceSurvey.Position::strength))
        .isEqualTo(Optional.ofNullable(expected));
  }

  @Test
  void aHedgeOnASlopeHasTheClassOfTheStrongerAndBothReasons() throws ParseException {
    Feature hedge = feature(FeatureKind.HEDGE, "LINESTRING (400 505, 600 505)");
    DefenceSurvey survey = new DefenceSurvey(ground(22, Optional.of(hedge)), LIMITS);
    DefenceSurvey.Position uphill = survey.findPosition(new MapPoint(505, 505), 0, 5).orElseThrow();
    assertThat(uphill.strength()).isEqualTo(DefenceClass.STRONG);
    assertThat(uphill.reasons()).containsExactly("hedge", "slope of 22°");
    // Who comes at 60° to the slope climbs atan(tan 22° x cos 60°) = 11.4° only.
    DefenceSurvey.Position across =
        survey.findPosition(new MapPoint(505, 505), 60, 5).orElseThrow();
    assertThat(across.strength()).isEqualTo(DefenceClass.LIGHT);
    assertThat(across.reasons()).containsExactly("hedge");
  }

  @ParameterizedTest(name = "a bridge of {0} m is {1}")
  @CsvSource({"30, LIGHT", "37.6, LIGHT", "37.65, STRONG", "80, STRONG"})
  void aBridgeOverBroadWaterIsStronger(double metres, DefenceClass expected) throws ParseException {
    Feature bridge =
        feature(FeatureKind.BRIDGE, "LINESTRING (500 505, " + (500 + metres) + " 505)");
    assertThat(
            new DefenceSurvey(ground(0, Optional.of(bridge)), LIMITS)
                .findPosition(new MapPoint(505, 505), 0, 5)
                .orElseThrow()
                .strength())
        .isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} attacked towards {1} degrees: {2} m")
  @CsvSource({
    "CORNER, 0, 300",
    "CORNER, 180, 300",
    "CORNER, 90, 300",
    "CORNER, 270, 300",
    // From the north-east both its north and its east sides: 300 + 300.
    "CORNER, 225, 600",
    "WEDGE, 0, 300",
    "WEDGE, 90, 400",
    // From the north only the long side looks at who comes; the others run along or away.
    "WEDGE, 180, 500",
    "WEDGE, 45, 700",
    "YARD, 0, 100"
  })
  void theOutskirtIsTheSumOfTheSidesThatLookAtWhoComes(String name, double towards, double metres)
      throws ParseException {
    assertThat(DefenceSurvey.outskirtMetres(shape(name), towards)).isCloseTo(metres, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({"CORNER, 1200", "WEDGE, 1200", "YARD, 400"})
  void theWholeOutskirtGoesRoundWithoutTheYards(String name, double metres) throws ParseException {
    assertThat(DefenceSurvey.outskirtMetres(shape(name))).isCloseTo(metres, within(1e-6));
  }

  @ParameterizedTest(name = "{0} m by {1} paces: {2}")
  @CsvSource({
    // 600 paces are 451.8 m: one holds them, a metre more needs two, 1200 m need 2.66, so three.
    "451.8, 600, 1",
    "452.8, 600, 2",
    "1200, 600, 3",
    // 400 paces are 301.2 m: 1200 m need 3.98, so four; 1205 m need 4.0007, so five.
    "1200, 400, 4",
    "1205, 400, 5",
    "1, 400, 1"
  })
  void battalionsAreWholeOnes(double metres, int paces, int battalions) {
    assertThat(DefenceSurvey.battalionsFor(metres, paces * 0.753)).isEqualTo(battalions);
  }

  private static Geometry shape(String name) throws ParseException {
    return new WKTReader()
        .read(name.equals("CORNER") ? CORNER : name.equals("WEDGE") ? WEDGE : YARD);
  }

  private static Feature feature(FeatureKind kind, String shape) throws ParseException {
    return new Feature(
        kind.key(), kind, new WKTReader().read(shape), Optional.empty(), Attributes.NONE);
  }

  private static Ground ground(double degrees, Optional<Feature> feature) {
    double rise = Math.tan(Math.toRadians(degrees));
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> y * rise);
    Terrain.Builder terrain =
        Terrain.builder("test", "EPSG:32631", heights.bounds()).elevation(heights);
    feature.ifPresent(terrain::feature);
    return Ground.of(terrain.build());
  }
}
