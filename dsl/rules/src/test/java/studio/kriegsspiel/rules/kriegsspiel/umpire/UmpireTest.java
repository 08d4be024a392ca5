package studio.kriegsspiel.rules.kriegsspiel.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Falling;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.book.TurnPart;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.rules.trace.Trace;

class UmpireTest {
  private static final RuleBook R = RuleBooks.get("reisswitz-1824");
  private static final RuleBook B = RuleBooks.get("british-1815");
  private static final Asking ASK_R = Asking.the(R);

  @ParameterizedTest
  @Rule({"G1-031", "G1-032", "G1-095", "G1-096"})
  @CsvSource({
    "reisswitz-1824, 6, 8, 1, 1",
    "reisswitz-1824, 7, 8, 1, 2",
    "reisswitz-1824, 6, 8, 2, 2",
    "reisswitz-1824, 24, 0, 0, 3",
    "british-1815, 6, 8, 2, 1",
    "british-1815, 24, 8, 2, 3"
  })
  void playersBySize(String book, int battalions, int squadrons, int batteries, int least) {
    assertThat(new PlayersNeeded(RuleBooks.get(book)).least(battalions, squadrons, batteries))
        .isEqualTo(least);
  }

  @Test
  @Rule({"G1-034", "G1-035", "G1-097"})
  void fourPlayersAreTheMostAndNeedTwoUmpires() {
    assertThat(new PlayersNeeded(R).most()).hasValue(4);
    assertThat(new PlayersNeeded(R).umpires(4)).isEqualTo(2);
    assertThat(new PlayersNeeded(R).umpires(3)).isEqualTo(1);
    assertThat(new PlayersNeeded(B).most()).isEmpty();
    assertThat(new PlayersNeeded(B).umpires(5)).isEqualTo(2);
  }

  @Test
  @Rule({"G1-057", "G1-058", "G1-059"})
  void playersFartherApartThanAThousandPacesSpeakThroughTheUmpire() {
    assertThat(new PlayersNeeded(R).maySpeak(1000)).isTrue();
    assertThat(new PlayersNeeded(R).maySpeak(1001)).isFalse();
  }

  @Test
  @Rule({"G1-052", "G1-055", "G1-056", "G1-060"})
  void newsAndOrdersTakeTheirTime() {
    // 1800 paces at 900 a move of 2 minutes, 5 minutes to decide, 900 paces more
    Map<String, String> dispatch =
        ASK_R.decide("dispatch", "report-paces=1800 decision-minutes=5 order-paces=900");
    assertThat(dispatch).containsEntry("reportMinutes", "4").containsEntry("orderMinutes", "11");
    assertThat(ASK_R.result("reportArrivesInMove", "dispatch", "report-paces=1801")).isEqualTo("3");
  }

  @ParameterizedTest
  @Rule({"G1-050", "G1-061", "G1-062"})
  @CsvSource({"4400, 9", "1000, 1", "800, 0", "400, 0"})
  void movesAreTakenTogetherUntilTheSidesCouldMeet(int apart, String together) {
    String question = "reach=400 rate=200 enemy-rate=200 apart=" + apart;
    assertThat(ASK_R.result("movesTogether", "contact", question)).isEqualTo(together);
  }

  @Test
  @Rule({"G1-004", "G1-063", "G1-101"})
  void bothSidesMoveThenFireThenAttackThenLossesAreAdjusted() {
    for (RuleBook book : new RuleBook[] {R, B}) {
      assertThat(book.time().parts())
          .extracting(TurnPart::name)
          .containsExactly("movement", "fire", "attacks", "losses");
      assertThat(book.time().parts().get(0).acting()).isEqualTo(TurnPart.Acting.TOGETHER);
    }
  }

  @Test
  @Rule({"G1-107..G1-111"})
  void exceptionalDiceSucceedWithEightPoints() {
    ExceptionalThrow exceptional = new ExceptionalThrow(B);
    assertThat(exceptional.chance(0)).isEqualTo(Fraction.of(901, 7776));
    assertThat(exceptional.chance(1)).isLessThan(exceptional.chance(0));
    assertThat(exceptional.chance(4)).isEqualTo(Fraction.ZERO);
    // dice 1, 3, 4, 5, 6: numbers 3 and 5 show
    int points = exceptional.points(0, Falling.on(2, 1, 2, 1, 2).stream("exception"), Trace.on());
    assertThat(points).isEqualTo(8);
    assertThat(exceptional.succeeds(points)).isTrue();
    assertThat(exceptional.succeeds(7)).isFalse();
    assertThatThrownBy(() -> exceptional.chance(5)).isInstanceOf(RulesException.class);
  }

  @Test
  @Rule({"G1-113..G1-117"})
  void whatEyesMakeOut() {
    SightDistance sight = new SightDistance(B);
    assertThat(sight.visibleAt(1115)).isEmpty();
    assertThat(sight.visibleAt(1114)).containsExactly("infantry from cavalry");
    assertThat(sight.visibleAt(600)).hasSize(3);
    assertThat(sight.visibleAt(200)).hasSize(5);
  }

  @Test
  @Rule({"G1-105", "G1-106"})
  void aRefusalBindsThePlayerUntilTheNextMove() {
    ExceptionRequest request = new ExceptionRequest(B);
    assertThat(request.ask(1, Falling.on(1).stream("exception"), Trace.OFF)).isTrue();
    assertThat(request.ask(1, Falling.on(6).stream("exception"), Trace.OFF)).isFalse();
    assertThat(request.mayAsk(1)).isFalse();
    assertThat(request.mayAsk(2)).isTrue();
    assertThatThrownBy(() -> request.ask(1, Falling.on(1).stream("exception"), Trace.OFF))
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @Rule({"G1-072", "G1-073"})
  @CsvSource({
    "arranged=yes on-the-spot=yes, true, 0",
    "arranged=yes, false, 2",
    "on-the-spot=yes, false, 2"
  })
  void wordOfMouthOrdersNeedArrangementAndPresence(String how, String direct, String minutes) {
    Map<String, String> dispatch = ASK_R.decide("dispatch", "order-paces=900 " + how);
    assertThat(dispatch)
        .containsEntry("byWordOfMouth", direct)
        .containsEntry("orderMinutes", minutes);
  }

  @ParameterizedTest
  @Rule({"G1-099b", "G1-087"})
  @CsvSource({"first, 4, first", "first, 3, second", "second, 6, second", "second, 1, first"})
  void aDeadlockWithoutAnUmpireIsDecidedByDieOne(String black, int die, String favoured) {
    assertThat(Asking.the(B).result("favoured", "deadlock", "black=" + black, die))
        .isEqualTo(favoured);
  }
}
