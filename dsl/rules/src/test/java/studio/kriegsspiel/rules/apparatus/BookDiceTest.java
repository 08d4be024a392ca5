package studio.kriegsspiel.rules.apparatus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.printed.ExchangePieces;

/** What lies in the box, against what the books print. */
class BookDiceTest {
  private static final Citation PLACE =
      Citation.printed(RuleBookId.getById("kriegskunst"), "Initiative", "");

  private static BookDice dice(String book) {
    return RuleBooks.get(book).fieldManual().dice();
  }

  @Test
  void theFiveDiceHaveTheirOdds() {
    assertThat(dice("reisswitz-1824").marked())
        .extracting(MarkedDie::name, MarkedDie::odds)
        .containsExactly(
            tuple("Die I", "1:1"),
            tuple("Die II", "3:2"),
            tuple("Die III", "2:1"),
            tuple("Die IV", "3:1"),
            tuple("Die V", "4:1"));
  }

  /** The fifth face of Die I: T, 30 and 12, between 60 50 25 12 and 50 34 16 8. */
  @Test
  void aFaceHasWhatIsPrintedOnIt() {
    DieFace face = dice("reisswitz-1824").marked().get(0).faces().get(4);
    assertThat(face.number()).isEqualTo(5);
    assertThat(face.circle()).isEqualTo(DieFace.Circle.BLACK);
    assertThat(face.sign()).isEqualTo("T");
    assertThat(face.losses()).containsExactly(30, 12);
    assertThat(face.left()).containsExactly(60, 50, 25, 12);
    assertThat(face.right()).containsExactly(50, 34, 16, 8);
  }

  @Test
  void aBlankMiddleStillHasItsFigures() {
    DieFace face = dice("reisswitz-1824").marked().get(1).faces().get(0);
    assertThat(face.circle()).isEqualTo(DieFace.Circle.NONE);
    assertThat(face.sign()).isEmpty();
    assertThat(face.left()).containsExactly(20, 10, 5, 3);
  }

  @Test
  void theBritishBookHasFlamesAndExceptionalDice() {
    List<MarkedDie> dice = dice("british-1815").marked();
    assertThat(dice).hasSize(10);
    assertThat(dice.get(2).faces().stream().filter(DieFace::flame)).hasSize(3);
    assertThat(dice.get(9).name()).isEqualTo("Exceptional die 6");
    assertThat(dice.get(9).faces().get(0).sign()).isEqualTo("6");
    assertThat(dice.get(9).odds()).isEmpty();
  }

  @Test
  void theOthersThrowCommonDiceOrDrawNumbers() {
    assertThat(dice("kriegskunst").plain()).extracting(PlainThrow::dice).contains(1, 2);
    assertThat(dice("battle-system").plain()).extracting(PlainThrow::dice).containsOnly(1);
    assertThat(dice("napoleonic-rng").numbers().orElseThrow().most()).isEqualTo(999);
    assertThat(
            RuleBooks.get("napoleonic-rng")
                .with(List.of("thousand-possible"))
                .fieldManual()
                .dice()
                .numbers()
                .orElseThrow()
                .most())
        .isEqualTo(1000);
  }

  @Test
  void totalsOfTwoDiceAreCounted() {
    PlainThrow two = new PlainThrow(2, 6, "initiative", PLACE);
    assertThat(two.throwsInAll()).isEqualTo(36);
    assertThat(two.throwsOf(7)).isEqualTo(6);
    assertThat(two.throwsOf(2)).isEqualTo(1);
    assertThat(two.throwsOf(1)).isZero();
    assertThat(two.throwsOf(13)).isZero();
    assertThat(two.throwsOf(-1)).isZero();
    assertThatThrownBy(() -> new PlainThrow(0, 6, "nothing", PLACE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void exchangePiecesAreSharesOfAHalfBattalion() {
    ExchangePieces pieces = ExchangePieces.find(RuleBooks.get("reisswitz-1824")).orElseThrow();
    assertThat(pieces.front()).isEqualTo(125);
    assertThat(pieces.depth()).isEqualTo(75);
    assertThat(pieces.pieces())
        .extracting(ExchangePieces.Piece::share)
        .containsExactly(Fraction.of(5, 6), Fraction.of(2, 3));
    assertThat(pieces.tracks()).extracting(ExchangePieces.Track::name).contains("half battalion");
    assertThat(ExchangePieces.find(RuleBooks.get("kriegskunst"))).isEmpty();
  }

  @Test
  void aTableHasAScaleWhereItsUnitIsALength() {
    assertThat(RuleBooks.get("napoleonic-rng").ground().findTableScale())
        .isEqualTo(Optional.of(Fraction.of(2000)));
    assertThat(RuleBooks.get("kriegskunst").ground().findTableScale())
        .isEqualTo(Optional.of(Fraction.of(1800)));
    assertThat(RuleBooks.get("reisswitz-1824").ground().findTableScale()).isEmpty();
    assertThat(RuleBooks.get("battle-system").ground().findTableScale()).isEmpty();
  }
}
