package studio.kriegsspiel.situation.courier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.sight.Eye;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/** Rides and news, worked out by hand on level ground. */
class CourierTest {
  private static final UnitId FOOT = new UnitId("Blue", "Foot");
  private static final UnitId PICKET = new UnitId("Blue", "Picket");

  private static Situation situation(Plain plain, String book) {
    return plain.scenario(book, "  battalion \"Foot\" as Foot: 900 men", "");
  }

  @ParameterizedTest(name = "{0}: {1} minutes on 3000 m of road, {2} on 1000 m of field")
  @CsvSource({
    // Reisswitz: 900 paces of 0.753 m a move of two minutes for the first 2000, 700 from there on:
    // 3984.06 paces in 2.2222 and 2.8344 moves; 1328.02 paces in 1.4756.
    "reisswitz-1824, 10.113, 2.951",
    // British: a ride of more than 2000 paces at 700 all the way; 3728.23 of 0.804672 m.
    "british-1815, 10.652, 2.762",
    // Battle System: 6 spaces of 150 m in 10 minutes on roads, half of it across country.
    "battle-system, 33.333, 22.222",
    // Kriegskunst has no messengers: irregular cavalry's 18 inches of 45.72 m in 15 minutes.
    "kriegskunst, 54.681, 18.227",
    // Napoleonic rules: 200 mm of 2 m in 5 minutes.
    "napoleonic-rng, 37.5, 12.5"
  })
  void aMessengerRidesAtTheBooksRate(String book, double road, double field) {
    Rides rides = situation(Plain.level(), book).rides();
    assertThat(rides.find(Plain.WEST_END, Plain.INN).orElseThrow().minutes())
        .isCloseTo(road, within(road * 0.002));
    assertThat(
            rides.find(new MapPoint(505, 1505), new MapPoint(1505, 1505)).orElseThrow().minutes())
        .isCloseTo(field, within(field * 0.01));
  }

  @ParameterizedTest
  @CsvSource({"reisswitz-1824", "british-1815", "battle-system", "kriegskunst", "napoleonic-rng"})
  void nobodyRidesThroughARiverButByTheBridge(String book) {
    // A river across the whole map; its only bridge carries the road.
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    MapPoint from = new MapPoint(805, 1505);
    MapPoint to = new MapPoint(1205, 1505);
    assertThat(situation(river, book).rides().find(from, to)).isEmpty();
    Plain bridged =
        river.with(
            FeatureKind.BRIDGE,
            "LINESTRING (970 1005, 1040 1005)",
            Attributes.builder().widthMetres(8).build());
    // Down to the bridge and up again: by the straight lines at least 2 * 530 m and 70 m over it.
    assertThat(situation(bridged, book).rides().find(from, to).orElseThrow().metres())
        .isBetween(1080.0, 1200.0);
  }

  @Test
  void newsCanBeSomewhereOnceItIsSeenAndRiddenThere() {
    // In fog one sees 200 m. The picket stands 2000 m along the road; the column's head is 1800 m
    // along it after 23.9 minutes, so that it is seen at 14:24. The ride of 1000 m takes 1328.02
    // paces at 450 a minute, 2.951 minutes.
    Situation situation =
        Plain.level()
            .inFog()
            .scenario(
                "reisswitz-1824",
                """
                  battalion "Foot" as Foot: 900 men
                  battalion "Picket" as Picket: 2 men
                """,
                """
                deploy
                  Picket in column of route at 1000 m west of "Inn"

                reinforcements
                  Foot enters by "West end" from the west at 14:00 in column of route to "Inn"
                """);
    NewsTime news = situation.news().earliest(FOOT, PICKET, Plain.INN).orElseThrow();
    assertThat(news.seen()).isEqualTo(at(14, 24, 0));
    assertThat(Duration.between(news.seen(), news.arrives()).toSeconds() / 60.0)
        .isCloseTo(2.951, within(0.02));
  }

  @Test
  void aSearchThatNobodyWantsAnyMoreIsBrokenOff() {
    Situation situation = situation(Plain.level(), "reisswitz-1824");
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(CancellationException.class)
        .isThrownBy(() -> situation.news().earliest(FOOT, PICKET, Plain.INN));
    assertThat(Thread.interrupted()).isTrue();
  }

  private static final MapPoint WEST = new MapPoint(805, 1505);
  private static final MapPoint EAST = new MapPoint(1205, 1505);

  private static Plain forded() {
    return Plain.level()
        .with(
            FeatureKind.RIVER,
            "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
            Attributes.NONE)
        .with(
            FeatureKind.FORD,
            "LINESTRING (970 1505, 1040 1505)",
            Attributes.builder().widthMetres(40).build());
  }

  @Test
  void aFloodKeepsMessengersFromTheFordUntilItFalls() {
    Rides rides =
        situation(forded().head("rivers flooded until 15:00, then falling"), "reisswitz-1824")
            .rides();
    assertThat(rides.find(WEST, EAST, at(14, 59, 0))).isEmpty();
    assertThat(rides.find(WEST, EAST, at(15, 0, 0)).orElseThrow().metres()).isBetween(400.0, 450.0);
    assertThat(rides.find(WEST, EAST)).isPresent();
  }

  @Test
  void theShortestTimeOfARideTakesOffWhatItMayBeTooLongBy() {
    Ride ride =
        situation(Plain.level(), "reisswitz-1824")
            .rides()
            .find(Plain.WEST_END, Plain.INN)
            .orElseThrow();
    // One in a hundred along the way and six cells of 10 m of 3000 m at its ends.
    assertThat(ride.excess()).isCloseTo(0.03, within(1e-3));
    assertThat(ride.leastMinutes()).isCloseTo(10.113 / 1.03, within(0.03));
    assertThat(ride.arrives(at(13, 0, 0))).isEqualTo(at(13, 10, 7));
    assertThat(ride.citations()).hasSize(2);
  }

  private static final String COLUMN =
      """
        battalion "Foot" as Foot: 900 men
        battalion "Picket" as Picket: 2 men
      """;

  @Test
  void whoeverIsAtAPostSeesWithHisOwnEyes() {
    // A bank of 5 m before the post hides the column from a man, not from the tower.
    Plain bank = Plain.level().height((x, y) -> 50 + 5 * Math.max(0, 1 - Math.abs(x - 1505) / 100));
    Situation situation =
        bank.scenario(
            "reisswitz-1824",
            COLUMN,
            "deploy\n  Foot in column of route at \"West end\" facing east\n");
    assertThat(situation.news().earliest(FOOT, Plain.INN, Eye.FOOT, Plain.INN)).isEmpty();
    NewsTime news = situation.news().earliest(FOOT, Plain.INN, Eye.TOWER, Plain.INN).orElseThrow();
    assertThat(news.seen()).isEqualTo(at(13, 0, 0));
    assertThat(news.look().sees()).isTrue();
  }

  @Test
  void whatComesWhenPlayIsOverIsNoNews() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                COLUMN,
                """
                deploy
                  Picket in column of route at "Inn"

                reinforcements
                  Foot enters by "West end" from the west at 20:01 in column of route to "Inn"
                """);
    assertThat(situation.news().earliest(FOOT, PICKET, Plain.INN)).isEmpty();
  }

  @Test
  void newsThatNobodyCanRideWithIsNowhere() {
    Situation situation =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE)
            .scenario(
                "reisswitz-1824",
                COLUMN,
                """
                deploy
                  Picket in column of route at 300 m west of "Mill"
                  Foot in column of route at "Mill"
                """);
    assertThat(situation.news().earliest(FOOT, PICKET, WEST)).isEmpty();
    assertThat(situation.news().earliest(FOOT, PICKET, EAST)).isPresent();
  }
}
