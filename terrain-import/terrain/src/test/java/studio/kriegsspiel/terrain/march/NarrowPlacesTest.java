package studio.kriegsspiel.terrain.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest(name = "head at {0} min: head {1} m, tail {2} m")
  @CsvSource({
    // The column is 200 m on a front of 8 m and passes a gap of 4 m: 200 x 8 / 4 = 400 m.
    // After 5 min the head is at 300 m and the tail has not set out.
    "5, 300, 0",
    // The head has 400 m behind it after 400 / 60 = 6.67 min, when the tail sets out.
    "6.666666666666667, 400, 0",
    // After 15 min it is 5 min into the slow stretch: 600 + 150, and the tail 400 behind.
    "15, 750, 350",
    // At 30 min the head is in, the tail at 1100 m; it closes up at 60 m a minute.
    "30, 1500, 1100",
    "33, 1500, 1280",
    "36.66666666666667, 1500, 1500",
    "60, 1500, 1500"
  })
  void aDrawnOutColumnClosesUpAtTheGoal(double minutes, double head, double tail) {
    MarchColumn column = new MarchColumn(ROUTE, MarchColumn.narrowedMetres(200, 8, 4));
    assertThat(column.headAfter(minutes).x()).isCloseTo(head, within(1e-6));
    assertThat(column.tailAfter(minutes).x()).isCloseTo(tail, within(1e-6));
    assertThat(column.tailStartsMinutes()).isCloseTo(400 / 60.0, within(1e-9));
    assertThat(column.tailArrivesMinutes()).isCloseTo(30 + 400 / 60.0, within(1e-9));
  }

  @Test
  void aBodyBehindAnotherWaitsForTheSlowestStretch() {
    // The first is 400 m long and the second keeps 50 m. 450 m take longest where the slow 300 m
    // lie in them: 300 / 30 + 150 / 60 = 12.5 min. It is in after 30 min more, its tail of 120 m
    // 120 / 60 = 2 min later.
    List<RoadOrder.Slot> slots =
        RoadOrder.schedule(
            ROUTE,
            List.of(new RoadOrder.Body("first", 400, 0), new RoadOrder.Body("second", 120, 50)));
    assertThat(slots.get(1).setsOutMinutes()).isCloseTo(12.5, within(1e-9));
    assertThat(slots.get(1).headArrivesMinutes()).isCloseTo(42.5, within(1e-9));
    assertThat(slots.get(1).tailArrivesMinutes()).isCloseTo(44.5, within(1e-9));
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
