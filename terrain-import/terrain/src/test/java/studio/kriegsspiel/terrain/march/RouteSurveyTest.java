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

class RouteSurveyTest {

  private static final MarchRoute ROUTE =
      new MarchRoute(
          List.of(new MapPoint(0, 0), new MapPoint(1000, 0), new MapPoint(1000, 1000)),
          List.of(0.0, 10.0, 20.0));

  @Test
  void tellsWhatTheHeadMeetsInOrder() throws ParseException {
    RouteSurvey survey =
        RouteSurvey.of(
            ROUTE,
            new FeatureIndex(
                List.of(
                    feature(FeatureKind.SUNKEN_ROAD, "LINESTRING (1000 300, 1000 500)", 6),
                    feature(FeatureKind.BRIDGE, "LINESTRING (490 0, 510 0)", 4),
                    feature(
                        FeatureKind.VILLAGE,
                        "POLYGON ((700 -50, 800 -50, 800 50, 700 50, 700 -50))",
                        0),
                    feature(FeatureKind.HEDGE, "LINESTRING (200 -50, 200 50)", 2),
                    feature(FeatureKind.FORD, "LINESTRING (5000 0, 5010 0)", 4))),
            1);
    assertThat(survey.passages())
        .extracting(passage -> passage.feature().kind())
        .containsExactly(FeatureKind.BRIDGE, FeatureKind.VILLAGE, FeatureKind.SUNKEN_ROAD);
    RouteSurvey.Passage village = survey.passages().get(1);
    assertThat(village.fromMetres()).isCloseTo(700, within(1.5));
    assertThat(village.toMetres()).isCloseTo(800, within(1.5));
    assertThat(village.isNarrow()).isFalse();
    RouteSurvey.Passage lane = survey.passages().get(2);
    assertThat(lane.fromMetres()).isCloseTo(1300, within(4.0));
    assertThat(survey.findNarrowest().orElseThrow().feature().kind()).isEqualTo(FeatureKind.BRIDGE);
    assertThat(survey.narrows()).hasSize(2);
  }

  @Test
  void anOpenWayHasNoPassages() {
    RouteSurvey survey = RouteSurvey.of(ROUTE, new FeatureIndex(List.of()), 10);
    assertThat(survey.passages()).isEmpty();
    assertThat(survey.findNarrowest()).isEmpty();
  }

  private static Feature feature(FeatureKind kind, String shape, double width)
      throws ParseException {
    Attributes.Builder attributes = Attributes.builder();
    if (width > 0) {
      attributes.widthMetres(width);
    }
    return new Feature(
        kind.key(), kind, new WKTReader().read(shape), Optional.empty(), attributes.build());
  }
}
