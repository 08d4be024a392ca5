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
import studio.kriegsspiel.terrain.ground.Ground;

class DefenceSurveyTest {

  private static final DefenceLimits LIMITS =
      new DefenceLimits(
          Map.of(
              FeatureKind.HEDGE, DefenceClass.LIGHT,
              FeatureKind.VILLAGE, DefenceClass.LIGHT),
          Map.of(
              DefenceClass.LIGHT, 15.0,
              DefenceClass.STRONG, 20.0,
              DefenceClass.FORTIFIED, 25.0));

  @Test
  void theStrongestThingCounts() throws ParseException {
    DefenceSurvey survey = new DefenceSurvey(ground(0), LIMITS);
    DefenceSurvey.Position farm = survey.findPosition(new MapPoint(505, 405), 0, 10).orElseThrow();
    assertThat(farm.strength()).isEqualTo(DefenceClass.STRONG);
    assertThat(farm.reasons()).containsExactlyInAnyOrder("farm", "hedge");
    assertThat(survey.findPosition(new MapPoint(705, 402), 0, 10).orElseThrow().strength())
        .isEqualTo(DefenceClass.LIGHT);
    assertThat(survey.findPosition(new MapPoint(105, 105), 0, 10)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "14, 0, ",
    "17, 0, LIGHT",
    "22, 0, STRONG",
    "30, 0, FORTIFIED",
    "30, 180, ",
    "30, 90, "
  })
  void aSlopeCountsOnlyAgainstWhoClimbsIt(double degrees, double attack, DefenceClass expected)
      throws ParseException {
    DefenceSurvey survey = new DefenceSurvey(ground(degrees), LIMITS);
    assertThat(
            survey
                .findPosition(new MapPoint(105, 105), attack, 5)
                .map(DefenceSurvey.Position::strength))
        .isEqualTo(Optional.ofNullable(expected));
  }

  @ParameterizedTest
  @CsvSource({"0, 100", "180, 100", "90, 60", "45, 160"})
  void anOutskirtFacesWhoComes(double attack, double metres) throws ParseException {
    Geometry village = new WKTReader().read("POLYGON ((0 0, 100 0, 100 60, 0 60, 0 0))");
    assertThat(DefenceSurvey.outskirtMetres(village, attack)).isCloseTo(metres, within(1e-9));
    assertThat(DefenceSurvey.outskirtMetres(village.reverse(), attack))
        .isCloseTo(metres, within(1e-9));
  }

  @Test
  void battalionsAreCountedUp() {
    assertThat(DefenceSurvey.battalionsFor(100, 300)).isEqualTo(1);
    assertThat(DefenceSurvey.battalionsFor(600, 300)).isEqualTo(2);
    assertThat(DefenceSurvey.battalionsFor(601, 300)).isEqualTo(3);
  }

  @Test
  void aFrontEndsWhereTheGroundDoesNotServe() throws ParseException {
    FrontWidth width =
        FrontWidth.at(
            ground(0),
            new MapPoint(350, 405),
            0,
            point -> !point.kinds().contains(FeatureKind.FARM),
            1000,
            5);
    assertThat(width.leftMetres()).isCloseTo(350, within(5.0));
    assertThat(width.rightMetres()).isCloseTo(100, within(5.0));
    assertThat(width.metres()).isEqualTo(width.leftMetres() + width.rightMetres());
  }

  private static Ground ground(double degrees) throws ParseException {
    double rise = Math.tan(Math.toRadians(degrees));
    ElevationGrid heights =
        ElevationGrid.computed(new GridGeometry(100, 100, 0, 1000, 10), (x, y) -> y * rise);
    return Ground.of(
        Terrain.builder("test", "EPSG:32631", heights.bounds())
            .elevation(heights)
            .feature(
                new Feature(
                    "farm",
                    FeatureKind.FARM,
                    new WKTReader().read("POLYGON ((450 400, 550 400, 550 450, 450 450, 450 400))"),
                    Optional.empty(),
                    Attributes.builder().defence(DefenceClass.STRONG).build()))
            .feature(
                new Feature(
                    "hedge",
                    FeatureKind.HEDGE,
                    new WKTReader().read("LINESTRING (450 398, 900 398)"),
                    Optional.empty(),
                    Attributes.NONE))
            .build());
  }
}
