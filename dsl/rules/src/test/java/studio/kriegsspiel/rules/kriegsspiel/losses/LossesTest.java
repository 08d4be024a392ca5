package studio.kriegsspiel.rules.kriegsspiel.losses;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.HALF_BATTALION;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.LARGER_EXCHANGE;
import static studio.kriegsspiel.rules.kriegsspiel.losses.BattalionLedger.Piece.SMALLER_EXCHANGE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.library.RuleBooks;

class LossesTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");

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
  @Rule({"G2-033", "G2-079"})
  void aTrackCountsHowOftenItsThresholdIsReached() {
    LossTrack squadrons =
        LossTrack.of(R.table("exchange").getRow("squadron").getFraction("points"));
    LossTrack after = squadrons.plus(Fraction.of(50)).plus(Fraction.of(75));
    assertThat(after.reached()).isEqualTo(2);
    assertThat(after.standing()).isEqualTo(Fraction.of(5));
  }

  @Test
  @Rule("G2-081")
  void aRestBelowFiveMovesThePinWhenTheDieDoesNotExceedIt() {
    assertThat(SteppedTrack.boxes(9, Falling.on(3).stream("rest"))).isEqualTo(2);
    assertThat(SteppedTrack.boxes(9, Falling.on(5).stream("rest"))).isEqualTo(1);
    assertThat(SteppedTrack.boxes(10, Falling.on(1).stream("rest"))).isEqualTo(2);
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
  @Rule("G2-082")
  void aSecondMoveOfCanisterTurnsTheCounterBlack() {
    CanisterMarker marker = CanisterMarker.NONE.afterMove(true);
    assertThat(marker).isEqualTo(CanisterMarker.LIGHT);
    assertThat(marker.dieSteps()).isZero();
    marker = marker.afterMove(true);
    assertThat(marker).isEqualTo(CanisterMarker.BLACK);
    assertThat(marker.dieSteps()).isEqualTo(1);
    assertThat(marker.afterMove(false)).isEqualTo(CanisterMarker.NONE);
  }

  @Test
  @Rule({"G2-035", "G1-068"})
  void lossesAreKeptByCorpsAndKindOfTroops() {
    LossSheet sheet = new LossSheet();
    sheet.add("A", LossKind.CAVALRY, Fraction.of(8));
    sheet.add("A", LossKind.CAVALRY, Fraction.of(6));
    sheet.add("B", LossKind.CAVALRY, Fraction.of(1));
    assertThat(sheet.lost("A", LossKind.CAVALRY)).isEqualTo(Fraction.of(14));
    assertThat(sheet.lost("A", LossKind.ARTILLERY)).isEqualTo(Fraction.ZERO);
  }

  @ParameterizedTest
  @Rule({"G4-043", "G4-044", "G1-086"})
  @CsvSource({
    "true, false, false, true",
    "false, false, false, false",
    "false, true, false, true",
    "false, false, true, true"
  })
  void lossesFallOnTheFirstLineUnlessOthersWereUnderFire(
      boolean firstLine, boolean underFire, boolean approved, boolean charged) {
    assertThat(LossCharge.mayCharge(firstLine, underFire, approved)).isEqualTo(charged);
  }
}
