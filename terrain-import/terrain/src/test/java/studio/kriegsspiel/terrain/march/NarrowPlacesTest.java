package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.ground.FeatureIndex;

/** Narrow places and columns whose times are worked out by hand. */
class NarrowPlacesTest {

  /** 600 m at 60 m a minute, 300 m at 30, 600 m at 60 again: 10, 10 and 10 minutes. */
  private static final MarchRoute ROUTE =
      new MarchRoute(
          List.of(
              new MapPoint(0, 0),
              new MapPoint(600, 0),
              new MapPoint(900, 0),
              new MapPoint(1500, 0)),
          List.of(0.0, 10.0, 20.0, 30.0));

  @Test
  void chokePointsComeInTheOrderOfTheWayWhateverTheOrderOnTheMap() throws ParseException {
    RouteSurvey survey =
        RouteSurvey.of(
            ROUTE,
            new FeatureIndex(
                List.of(
                    feature(FeatureKind.DEFILE, "LINESTRING (1200 0, 1300 0)", 8),
                    feature(FeatureKind.FORD, "LINESTRING (100 0, 120 0)", 5),
                    feature(FeatureKind.BRIDGE, "LINESTRING (700 0, 740 0)", 3),
                    feature(FeatureKind.SUNKEN_ROAD, "LINESTRING (400 0, 500 0)", 6))),
            1);
    assertThat(survey.narrows())
        .extracting(passage -> passage.feature().kind())
        .containsExactly(
            FeatureKind.FORD, FeatureKind.SUNKEN_ROAD, FeatureKind.BRIDGE, FeatureKind.DEFILE);
    assertThat(survey.findNarrowest().orElseThrow().widthMetres()).hasValue(3);
  }

  @Test
  void aPlacePassedTwiceIsToldTwice() throws ParseException {
    MarchRoute there =
        new MarchRoute(
            List.of(
                new MapPoint(0, 0),
                new MapPoint(300, 0),
                new MapPoint(300, 100),
                new MapPoint(150, 100),
                new MapPoint(150, -100)),
            List.of(0.0, 3.0, 4.0, 5.5, 7.5));
    RouteSurvey survey =
        RouteSurvey.of(
            there,
            new FeatureIndex(List.of(feature(FeatureKind.FORD, "LINESTRING (130 0, 170 0)", 10))),
            1);
    assertThat(survey.passages()).hasSize(2);
    // First along it from 130 to 170 m; then 300 + 100 + 150 m of way lead back, and 100 m on it
    // is crossed.
    assertThat(survey.passages().get(0).fromMetres()).isCloseTo(130, within(7.0));
    assertThat(survey.passages().get(1).fromMetres()).isCloseTo(650, within(7.0));
  }

  private static Feature feature(FeatureKind kind, String shape, double width)
      throws ParseException {
    return new Feature(
        kind.key(),
        kind,
        new WKTReader().read(shape),
        Optional.empty(),
        Attributes.builder().widthMetres(width).build());
  }
}
