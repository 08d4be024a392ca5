package studio.kriegsspiel.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.checks.exercise.SolutionChecks;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.orders.GivenOrders;
import studio.kriegsspiel.situation.track.ColumnJourney;

/** What all orders of a model solution come to together, on the ground of the samples. */
class SolutionOutcomeTest {
  private static final String WRITE = "10:10 message to the umpire \"We hold.\"";

  /** The sentences of KS-EXC-007 where the side has an objective and something is expected. */
  private static List<String> told(String objective, String expected, String... orders) {
    ParsedScenario parsed = parsed(objective, expected);
    Scenario scenario = parsed.scenario().orElseThrow();
    String lines =
        "orders of \"Commander\" of Blue in \"-\"\n  " + String.join("\n  ", orders) + "\n";
    ParsedScenario sheet = new ScenarioLanguage().parseSheet("sheet", lines, scenario);
    assertThat(sheet.findings()).isEmpty();
    return SolutionChecks.check(
            scenario.review().exercises().get(0),
            sheet.sheet().orElseThrow(),
            Samples.situation(parsed))
        .stream()
        .filter(each -> each.id().equals("KS-EXC-007"))
        .map(Finding::message)
        .toList();
  }

  private static ParsedScenario parsed(String objective, String expected) {
    String text =
        new SmallCase(
                    "a solution",
                    Map.of(
                        "blue", List.of("pioneers \"P\" as P: 100 men"),
                        "deploy",
                            List.of("P in column at 30 paces north of \"Bridge\" facing south"),
                        "instead",
                            List.of(
                                "objective hold \"Farm\" until 14:00 => objective " + objective)))
                .text(RuleBookId.REISSWITZ_1824)
            + "\nexercise \"A post\" for \"Commander\" of Blue\n  expect "
            + expected
            + " worth 1\n";
    ParsedScenario parsed = Samples.parse("case.kriegsspiel", text);
    assertThat(parsed.findings()).isEmpty();
    return parsed;
  }

  private static List<String> toDestroy(String... orders) {
    return told("destroy \"Bridge\" by 12:00", "message to the umpire by 10:10", orders);
  }

  @Test
  void aBridgeThatNobodyIsOrderedToDestroy() {
    assertThat(toDestroy(WRITE))
        .containsExactly(
            "The solution of \"A post\" orders nobody to destroy \"Bridge\", an objective of Blue that"
                + " counts until 12:00.");
  }

  /** Reisswitz §74: an hour to prepare a bridge for burning; a rider of 900 m needs few minutes. */
  @Test
  void aBridgeThatFallsAfterItsHour() {
    assertThat(toDestroy(WRITE, "10:55 P burns \"Bridge\"")).isEmpty();
    assertThat(toDestroy(WRITE, "11:00 P burns \"Bridge\""))
        .singleElement()
        .asString()
        .startsWith("In the solution of \"A post\" `P` has destroyed \"Bridge\" at 12:0")
        .endsWith("but the objective of Blue counts until 12:00.");
    assertThat(toDestroy(WRITE, "10:05 P burns \"Bridge\" by 12:10"))
        .singleElement()
        .asString()
        .contains("at 12:10");
  }

  private static List<String> toBeAtMill(String... orders) {
    return told("hold \"Farm\" until 14:00", "Foot1 at \"Mill\" by 11:30", orders);
  }

  @Test
  void troopsThatTheirOrdersTakeThere() {
    assertThat(toBeAtMill("10:30 Foot1 marches to \"Mill\"")).isEmpty();
    assertThat(
            toBeAtMill(
                "10:30 Foot1 marches to \"Mill\"", "11:30 Foot1 marches to \"Farm\" by 13:00"))
        .isEmpty();
  }

  @Test
  void troopsThatALaterOrderTakesElsewhere() {
    assertThat(
            toBeAtMill(
                "10:30 Foot1 marches to \"Mill\" by 11:30", "10:32 Foot1 marches to \"Dorf\""))
        .containsExactly(
            "By the orders of the solution of \"A post\" `Foot1` is not there by 11:30, as is"
                + " expected here.");
  }

  @Test
  void troopsThatNobodySendsThere() {
    assertThat(toBeAtMill(WRITE))
        .containsExactly(
            "The solution of \"A post\" gives `Foot1` no order that brings it there by 11:30, as is"
                + " expected here.");
  }

  @Test
  void anOrderThatIsLateByItselfIsToldOnce() {
    assertThat(toBeAtMill("11:28 Foot1 marches to \"Mill\" by 11:30")).isEmpty();
  }

  @Test
  void aPlaceThatIsReachedAfterItsHour() {
    assertThat(
            told(
                "take \"Mill\" by 11:30",
                "message to the umpire by 10:10",
                WRITE,
                "10:30 Foot1 marches to \"Mill\""))
        .isEmpty();
    assertThat(
            told(
                "take \"Mill\" by 11:30",
                "message to the umpire by 10:10",
                WRITE,
                "11:25 Foot1 marches to \"Mill\""))
        .singleElement()
        .asString()
        .startsWith("The solution of \"A post\" has nobody at \"Mill\" before 11:")
        .endsWith("but the objective of Blue counts until 11:30.");
  }

  /** The head of a brigade is there, its tail is half an hour behind: it has come. */
  @Test
  void aPlaceThatTheHeadReachesAtItsVeryMinute() {
    String hold = "hold \"Farm\" until 14:00";
    String order = "10:30 Alpha marches to \"North Gate\"";
    LocalTime head =
        IntStream.range(0, 120)
            .mapToObj(LocalTime.of(10, 31)::plusMinutes)
            .filter(
                time -> told(hold, "Alpha in \"North Gate\" by " + time, WRITE, order).isEmpty())
            .findFirst()
            .orElseThrow();
    assertThat(told(hold, "Alpha in \"North Gate\" at " + head, WRITE, order)).isEmpty();
    // A way may come out a twentieth too long; for more than that nothing is forgiven.
    assertThat(told(hold, "Alpha in \"North Gate\" by " + head.minusMinutes(1), WRITE, order))
        .hasSize(1);
    assertThat(head).isBetween(reached().minusMinutes(5), reached());
  }

  private static LocalTime reached() {
    Situation situation = Samples.situation(parsed("hold \"Farm\"", "message to the umpire"));
    LocalDateTime head =
        GivenOrders.march(
                situation,
                new UnitId("Blue", "Alpha"),
                new Position.AtPlace("North Gate", TextSpan.NONE),
                situation.clock().begins().plusMinutes(30))
            .flatMap(ColumnJourney::findHeadArrives)
            .orElseThrow();
    return head.toLocalTime().truncatedTo(ChronoUnit.MINUTES).plusMinutes(1);
  }
}
