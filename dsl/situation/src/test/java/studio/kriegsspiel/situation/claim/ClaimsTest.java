package studio.kriegsspiel.situation.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Assertions judged on level ground, each with its working in words, worked out by hand: a thousand
 * metres between the mills, three thousand of road from the western edge to the inn.
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

      deploy
        Foot in line at "Mill" facing south
        Picket in column of route at "Inn"
        Guard in line at "South mill" facing north
        Lancers in line at 300 m south of "South mill" facing north
        Guns in battery at 400 m north of "Mill" facing south

      reinforcements
        Late enters by "West end" from the west at 14:00 in column of route to "Inn"
        Coming enters by "West end" from the west at 15:00 in column of route

      intelligence
        at 13:30 to Blue from spy: "The Guard stands at the mill."
        at 16:00 to Blue from spy: "The Ghost comes."

      """;

  private static Situation asserting(Plain plain, String book, String... claims) {
    StringBuilder text = new StringBuilder(SCENE);
    for (String each : claims) {
      text.append("assert ").append(each).append('\n');
    }
    return plain.scenario(book, BLUE, text.toString());
  }

  private static Verdict judge(Plain plain, String book, String claim) {
    List<Verdict> verdicts = new ArrayList<>();
    Verdicts.of(asserting(plain, book, claim)).each((assertion, each) -> verdicts.add(each));
    assertThat(verdicts).hasSize(1);
    return verdicts.get(0);
  }

  @ParameterizedTest(name = "{1} under {0}: {2}")
  @CsvFileSource(resources = "claims.csv", delimiter = '|', quoteCharacter = '^')
  void aClaimIsJudgedWithItsWorking(
      String book, String claim, Verdict.Kind kind, Double margin, String spot, String words) {
    Verdict verdict = judge(Plain.level(), book, claim);
    assertThat(verdict.working()).isEqualTo(words);
    assertThat(verdict.kind()).isEqualTo(kind);
    assertThat(verdict.spot().map(ClaimsTest::rounded).orElse(null)).isEqualTo(spot);
    if (margin == null) {
      assertThat(verdict.marginMetres()).isEmpty();
    } else {
      assertThat(verdict.marginMetres().orElseThrow()).isCloseTo(margin, within(0.1));
    }
  }

  private static String rounded(MapPoint point) {
    return Math.round(point.x()) + " " + Math.round(point.y());
  }

  @Test
  void whatTheGroundHidesIsNotSeenAndItIsToldWhereItHides() {
    Plain ridge =
        Plain.level().height((x, y) -> 50 + 30 * Math.max(0, 1 - Math.abs(y - 1005) / 100));
    Verdict verdict = judge(ridge, "reisswitz-1824", "Foot sees Red.Guard at 13:00");
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.FAILS);
    assertThat(verdict.working())
        .isEqualTo(
            "`Blue.Foot` does not see `Red.Guard` at 13:00; the nearest is `Red.Guard`, 1000 m "
                + "(1328 paces) from `Blue.Foot`, hidden by the ground");
    assertThat(verdict.spot().orElseThrow().y()).isCloseTo(1005, within(1.0));
    assertThat(verdict.marginMetres()).isEmpty();
  }

  @Test
  void whereHeightsAreNotKnownNobodyCanTellWhoSees() {
    Plain unknown = Plain.level().height((x, y) -> y < 1000 ? Double.NaN : 50);
    Verdict verdict = judge(unknown, "reisswitz-1824", "Foot sees Red.Guard at 13:00");
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.UNSAID);
    assertThat(verdict.working()).isEqualTo("heights are not known between all of them");
  }

  @Test
  void whoFindsNoWayDoesNotArrive() {
    Plain river =
        Plain.level()
            .with(
                FeatureKind.RIVER,
                "POLYGON ((980 -10, 1030 -10, 1030 2010, 980 2010, 980 -10))",
                Attributes.NONE);
    Verdict verdict = judge(river, "reisswitz-1824", "Red.Late reaches \"Inn\" by 19:00");
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.FAILS);
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
    List<Verdict.Kind> kinds = new ArrayList<>();
    all.each((assertion, verdict) -> kinds.add(verdict.kind()));
    assertThat(kinds).containsExactly(Verdict.Kind.HOLDS, Verdict.Kind.FAILS, Verdict.Kind.UNSAID);
    List<String> unsaid = new ArrayList<>();
    all.each(Verdict.Kind.UNSAID, (assertion, verdict) -> unsaid.add(verdict.working()));
    assertThat(unsaid).containsExactly("the text does not say where `Blue.Reserve` is");
  }
}
