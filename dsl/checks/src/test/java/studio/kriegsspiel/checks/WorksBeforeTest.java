package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.clock.Clock;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;
import studio.kriegsspiel.situation.knowledge.WorkBeforeView;
import studio.kriegsspiel.situation.track.ColumnJourney;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * What was done before play, and bridges built during it, on the ground of the samples: a river, a
 * bridge, a ford far off.
 */
class WorksBeforeTest {
  private static final String PASSES = Samples.read(Samples.passes("KS-ENG-010"));
  private static final String ENGINEERING = "engineering\n";

  private static String with(String lines) {
    return PASSES.substring(0, PASSES.indexOf(ENGINEERING) + ENGINEERING.length()) + lines;
  }

  private static ParsedScenario parse(String lines) {
    ParsedScenario parsed = new ScenarioLanguage().parse("case.kriegsspiel", with(lines));
    assertThat(parsed.findings()).isEmpty();
    return parsed;
  }

  private static Situation situation(String lines) {
    return Samples.situation(parse(lines));
  }

  private static ColumnJourney coming(Situation situation) {
    return situation.tracks().arrivals().stream()
        .filter(each -> each.order().unit().equals(new UnitId("Blue", "Foot2")))
        .findFirst()
        .orElseThrow()
        .journey();
  }

  private static List<String> told(String lines, String id) {
    ParsedScenario parsed = parse(lines);
    return new Checker(List.of(CheckList.find(id).orElseThrow()))
        .check(Samples.situation(parsed), parsed.text()).stream().map(Finding::message).toList();
  }

  private static double metres(Situation situation) {
    return coming(situation).route().orElseThrow().lengthMetres();
  }

  @Test
  void aBrokenBridgeSendsTheColumnByTheFord() {
    double straight = metres(situation("  Pioneers1 entrenches \"Farm\" from 10:00\n"));
    double round = metres(situation("  bridge \"Bridge\" broken\n"));
    // The ford lies 1470 m west of the road, so the way is longer by not much less than that.
    assertThat(straight).isBetween(950.0, 1200.0);
    assertThat(round).isGreaterThan(straight + 700);
  }

  @Test
  void aBridgeThatWasBuiltCarries() {
    double far = metres(situation("  bridge \"Bridge\" broken\n"));
    double near =
        metres(situation("  bridge \"Bridge\" broken\n  bridge \"Dorf\" built of trestles\n"));
    assertThat(near).isLessThan(far - 500);
  }

  private static String built(String until) {
    return "  bridge \"Bridge\" broken\n"
        + "  Pioneers1 builds a bridge at \"Dorf\" of trestles from 10:00 to "
        + until
        + "\n";
  }

  @Test
  void aBridgeBuiltDuringPlayCarriesFromTheMinuteItIsFinished() {
    double round = metres(situation("  bridge \"Bridge\" broken\n"));
    double over =
        metres(situation("  bridge \"Bridge\" broken\n  bridge \"Dorf\" built of trestles\n"));
    assertThat(metres(situation(built("11:30")))).as("before they set out").isEqualTo(over);
    assertThat(metres(situation(built("12:01")))).as("before they are there").isEqualTo(over);
    assertThat(metres(situation(built("13:30")))).as("too late for them").isEqualTo(round);
  }

  @Test
  void aMessengerRidesOverABridgeThatIsFinishedWhenHeIsThere() {
    Situation situation = situation(built("11:30"));
    MapPoint south = point(situation, "South Gate");
    MapPoint north = point(situation, "Farm");
    Clock clock = situation.clock();
    double early = situation.rides().find(south, north, clock.begins()).orElseThrow().minutes();
    double late =
        situation
            .rides()
            .find(south, north, clock.begins().plusMinutes(95))
            .orElseThrow()
            .minutes();
    assertThat(late).isLessThan(early - 2);
    assertThat(situation.rides().find(south, north).orElseThrow().minutes()).isEqualTo(late);
  }

  @Test
  void anAttackGoesOverABridgeThatStandsByThen() {
    assertThat(attack(built("13:30"))).isEqualTo(attack("  bridge \"Bridge\" broken\n"));
    assertThat(attack(built("11:30"))).isNotEqualTo(attack(built("13:30")));
  }

  /** What is told of an attack on the column as it comes on, with how long it needs. */
  private static String attack(String lines) {
    List<String> told =
        told(lines + "\nassert Blue.Foot2 cannot be attacked in 60 moves at 12:00\n", "KS-AST-060");
    assertThat(told).singleElement().asString().contains("needs");
    return told.get(0);
  }

  private static MapPoint point(Situation situation, String place) {
    return situation.ground().orElseThrow().resolvePlace(place, TextSpan.NONE).find().orElseThrow();
  }

  @Test
  void whoComesBeforeItIsMendedIsTold() {
    assertThat(
            told(
                "  bridge \"Bridge\" broken\n"
                    + "  Pioneers1 repairs the bridge at \"Bridge\" with timber from 12:30 to 13:30\n",
                "KS-ENG-010"))
        .singleElement()
        .asString()
        .contains("was broken before play and is mended only at 13:30");
    assertThat(
            told(
                "  bridge \"Bridge\" broken\n"
                    + "  Pioneers1 repairs the bridge at \"Bridge\" with timber from 10:00 to 11:30\n",
                "KS-ENG-010"))
        .isEmpty();
  }

  @Test
  void aBridgeThatIsNowhereIsTold() {
    assertThat(told("  bridge \"Height\" broken\n", "KS-ENG-004"))
        .singleElement()
        .asString()
        .contains("the ground has no bridge");
    assertThat(told("  bridge \"Height\" built\n", "KS-ENG-004"))
        .singleElement()
        .asString()
        .contains("the ground has no water");
    assertThat(told("  bridge \"Bridge\" broken\n", "KS-ENG-004")).isEmpty();
  }

  @Test
  void anObstacleMadeBeforeCanBeCleared() {
    String clears = "  Pioneers1 clears the barricade at \"Sand-pit\" from 10:00\n";
    assertThat(told(clears, "KS-ENG-005")).hasSize(1);
    assertThat(told("  barricade \"Sand-pit\" made\n" + clears, "KS-ENG-005")).isEmpty();
  }

  @Test
  void anUnknownPlaceIsTold() {
    assertThat(told("  bridge \"Nowhere\" broken\n", "KS-POS-001"))
        .singleElement()
        .asString()
        .contains("Nowhere");
  }

  @Test
  void onlyThoseWhoKnowOfItAreShownIt() {
    Situation situation =
        situation("  bridge \"Bridge\" broken known to Red, to Blue from 12:00\n");
    assertThat(words(situation, "Red", 0)).containsExactly("bridge broken");
    assertThat(words(situation, "Blue", 0)).isEmpty();
    assertThat(words(situation, "Blue", 120)).containsExactly("bridge broken");
    assertThat(words(situation("  bridge \"Bridge\" broken\n"), "Blue", 0))
        .containsExactly("bridge broken");
  }

  private static List<String> words(Situation situation, String side, int minutes) {
    Reader.Player reader =
        Reader.playersOf(situation.scenario()).stream()
            .filter(each -> each.side().equals(side))
            .findFirst()
            .orElseThrow();
    PlayerView view =
        PlayerViews.of(
            situation, reader, situation.clock().begins().plus(Duration.ofMinutes(minutes)));
    return view.conditions().works().stream().map(WorkBeforeView::words).toList();
  }
}
