package studio.kriegsspiel.situation.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.RoadWidthClass;

/** Where bodies are, worked out by hand on level ground with one straight road of 3000 m. */
class TracksTest {
  private static final String COMES =
      """
      reinforcements
        Blue.Foot enters by "West end" from the west at 14:00 in column of route to "Inn"
      """;

  private static UnitId blue(String name) {
    return new UnitId("Blue", name);
  }

  private static double minutes(LocalDateTime from, LocalDateTime to) {
    return Duration.between(from, to).toSeconds() / 60.0;
  }

  @ParameterizedTest(name = "{0}: {1} m a minute")
  @CsvSource({
    // Reisswitz 34: 200 paces of 0.753 m in two minutes.
    "reisswitz-1824, 75.3",
    // British movement chart: 200 paces of 0.804672 m in two minutes.
    "british-1815, 80.4672",
    // Battle System: infantry in column 2 spaces of 150 m in 10 minutes.
    "battle-system, 30",
    // Kriegskunst: column of companies 8 inches of 45.72 m in 15 minutes.
    "kriegskunst, 24.384",
    // Napoleonic rules: line infantry 60 mm of 2 m in 5 minutes by the table for the lost one, and
    // a quarter more on roads.
    "napoleonic-rng, 30"
  })
  void aColumnMarchesAlongAStraightRoadAtTheBooksRate(String book, double rate) {
    Situation situation =
        Plain.level().scenario(book, "  battalion \"Foot\" as Foot: 900 men", COMES);
    Track track = situation.tracks().of(blue("Foot"));
    Arrival arrival = track.findArrival().orElseThrow();

    assertThat(arrival.way()).isEqualTo(Arrival.Way.RECKONED);
    assertThat(minutes(at(14, 0, 0), arrival.findHeadArrives().orElseThrow()))
        .isCloseTo(3000 / rate, within(0.05));
    assertThat(track.at(at(13, 59, 59)).kind()).isEqualTo(Whereabouts.Kind.OFF_MAP);

    Whereabouts later = track.at(at(14, 20, 0));
    assertThat(later.kind()).isEqualTo(Whereabouts.Kind.MARCHING);
    assertThat(later.certainty()).isEqualTo(Certainty.RECKONED);
    MapPoint head = later.head().orElseThrow();
    assertThat(head.x()).isCloseTo(5 + 20 * rate, within(1.0));
    assertThat(head.y()).isCloseTo(1005, within(0.5));
    assertThat(later.heading().orElseThrow().degrees()).isCloseTo(90, within(0.5));
  }

  @Test
  void theTailOfAColumnOf600MetresComesEightMinutesAfterItsHead() {
    // Reisswitz 14: 900 men are 250 paces long on the march, so 2880 men 800 paces, 602.4 m; at 100
    // paces a minute the tail comes on eight minutes later.
    Situation situation =
        Plain.level().scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 2880 men", COMES);
    Track track = situation.tracks().of(blue("Foot"));
    Arrival arrival = track.findArrival().orElseThrow();

    assertThat(arrival.lengthMetres()).isCloseTo(602.4, within(0.01));
    assertThat(minutes(at(14, 0, 0), arrival.findTailEnters().orElseThrow()))
        .isCloseTo(8, within(0.02));

    Whereabouts entering = track.at(at(14, 4, 0));
    assertThat(entering.kind()).isEqualTo(Whereabouts.Kind.ENTERING);
    assertThat(entering.tail()).isEmpty();
    assertThat(entering.head().orElseThrow().x()).isCloseTo(5 + 4 * 75.3, within(1.0));
    assertThat(entering.depthMetres()).isCloseTo(4 * 75.3, within(1.0));

    // 3000 m take 39.84 minutes; then the tail comes up in eight.
    Whereabouts marching = track.at(at(14, 30, 0));
    assertThat(marching.tail().orElseThrow().x()).isCloseTo(5 + 30 * 75.3 - 602.4, within(1.0));
    assertThat(track.at(at(14, 44, 0)).kind()).isEqualTo(Whereabouts.Kind.CLOSING_UP);
    Whereabouts closed = track.at(at(14, 48, 0));
    assertThat(closed.kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(closed.certainty()).isEqualTo(Certainty.FREE);
    assertThat(closed.centre().orElseThrow().x()).isCloseTo(3005, within(1.0));
  }

  @Test
  void bodiesComeOneBehindTheOtherInTheOrderOfTheText() {
    // Two battalions of 900 men: the second sets out when the first's 250 paces are on the map, in
    // two and a half minutes; the tail of the whole comes on after five.
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                """
                  brigade "Foot" as Foot
                    battalion "First" as First: 900 men
                    battalion "Second" as Second: 900 men
                """,
                COMES);
    Arrival arrival = situation.tracks().of(blue("Foot")).findArrival().orElseThrow();
    assertThat(arrival.bodies().stream().map(each -> each.unit().id().name()))
        .containsExactly("First", "Second");
    assertThat(minutes(at(14, 0, 0), arrival.bodies().get(1).headEnters()))
        .isCloseTo(2.5, within(0.02));
    assertThat(minutes(at(14, 0, 0), arrival.findTailEnters().orElseThrow()))
        .isCloseTo(5, within(0.02));

    LocalDateTime time = at(14, 2, 0);
    assertThat(situation.tracks().of(blue("First")).at(time).kind())
        .isEqualTo(Whereabouts.Kind.ENTERING);
    assertThat(situation.tracks().of(blue("Second")).at(time).kind())
        .isEqualTo(Whereabouts.Kind.OFF_MAP);
    Whereabouts whole = situation.tracks().of(blue("Foot")).at(at(14, 20, 0));
    assertThat(whole.head().orElseThrow().x()).isCloseTo(5 + 20 * 75.3, within(1.0));
    assertThat(whole.tail().orElseThrow().x()).isCloseTo(5 + 20 * 75.3 - 2 * 188.25, within(1.0));
  }

  @Test
  void aBridgeForFilesBySectionsDoesNotHoldAColumnOfSectionsUp() {
    // Reisswitz 36.4: infantry passes a small bridge by sections, in which it marches anyway.
    Situation situation =
        Plain.level()
            .with(
                FeatureKind.BRIDGE,
                "LINESTRING (1500 1005, 1530 1005)",
                Attributes.builder().widthMetres(3).build())
            .scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", COMES);
    Arrival arrival = situation.tracks().of(blue("Foot")).findArrival().orElseThrow();
    assertThat(minutes(at(14, 0, 0), arrival.findTailArrives().orElseThrow()))
        .isCloseTo(3000 / 75.3 + 2.5, within(0.1));
  }

  @Test
  void gunsGoOneByOneOnASmallRoadAndTheirTailComesTwiceAsLate() {
    // Reisswitz 30: eight guns in pairs are 150 paces long; 36.2 lets single guns on a smaller
    // road,
    // 300 paces: at 100 paces a minute the tail comes on after three minutes instead of one and a
    // half.
    Situation situation =
        Plain.on(RoadWidthClass.SMALL_ROAD)
            .scenario("reisswitz-1824", "  battery \"Foot\" as Foot: 8 guns 6-pdr", COMES);
    Arrival small = situation.tracks().of(blue("Foot")).findArrival().orElseThrow();
    assertThat(minutes(at(14, 0, 0), small.findTailEnters().orElseThrow()))
        .isCloseTo(3, within(0.03));
    assertThat(small.bodies().get(0).straits().get(0).why())
        .containsExactly("twice as long by single guns [Reisswitz 1824 default DM-01 on §36]");

    Situation high =
        Plain.level().scenario("reisswitz-1824", "  battery \"Foot\" as Foot: 8 guns 6-pdr", COMES);
    assertThat(
            minutes(
                at(14, 0, 0),
                high.tracks()
                    .of(blue("Foot"))
                    .findArrival()
                    .orElseThrow()
                    .findTailEnters()
                    .orElseThrow()))
        .isCloseTo(1.5, within(0.03));
  }

  @Test
  void afterFourHundredReinforcementsNoMoreAreReckoned() {
    StringBuilder army = new StringBuilder();
    StringBuilder coming = new StringBuilder("reinforcements\n");
    for (int i = 1; i <= 402; i++) {
      army.append("  battalion \"B%1$d\" as B%1$d: 900 men%n".formatted(i));
      coming.append(
          "  B%d enters by \"West end\" from the west at 14:00 in column of route to \"Inn\"%n"
              .formatted(i));
    }
    Situation situation = Plain.level().scenario("reisswitz-1824", army + "", coming + "");
    List<Arrival> arrivals = situation.tracks().arrivals();
    // 1 % of 3000 m and six cells of 10 m at the ends; 3 % and six cells of 25 m.
    assertThat(arrivals.get(39).excess()).isCloseTo(0.01 + 60.0 / 3000, within(0.001));
    assertThat(arrivals.get(40).excess()).isCloseTo(0.03 + 150.0 / 3000, within(0.001));
    assertThat(arrivals.get(399).way()).isEqualTo(Arrival.Way.RECKONED);
    assertThat(arrivals.get(400).way()).isEqualTo(Arrival.Way.TOO_MANY);
  }

  @Test
  void manyThreadsAskAtOnceAndGetOneTrack() throws Exception {
    Situation situation =
        Plain.level().scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", COMES);
    ExecutorService askers = Executors.newFixedThreadPool(8);
    try {
      List<Future<Whereabouts>> answers =
          askers.invokeAll(
              Collections.nCopies(32, () -> situation.tracks().of(blue("Foot")).at(at(14, 20, 0))));
      Set<Whereabouts> all = new HashSet<>();
      for (Future<Whereabouts> each : answers) {
        all.add(each.get());
      }
      assertThat(all).hasSize(1);
      assertThat(all.iterator().next().head().orElseThrow().x())
          .isCloseTo(5 + 20 * 75.3, within(1.0));
    } finally {
      askers.shutdownNow();
    }
  }

  @Test
  void whatTheTextDeploysIsFixedWhenPlayBeginsAndFreeThen() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                "  battalion \"Foot\" as Foot: 900 men",
                """
                deploy
                  Blue.Foot in line at "Mill" facing south
                """);
    Track track = situation.tracks().of(blue("Foot"));
    Whereabouts begins = track.at(at(13, 0, 0));
    assertThat(begins.certainty()).isEqualTo(Certainty.FIXED);
    assertThat(begins.centre()).contains(new MapPoint(2005, 1505));
    // Reisswitz, Introduction: 250 paces of front.
    assertThat(begins.frontMetres()).isCloseTo(188.25, within(0.01));
    assertThat(track.at(at(13, 1, 0)).certainty()).isEqualTo(Certainty.FREE);
  }

  @Test
  void theBodiesOfABrigadeInLineStandSideBySideFromTheRight() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                """
                  brigade "Foot" as Foot
                    battalion "First" as First: 900 men
                    battalion "Second" as Second: 450 men
                """,
                """
                deploy
                  Blue.Foot in line at "Mill" facing south
                """);
    // The front is 375 paces, 282.375 m; facing south the right is in the west.
    MapPoint first = situation.tracks().of(blue("First")).at(at(13, 0, 0)).centre().orElseThrow();
    MapPoint second = situation.tracks().of(blue("Second")).at(at(13, 0, 0)).centre().orElseThrow();
    assertThat(first.x()).isCloseTo(2005 - (282.375 - 188.25) / 2, within(0.01));
    assertThat(second.x()).isCloseTo(2005 + (282.375 - 94.125) / 2, within(0.01));
  }

  @Test
  void aUnitAtTwoPlacesAndABrigadeWithItsBattalionCanBeTold() {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                """
                  brigade "Foot" as Foot
                    battalion "First" as First: 900 men
                    battalion "Second" as Second: 900 men
                """,
                """
                deploy
                  Blue.Foot in line at "Mill" facing south
                  Blue.First in line at "Inn" facing south
                  Blue.First in line at "South mill" facing south
                """);
    Track first = situation.tracks().of(blue("First"));
    assertThat(first.everyAt(at(13, 0, 0)).stream().map(each -> each.centre().orElseThrow()))
        .containsExactly(new MapPoint(3005, 1005), new MapPoint(2005, 505));
    assertThat(first.overruled().stream().map(Placement::named)).containsExactly(blue("Foot"));
    Track second = situation.tracks().of(blue("Second"));
    assertThat(second.placements().stream().map(Placement::named)).containsExactly(blue("Foot"));
  }

  @Test
  void aUnitOfWhichTheTextSaysNothingIsNowhere() {
    Situation situation =
        Plain.level().scenario("reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", "");
    assertThat(situation.tracks().of(blue("Foot")).at(at(13, 0, 0)).kind())
        .isEqualTo(Whereabouts.Kind.UNKNOWN);
    assertThat(situation.tracks().of(blue("Nobody")).at(at(13, 0, 0)).kind())
        .isEqualTo(Whereabouts.Kind.UNKNOWN);
    assertThat(situation.book().id()).isEqualTo(RuleBookId.REISSWITZ_1824);
  }
}
