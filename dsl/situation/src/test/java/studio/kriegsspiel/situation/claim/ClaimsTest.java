package studio.kriegsspiel.situation.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Assertions judged on level ground, each with its working in words, worked out by hand: how, is
 * said in the list, among them a thousand metres between the mills and three thousand of road from
 * the western edge to the inn.
 */
class ClaimsTest {
  private static final String BLUE =
      """
        battalion "Foot" as Foot: 900 men
        squadron "Picket" as Picket: 150 men
        battalion "Reserve" as Reserve: 500 men
      """;

  private static final String SCENE =
      """
      side Red "Red" colour red
        role "General" for Omega

      army of Red
        brigade "Omega" as Omega
          battalion "Guard" as Guard: 600 men
          squadron "Lancers" as Lancers: 150 men
        battery "Guns" as Guns: 8 guns
        battalion "Ghost" as Ghost: 500 men
        battalion "Late" as Late: 300 men
        battalion "Coming" as Coming: 400 men
        battalion "Nameless" as Nameless
        brigade "Corps" as Corps
          battalion "Van" as Van: 900 men
          battalion "Rear" as Rear: 900 men

      deploy
        Foot in line at "Mill" facing south
        Picket in column of route at "Inn"
        Guard in line at "South mill" facing north
        Lancers in line at 300 m south of "South mill" facing north
        Guns in battery at 400 m north of "Mill" facing south

      reinforcements
        Late enters by "West end" from the west at 14:00 in column of route to "Inn"
        Coming enters by "West end" from the west at 15:00 in column of route
        Corps enters by "West end" from the west at 17:00 in column of route to "Inn"

      intelligence
        at 13:30 to Blue from spy: "The Guard stands at the mill."
        at 16:00 to Blue from spy: "The Ghost comes."

      """;

  private static final String FOOT = "  battalion \"Foot\" as Foot: 900 men\n";

  private static final String GUARD =
      """
      side Red "Red" colour red

      army of Red
        battalion "Guard" as Guard: 600 men

      deploy
        Foot in line at "Mill" facing south
        Guard in line at "South mill" facing north
      """;

  private static Situation asserting(Plain plain, String book, String... claims) {
    StringBuilder text = new StringBuilder(SCENE);
    for (String each : claims) {
      text.append("assert ").append(each).append('\n');
    }
    return plain.scenario(book, BLUE, text.toString());
  }

  private static ClaimVerdict judge(Plain plain, String book, String claim) {
    List<ClaimVerdict> verdicts = new ArrayList<>();
    Verdicts.of(asserting(plain, book, claim)).each((assertion, each) -> verdicts.add(each));
    assertThat(verdicts).hasSize(1);
    return verdicts.get(0);
  }

  @ParameterizedTest(name = "{1} under {0}: {2}")
  @CsvFileSource(resources = "claims.csv", delimiter = '|', quoteCharacter = '^')
  void aClaimIsJudgedWithItsWorking(
      String book, String claim, ClaimVerdict.Kind kind, Double margin, String spot, String words) {
    ClaimVerdict verdict = judge(Plain.level(), book, claim);
    assertThat(verdict.working()).isEqualTo(words);
    assertThat(verdict.kind()).isEqualTo(kind);
    assertThat(verdict.spot().map(ClaimsTest::rounded).orElse(null)).isEqualTo(spot);
    if (margin == null) {
      assertThat(verdict.marginMetres()).isEmpty();
    } else {
      assertThat(verdict.marginMetres().orElseThrow()).isCloseTo(margin, within(0.6));
    }
  }

  private static String rounded(MapPoint point) {
    return Math.round(point.x()) + " " + Math.round(point.y());
  }

  @Test
  void whatTheGroundHidesIsNotSeenAndItIsToldWhereItHides() {
    Plain ridge =
        Plain.level().height((x, y) -> 50 + 30 * Math.max(0, 1 - Math.abs(y - 1005) / 100));
    ClaimVerdict verdict = judge(ridge, "reisswitz-1824", "Foot sees Red.Guard at 13:00");
    assertThat(verdict.kind()).isEqualTo(ClaimVerdict.Kind.FAILS);
    assertThat(verdict.working())
        .isEqualTo(
            "`Blue.Foot` does not see `Red.Guard` at 13:00; the nearest is `Red.Guard`, 1,000 m "
                + "(1,328 paces) from `Blue.Foot`, hidden by the ground");
    assertThat(verdict.spot().orElseThrow().y()).isCloseTo(1005, within(1.0));
    assertThat(verdict.marginMetres()).isEmpty();
  }

  @Test
  void whereHeightsAreNotKnownNobodyCanTellWhoSees() {
    Plain unknown = Plain.level().height((x, y) -> y < 1000 ? Double.NaN : 50);
    ClaimVerdict verdict = judge(unknown, "reisswitz-1824", "Foot sees Red.Guard at 13:00");
    assertThat(verdict.kind()).isEqualTo(ClaimVerdict.Kind.UNSAID);
    assertThat(verdict.working()).isEqualTo("heights are not known between all of them");
  }

  /** By night one sees 100 m: of Guard that is known, of Lancers not, where heights end. */
  @Test
  void whereHeightsOfOneAreNotKnownNobodyCanTellWhoSeesBoth() {
    Plain unknown = Plain.level().height((x, y) -> y < 300 ? Double.NaN : 50);
    ClaimVerdict verdict = judge(unknown, "reisswitz-1824", "Foot sees Red.Omega at 23:30");
    assertThat(verdict.working()).isEqualTo("heights are not known between all of them");
  }

  private static ClaimVerdict judge(String army, String rest) {
    Situation situation = Plain.level().scenario("reisswitz-1824", army, rest);
    List<ClaimVerdict> verdicts = new ArrayList<>();
    Verdicts.of(situation).each((assertion, each) -> verdicts.add(each));
    return verdicts.get(0);
  }

  private static String bodies(String name, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "  battalion \"%s%d\" as %s%d: 900 men%n".formatted(name, i, name, i))
        .collect(Collectors.joining());
  }

  private static String placed(String name, int count, String place) {
    return IntStream.range(0, count)
        .mapToObj(i -> "  %s%d in line at \"%s\"%n".formatted(name, i, place))
        .collect(Collectors.joining());
  }

  /** 50 by 80 pairs are the 4,000 that are looked at. */
  @ParameterizedTest
  @CsvSource({"80, HOLDS", "81, UNSAID"})
  void noMoreLooksAreTakenThanAnAuthorCanSurvey(int enemies, ClaimVerdict.Kind kind) {
    ClaimVerdict verdict =
        judge(
            bodies("B", 50),
            "side Red \"Red\" colour red\n\narmy of Red\n"
                + bodies("R", enemies)
                + "\ndeploy\n"
                + placed("B", 50, "Mill")
                + placed("R", enemies, "South mill")
                + "\nassert Blue sees Red at 13:00\n");
    assertThat(verdict.kind()).isEqualTo(kind);
    if (kind == ClaimVerdict.Kind.UNSAID) {
      assertThat(verdict.working())
          .isEqualTo(
              "there are more pairs of bodies than are looked at, so name a unit of each side");
    }
  }

  /**
   * Two moves in haste are 800 paces of the 1328, two more in ranks 500, so that 28 are lacking,
   * 21.1 m; a fifth makes them 1550, 167.2 m more than needed (§34).
   */
  @ParameterizedTest
  @CsvSource({"4, FAILS, 21.1", "5, HOLDS, 167.2"})
  void infantryHastesInTwoMovesOfFive(int moves, ClaimVerdict.Kind kind, double margin) {
    ClaimVerdict verdict =
        judge(FOOT, GUARD + "\nassert Foot can be attacked in " + moves + " moves\n");
    assertThat(verdict.kind()).isEqualTo(kind);
    assertThat(verdict.marginMetres().orElseThrow()).isCloseTo(margin, within(0.6));
    assertThat(verdict.working()).contains("`Red.Guard` needs 9 min");
  }

  @Test
  void theNearestIsToldOfThoseWhoAreNotSeen() {
    String two = GUARD.replace("  battalion", "  battalion \"Far\" as Far: 600 men\n  battalion");
    ClaimVerdict verdict =
        judge(
            FOOT,
            two + "  Far in line at \"Inn\" facing north\n" + "\nassert Foot sees Red at 23:30\n");
    assertThat(verdict.working()).contains("the nearest is `Red.Guard`, 1,000 m (1,328 paces)");
  }

  /** From Mill to South mill: Near is 40 m, Far 45 m from it. */
  @Test
  void theNearestOfThoseWhoAreThereTooIsTold() {
    ClaimVerdict verdict =
        judge(
            FOOT,
            """
            side Red "Red" colour red

            army of Red
              squadron "Far" as Far: 100 men
              squadron "Near" as Near: 100 men

            deploy
              Foot in line at "Mill" facing south
              Far in line at 45 m south of "Mill" facing north
              Near in line at 40 m south of "Mill" facing north

            assert Foot holds "Mill"
            """);
    assertThat(verdict.kind()).isEqualTo(ClaimVerdict.Kind.FAILS);
    assertThat(verdict.working()).endsWith("but `Red.Near` is there, too");
  }

  @Test
  void gunsAloneAttackNobody() {
    String guns = GUARD.replace("battalion \"Guard\" as Guard: 600 men", "battery \"G\" as Guard");
    assertThat(judge(FOOT, guns + "\nassert Foot cannot be attacked in 5 moves\n"))
        .extracting(ClaimVerdict::kind, ClaimVerdict::working)
        .containsExactly(ClaimVerdict.Kind.HOLDS, "no enemy that attacks is on the map at 13:00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Foot sees Red.Guard", "Foot can be attacked in 5 moves"})
  void whereNoGroundIsAtHandNothingIsSaid(String claim) {
    Situation whole = Plain.level().scenario("reisswitz-1824", FOOT, GUARD + "\nassert " + claim);
    List<ClaimVerdict> verdicts = new ArrayList<>();
    Verdicts.of(new Situation(whole.scenario(), whole.book(), Optional.empty()))
        .each((assertion, each) -> verdicts.add(each));
    assertThat(verdicts)
        .extracting(ClaimVerdict::working)
        .containsExactly("the scenario has no ground that is at hand");
  }

  @Test
  void whoFindsNoWayDoesNotArrive() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    ClaimVerdict verdict = judge(river, "reisswitz-1824", "Red.Late reaches \"Inn\" by 19:00");
    assertThat(verdict.kind()).isEqualTo(ClaimVerdict.Kind.FAILS);
    assertThat(verdict.working()).isEqualTo("`Red.Late` finds no way to its goal");
  }

  @Test
  void aMarchRestsOnTheRateOfItsBook() {
    assertThat(judge(Plain.level(), "reisswitz-1824", "Red.Late reaches \"Inn\" by 15:00").rules())
        .singleElement()
        .asString()
        .contains("§34");
  }

  @Test
  void claimsAreToldInTheOrderOfTheTextAndByTheirVerdict() {
    Verdicts all =
        Verdicts.of(
            asserting(
                Plain.level(),
                "reisswitz-1824",
                "Foot stands at \"Mill\"",
                "Picket stands at \"Mill\"",
                "Reserve stands at \"Mill\""));
    List<ClaimVerdict.Kind> kinds = new ArrayList<>();
    all.each((assertion, verdict) -> kinds.add(verdict.kind()));
    assertThat(kinds)
        .containsExactly(
            ClaimVerdict.Kind.HOLDS, ClaimVerdict.Kind.FAILS, ClaimVerdict.Kind.UNSAID);
    List<String> unsaid = new ArrayList<>();
    all.each(ClaimVerdict.Kind.UNSAID, (assertion, verdict) -> unsaid.add(verdict.working()));
    assertThat(unsaid).containsExactly("the text does not say where `Blue.Reserve` is");
  }
}
