package studio.kriegsspiel.situation.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.march.MarchRoute;

/**
 * Patrols, columns that leave and formations that gather, by the minute: 3000 m of level road from
 * the western edge to the inn. Foot goes 75.3 m a minute, a patrol of horse 150.6.
 */
class PatrolAndLeaveTest {
  private static final String TROOPS =
      """
        brigade "Foot" as Foot
          battalion "First" as First: 900 men
          battalion "Second" as Second: 900 men
        squadron "Horse" as Horse: 150 riders, hussars
      """;

  private static Situation situation(String text) {
    return Plain.level().scenario("reisswitz-1824", TROOPS, text);
  }

  private static Track track(Situation situation, String unit) {
    return situation.tracks().of(new UnitId("Blue", unit));
  }

  private static Whereabouts where(Situation situation, String unit, String clock) {
    return track(situation, unit).at(LocalDateTime.parse("1815-06-18T" + clock));
  }

  /** Out in 19.92 minutes, back in 39.84. */
  @ParameterizedTest(name = "a patrol {0} is at {1} {2} and {3}, {4} m from where it set out")
  @CsvSource({
    "from 14:00, 13:59:00, STANDING, FIXED, 0",
    "from 14:00, 14:00:00, MARCHING, RECKONED, 0",
    "from 14:00, 14:10:00, MARCHING, RECKONED, 1506",
    "from 14:00, 14:30:00, MARCHING, RECKONED, 1482",
    "from 14:00, 14:39:00, MARCHING, RECKONED, 127",
    "from 14:00, 14:40:00, STANDING, FREE, 0",
    "from 14:00, 15:10:00, STANDING, FREE, 0",
    // Every hour: between the rounds it stands where it set out, and it is known that it does.
    "'from 14:00 until 16:00, every 60 minutes', 14:40:00, STANDING, RECKONED, 0",
    "'from 14:00 until 16:00, every 60 minutes', 15:10:00, MARCHING, RECKONED, 1506",
    "'from 14:00 until 16:00, every 60 minutes', 15:40:00, STANDING, FREE, 0",
    "'from 14:00 until 16:00, every 60 minutes', 16:10:00, STANDING, FREE, 0",
    "'from 14:00 until 16:01, every 60 minutes', 16:10:00, MARCHING, RECKONED, 1506",
    // Every half-hour is sooner than it can be back: it sets out again at once.
    "'from 14:00 until 16:00, every 30 minutes', 14:49:50, MARCHING, RECKONED, 1506",
  })
  void aPatrolGoesAndComesInItsHours(
      String hours, String clock, Whereabouts.Kind kind, Certainty certainty, double metres) {
    Situation situation =
        situation("deploy\n  Horse patrols from \"West end\" to \"Inn\" " + hours + "\n");
    Whereabouts there = where(situation, "Horse", clock);
    assertThat(there.kind()).isEqualTo(kind);
    assertThat(there.certainty()).isEqualTo(certainty);
    assertThat(there.centre().orElseThrow().x()).isCloseTo(5 + metres, within(4.0));
  }

  @Test
  void aPatrolFacesWhereItGoes() {
    Situation situation =
        situation("deploy\n  Horse patrols from \"West end\" to \"Inn\" from 14:00\n");
    assertThat(where(situation, "Horse", "14:10:00").heading().orElseThrow().degrees())
        .isCloseTo(90, within(0.5));
    assertThat(where(situation, "Horse", "14:30:00").heading().orElseThrow().degrees())
        .isCloseTo(270, within(0.5));
  }

  @ParameterizedTest(name = "a patrol {0} turns at {1} and is back at {2}, in a trip of 39.84 min")
  @CsvSource({
    "from 14:00, 14:19:55, 14:39:51",
    "'from 14:00 until 16:00, every 60 minutes', 14:19:55, 15:39:51",
    "'from 14:00 until 16:01, every 60 minutes', 14:19:55, 16:39:51",
    "'from 14:00 until 14:30, every 60 minutes', 14:19:55, 14:39:51",
    // Repeating: at 14:00, 14:39.8 and 15:19.7, before its hours end.
    "'from 14:00 until 15:30, repeating', 14:19:55, 15:59:32",
  })
  void aPatrolTurnsAndIsBack(String hours, String turns, String back) {
    PatrolRun run =
        track(
                situation("deploy\n  Horse patrols from \"West end\" to \"Inn\" " + hours + "\n"),
                "Horse")
            .findPatrol()
            .orElseThrow();
    assertThat(run.findTurns().orElseThrow())
        .isBetween(time(turns).minusSeconds(3), time(turns).plusSeconds(3));
    assertThat(run.findBack().orElseThrow())
        .isBetween(time(back).minusSeconds(6), time(back).plusSeconds(6));
    assertThat(run.tripMinutes().orElseThrow()).isCloseTo(39.84, within(0.05));
  }

  private static LocalDateTime time(String clock) {
    return LocalDateTime.parse("1815-06-18T" + clock);
  }

  @Test
  void aPatrolWithoutAWayStaysAndOneThatStartsNowhereIsUnknown() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    Situation stopped =
        river.scenario(
            "reisswitz-1824",
            TROOPS,
            "deploy\n  Horse patrols from \"West end\" to \"Inn\" from 14:00\n");
    PatrolRun run = track(stopped, "Horse").findPatrol().orElseThrow();
    assertThat(run.tripMinutes()).isEmpty();
    assertThat(run.findTurns()).isEmpty();
    assertThat(run.findBack()).isEmpty();
    Whereabouts stays = where(stopped, "Horse", "14:10:00");
    assertThat(stays.kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(stays.certainty()).isEqualTo(Certainty.FREE);
    Situation nowhere =
        situation("deploy\n  Horse patrols from \"Nowhere\" to \"Inn\" from 14:00\n");
    assertThat(where(nowhere, "Horse", "14:10:00").kind()).isEqualTo(Whereabouts.Kind.UNKNOWN);
  }

  /** 188.25 m of column: its head is at the inn after 39.84 minutes, its tail 2.5 later. */
  /** Foot on the road goes 75.3 m a minute; the halt at 14:10 finds it 753 m on its way. */
  @Test
  void whoHaltsStandsWhereTheHaltFoundHim() {
    Situation halted =
        situation(
            "deploy\n  First in column of route at \"West end\" facing east\n"
                + "events\n  at 14:00 First marches to \"Inn\"\n  First halts at 14:10\n");
    Situation marching =
        situation(
            "deploy\n  First in column of route at \"West end\" facing east\n"
                + "events\n  at 14:00 First marches to \"Inn\"\n");

    Whereabouts there = where(halted, "First", "14:10:00");
    Whereabouts onTheWay = where(marching, "First", "14:10:00");
    assertThat(there).isEqualTo(where(halted, "First", "14:30:00"));
    assertThat(there.kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(onTheWay.kind()).isEqualTo(Whereabouts.Kind.MARCHING);
    assertThat(there.head()).isEqualTo(onTheWay.head()).isPresent();
    assertThat(there.heading()).isEqualTo(onTheWay.heading()).isPresent();
    assertThat(where(halted, "First", "14:05:00").head())
        .isEqualTo(where(marching, "First", "14:05:00").head());
  }

  @ParameterizedTest(name = "at {0} who leaves is {1} and {2}, {3} to {4} m along its way")
  @CsvSource({
    "13:59:00, STANDING, FREE, 0, 0",
    "14:20:00, MARCHING, RECKONED, 1317.75, 1506",
    "14:39:00, MARCHING, RECKONED, 2748.45, 2936.7",
    "14:41:00, LEAVING, RECKONED, 2899.05,",
    "14:42:00, LEAVING, RECKONED, 2974.35,",
    "14:43:00, OFF_MAP, RECKONED,,",
    "16:00:00, OFF_MAP, RECKONED,,",
  })
  void whoLeavesIsGoneWhenItsTailIs(
      String clock, Whereabouts.Kind kind, Certainty certainty, Double tail, Double head) {
    Situation situation =
        situation(
            "deploy\n  First in line at \"West end\"\n"
                + "events\n  at 14:00 First leaves by \"Inn\" towards the east\n");
    Whereabouts there = where(situation, "First", clock);
    assertThat(there.kind()).isEqualTo(kind);
    assertThat(there.certainty()).isEqualTo(certainty);
    assertThat(there.head().map(MapPoint::x).orElse(-1.0))
        .isCloseTo(head == null ? -1 : 5 + head, within(1.5));
    if (tail == null) {
      assertThat(there.isOnMap()).isFalse();
    } else if (kind == Whereabouts.Kind.LEAVING) {
      assertThat(there.tail().orElseThrow().x()).isCloseTo(5 + tail, within(1.5));
      assertThat(there.centre().orElseThrow().x()).isCloseTo(5 + (tail + 3000) / 2, within(1.5));
      assertThat(there.depthMetres()).isCloseTo(3000 - tail, within(1.5));
    }
  }

  private static Whereabouts one(
      Whereabouts.Kind kind, Certainty certainty, double x, Formation formation) {
    return Whereabouts.at(new MapPoint(x, 0), kind, certainty, formation);
  }

  @ParameterizedTest(name = "{0} and {1} together are {2}")
  @CsvSource({
    "STANDING, STANDING, STANDING",
    "OFF_MAP, OFF_MAP, OFF_MAP",
    "OFF_MAP, MARCHING, ENTERING",
    "ENTERING, MARCHING, ENTERING",
    "LEAVING, MARCHING, LEAVING",
    "CLOSING_UP, MARCHING, MARCHING",
    "CLOSING_UP, STANDING, CLOSING_UP",
    "WORKING, STANDING, WORKING",
    "UNKNOWN, STANDING, STANDING",
  })
  void severalBodiesDoWhatTheLastOfThemDoes(
      Whereabouts.Kind one, Whereabouts.Kind other, Whereabouts.Kind together) {
    Whereabouts all =
        Gathering.of(
            List.of(
                one(one, Certainty.FIXED, 0, Formation.LINE),
                one(other, Certainty.RECKONED, 100, Formation.LINE)));
    assertThat(all.kind()).isEqualTo(together);
    assertThat(all.certainty()).isEqualTo(Certainty.RECKONED);
    assertThat(all.centre()).contains(new MapPoint(50, 0));
    assertThat(all.formation()).contains(Formation.LINE);
  }

  /** Their mean is 400 m from the nearest of them, which is nobody's place. */
  @Test
  void aScatteredWholeIsWithOneOfItsParts() {
    List<Whereabouts> bodies =
        List.of(
            one(Whereabouts.Kind.STANDING, Certainty.FIXED, 0, Formation.LINE),
            one(Whereabouts.Kind.STANDING, Certainty.FIXED, 1200, Formation.LINE),
            Whereabouts.unknown(),
            one(Whereabouts.Kind.STANDING, Certainty.FIXED, 1200, Formation.LINE));
    assertThat(Gathering.of(bodies).centre()).contains(new MapPoint(1200, 0));
    assertThat(Gathering.of(bodies, OptionalInt.of(0)).centre()).contains(new MapPoint(0, 0));
    // Who leads it is not on the map.
    assertThat(Gathering.of(bodies, OptionalInt.of(2)).centre()).contains(new MapPoint(1200, 0));
  }

  @ParameterizedTest(name = "apart {0} m: {1}")
  @CsvSource({"500, 250", "502, 0"})
  void bodiesNearOneAnotherHaveTheirMiddle(double apart, double middle) {
    List<Whereabouts> bodies =
        List.of(
            one(Whereabouts.Kind.STANDING, Certainty.FIXED, 0, Formation.LINE),
            one(Whereabouts.Kind.STANDING, Certainty.FIXED, apart, Formation.LINE));
    assertThat(Gathering.of(bodies).centre()).contains(new MapPoint(middle, 0));
  }

  @Test
  void aCommanderOfAScatteredBrigadeIsWithOneOfItsBodies() {
    Situation situation =
        situation(
            """
            deploy
              First in line at "West end" facing north
              Second in line at "Inn" facing north
            """);
    Track foot = track(situation, "Foot");
    assertThat(foot.at(at(13, 0, 0)).centre()).contains(Plain.WEST_END);
    assertThat(foot.findSeat(at(13, 0, 0))).contains(new UnitId("Blue", "First"));
    assertThat(track(situation, "First").findSeat(at(13, 0, 0))).isEmpty();
  }

  @Test
  void aFormationIsOnlyTheirsIfAllHaveIt() {
    Whereabouts mixed =
        Gathering.of(
            List.of(
                one(Whereabouts.Kind.STANDING, Certainty.FIXED, 0, Formation.LINE),
                one(Whereabouts.Kind.STANDING, Certainty.FIXED, 100, Formation.SQUARE)));
    assertThat(mixed.formation()).isEmpty();
    Whereabouts nowhere = Gathering.of(List.of(Whereabouts.unknown(), Whereabouts.unknown()));
    assertThat(nowhere.centre()).isEmpty();
    assertThat(nowhere.kind()).isEqualTo(Whereabouts.Kind.UNKNOWN);
  }

  @Test
  void legsAreJoinedEndToEndAndGoneBackInTheTimesThere() {
    MapPoint a = new MapPoint(0, 0);
    MapPoint b = new MapPoint(100, 0);
    MapPoint c = new MapPoint(100, 300);
    MarchRoute first = new MarchRoute(List.of(a, b), List.of(0.0, 2.0));
    MarchRoute second = new MarchRoute(List.of(b, c), List.of(0.0, 3.0));
    MarchRoute joined = Legs.joined(List.of(first, second));
    assertThat(joined).isEqualTo(new MarchRoute(List.of(a, b, c), List.of(0.0, 2.0, 5.0)));
    assertThat(Legs.back(joined))
        .isEqualTo(new MarchRoute(List.of(c, b, a), List.of(0.0, 3.0, 5.0)));
    assertThat(Legs.joined(List.of(first))).isEqualTo(first);
  }

  @Test
  void columnsAreListedInTheOrderOfTheText() {
    Situation situation =
        situation(
            """
            deploy
              First in line at "West end"
              Horse marches from "West end" to "Mill" from 14:00
            events
              at 15:00 First marches to "Inn"
            reinforcements
              Second enters by "West end" from the west at 14:00 in column of route to "Inn"
            """);
    List<MovingColumn> columns = situation.tracks().columns();
    assertThat(columns)
        .extracting(each -> each.unit().name())
        .containsExactly("Horse", "First", "Second");
    assertThat(columns)
        .extracting(each -> each.journey().findHeadArrives().orElseThrow().getHour())
        .containsExactly(14, 15, 14);
    assertThat(situation.tracks().arrivals()).hasSize(1);
    assertThat(situation.tracks().isReckoned()).isTrue();
    assertThat(situation("").tracks().isReckoned()).isFalse();
  }

  /** By the mill: 500 m up and 500 m down besides the 3000 m of road. */
  @Test
  void aMarchGoesByWhatIsNamed() {
    Situation situation =
        situation("deploy\n  Horse marches from \"West end\" to \"Inn\" by \"Mill\" from 14:00\n");
    MarchRoute way = track(situation, "Horse").findMarch().orElseThrow().route().orElseThrow();
    assertThat(way.points()).contains(new MapPoint(2005, 1505));
    assertThat(way.lengthMetres()).isBetween(3150.0, 3300.0);
    assertThat(track(situation, "Horse").findPatrol()).isEqualTo(Optional.empty());
  }

  @Test
  void anAwaitedBodyIsOffTheMapUntilTheUmpireLetsItCome() {
    Situation situation =
        situation("events\n  between 14:10 and 15:00 First enters by \"West end\" from the west\n");
    Whereabouts there = where(situation, "First", "15:30:00");
    assertThat(there.kind()).isEqualTo(Whereabouts.Kind.OFF_MAP);
    assertThat(there.certainty()).isEqualTo(Certainty.FREE);
    assertThat(at(13, 0, 0)).isEqualTo(situation.clock().begins());
  }

  @Test
  void withoutAGoalABodyComesOnAndStandsWhereItEntered() {
    Situation situation =
        situation(
            "reinforcements\n  First enters by \"West end\" from the west at 14:00 in column of route\n");
    Arrival arrival = track(situation, "First").findArrival().orElseThrow();
    assertThat(arrival.way()).isEqualTo(Arrival.Way.NO_GOAL);
    assertThat(arrival.findHeadArrives()).isEmpty();
    assertThat(arrival.findTailArrives()).isEmpty();
    assertThat(arrival.isReckoned()).isFalse();
    assertThat(arrival.findTailEnters()).contains(at(14, 2, 30));
    Whereabouts entering = where(situation, "First", "14:02:00");
    assertThat(entering.kind()).isEqualTo(Whereabouts.Kind.ENTERING);
    assertThat(entering.tail()).isEmpty();
    Whereabouts there = where(situation, "First", "14:02:30");
    assertThat(there.kind()).isEqualTo(Whereabouts.Kind.STANDING);
    assertThat(there.certainty()).isEqualTo(Certainty.FREE);
    assertThat(there.tail()).isPresent();
  }

  @Test
  void whoWorksIsWhereHeWorksAsLongAsHeDoes() {
    Situation situation =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "LINESTRING (1000 1505, 3000 1505)",
                Attributes.builder().widthMetres(10).build())
            .scenario(
                "reisswitz-1824",
                "  sappers \"Pioneers\" as Pioneers: 60 men",
                "deploy\n  Pioneers in column at \"Inn\" facing east\n"
                    + "engineering\n  Pioneers builds a bridge at \"Mill\" of trestles from 14:00 to 15:00\n");
    assertThat(where(situation, "Pioneers", "13:59:00").centre()).contains(Plain.INN);
    assertThat(where(situation, "Pioneers", "14:30:00").kind()).isEqualTo(Whereabouts.Kind.WORKING);
    assertThat(where(situation, "Pioneers", "14:30:00").centre().orElseThrow().y())
        .isCloseTo(1505, within(20.0));
    assertThat(track(situation, "Pioneers").works()).hasSize(1);
  }
}
