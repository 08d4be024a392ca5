package studio.kriegsspiel.rules.kriegsspiel.losses;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.HALF_BATTALION;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.LARGER_EXCHANGE;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.SMALLER_EXCHANGE;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.table.RuleTable;

class LossesTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");
  private static final Asking ASK_R = Asking.the(R);
  private static final Asking ASK_B = Asking.the(B);

  @ParameterizedTest
  @Rule({"G2-025..G2-029", "G2-030"})
  @CsvSource({
    "90, INFANTRY_THREE_RANKS, 450",
    "6, INFANTRY_TWO_RANKS, 20",
    "34, SKIRMISHERS, 51",
    "34, INFANTRY_THREE_RANKS, 170",
    "100, CAVALRY, 150",
    "25, ARTILLERY, 2"
  })
  void pointsAreMenRidersOrGuns(int points, LossKind kind, int lost) {
    assertThat(new PointValues(R).lost(Fraction.of(points), kind)).isEqualTo(Fraction.of(lost));
    assertThat(new PointValues(B).lost(Fraction.of(points), kind)).isEqualTo(Fraction.of(lost));
  }

  @Test
  @Rule({"G2-021..G2-024", "G2-030"})
  void aBattalionShrinksByPairsOfPiecesUntilHalfIsGone() {
    BattalionLedger ledger = new BattalionLedger(R);
    assertThat(ledger.wholePoints()).isEqualTo(180);
    assertThat(ledger.pieces(29)).containsExactly(HALF_BATTALION, HALF_BATTALION);
    assertThat(ledger.pieces(30)).containsExactly(LARGER_EXCHANGE, LARGER_EXCHANGE);
    assertThat(ledger.pieces(60)).containsExactly(SMALLER_EXCHANGE, SMALLER_EXCHANGE);
    assertThat(ledger.pieces(90)).containsExactly(HALF_BATTALION);
    assertThat(ledger.pieces(105)).containsExactly(LARGER_EXCHANGE);
    assertThat(ledger.pieces(120)).containsExactly(SMALLER_EXCHANGE);
    assertThat(ledger.pieces(135)).isEmpty();
  }

  @Test
  @Rule({"G2-033", "G2-035", "G2-079"})
  void aTrackBeginsAgainWhenItIsFull() {
    Map<String, String> squadrons =
        ASK_R.decide("record-loss", "track=squadron lost-points=50 points=75");
    assertThat(squadrons).containsEntry("times", "2").containsEntry("standing", "5");
    assertThat(ASK_R.after("record-loss", "track=squadron lost-points=50 points=75"))
        .containsEntry("lost-points", "125");
    assertThat(ASK_B.result("times", "record-loss", "track=squadron lost-points=50 points=45"))
        .isEqualTo("0");
  }

  @ParameterizedTest
  @Rule("G2-081")
  @CsvSource({"9, 3, 10", "9, 4, 10", "9, 5, 5", "4, 5, 0", "1, 1, 5"})
  void aRestBelowFiveMovesThePinWhenTheDieDoesNotExceedIt(int points, int die, String moved) {
    String question = "track=infantry-three-ranks points=" + points;
    assertThat(ASK_B.result("moved", "record-loss", question, die)).isEqualTo(moved);
    assertThat(ASK_R.result("moved", "record-loss", "track=squadron points=9")).isEqualTo("9");
  }

  @Test
  @Rule({"G2-023", "G1-088"})
  void ninetyPointsAreSpreadOverThreeBattalionsByExchangePieces() {
    Map<String, String> spread = ASK_R.decide("spread-loss", "points=90 battalions=3");
    assertThat(spread)
        .containsEntry("each", "30")
        .containsEntry("battalionPieces", "larger-exchange, larger-exchange");
    assertThat(ASK_R.after("spread-loss", "points=90 battalions=3"))
        .containsEntry("each lost-points", "30");
    assertThat(ASK_R.decide("spread-loss", "points=100 battalions=3 lost-points=30"))
        .containsEntry("each", "33")
        .containsEntry("battalionsWithOneMore", "1")
        .containsEntry("battalionPieces", "smaller-exchange, smaller-exchange");
  }

  @Test
  void strengthFallsByStepsOfASixth() {
    RuleTable steps = B.table("strength-steps");
    assertThat(steps.rows())
        .extracting(row -> row.getInteger("battalion"))
        .containsExactly(900, 750, 600, 450);
    assertThat(steps.rows())
        .extracting(row -> row.getInteger("squadron"))
        .containsExactly(150, 125, 100, 75);
  }

  @Test
  @Rule({"G2-034", "G2-080"})
  void gunsGoByPairsInReisswitzAndSinglyInTheBritishBook() {
    assertThat(new GunLosses(R).left(8, Fraction.of(24))).isEqualTo(8);
    assertThat(new GunLosses(R).left(8, Fraction.of(25))).isEqualTo(6);
    assertThat(new GunLosses(B).left(6, Fraction.of(24))).isEqualTo(5);
    assertThat(new GunLosses(B).left(6, Fraction.of(50))).isEqualTo(2);
    assertThat(new GunLosses(B).left(6, Fraction.of(63))).isZero();
  }

  @Test
  @Rule("G2-082a")
  void canisterIsCountedFromMoveToMoveAndCostsAStepInTheMelee() {
    String canister = "firers=six-pounder range=300 target-canister-moves=";
    assertThat(ASK_B.after("fire", canister + 1, 1)).containsEntry("target canister-moves", "2");
    assertThat(ASK_B.after("fire", "firers=six-pounder range=900 target-canister-moves=1", 1))
        .containsEntry("target canister-moves", "0");
    String melee = "attacker-units=2 defender-units=2 defender-canister-moves=";
    assertThat(ASK_B.result("die", "melee", melee + 1, 4)).isEqualTo("I");
    assertThat(ASK_B.result("die", "melee", melee + 2, 4)).isEqualTo("II");
  }

  @ParameterizedTest
  @Rule({"G4-043", "G4-044", "G1-086"})
  @CsvSource({
    "line=first, true",
    "line=second, false",
    "line=reserve, false",
    "line=second under-fire=yes, true",
    "line=reserve approved=yes, true"
  })
  void lossesFallOnTheFirstLineUnlessOthersWereUnderFire(String who, boolean charged) {
    Decision decision = ASK_R.adjudicate("spread-loss", "points=30 battalions=1 " + who).decision();
    assertThat(decision instanceof Decision.Decided).isEqualTo(charged);
  }

  @Test
  @Rule("G1-049")
  void theLossesTableKeepsWhenPlayBegan() {
    assertThat(ASK_R.after("record-loss", "track=squadron points=9 started=13:00"))
        .containsEntry("started", "13:00")
        .containsEntry("lost-points", "9");
  }
}
