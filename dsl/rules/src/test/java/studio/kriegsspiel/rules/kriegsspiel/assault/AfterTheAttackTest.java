package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;

class AfterTheAttackTest {
  private static final Asking BOOK = Cases.REISSWITZ;

  @ParameterizedTest(name = "{0} after {1} moves")
  @CsvSource({
    "R, 1, false, false, 1", "R, 2, true, false, 1", "R, 3, true, true, 0",
    "D, 2, false, false, 2", "D, 3, true, false, 2", "D, 6, true, true, 0",
    "T, 4, false, false, 2", "T, 5, true, false, 1", "T, 10, true, true, 0"
  })
  @Rule({"G2-082b", "G5-157..G5-159"})
  void recovery(String result, int moves, boolean defend, boolean attack, int turned) {
    Cases.check(
        BOOK,
        "recovery",
        "result=" + result + " moves=" + moves,
        "1",
        "canDefend=%s canAttack=%s blocksStillTurned=%d".formatted(defend, attack, turned));
  }

  @Test
  @Rule("G5-208")
  void recoveryInSequenceIsASwitch() {
    Cases.check(
        Asking.the(RuleBookId.REISSWITZ_1824, "recovery-cumulative"),
        "recovery",
        "result=R moves=3",
        "1",
        "canDefend=true canAttack=false attackAfterMoves=5");
    Asking chart = Asking.the(RuleBookId.BRITISH_1815, "recovery-cumulative");
    Cases.check(chart, "recovery", "result=D moves=5", "1", "canDefend=true attackAfterMoves=10");
    Cases.check(chart, "recovery", "result=T moves=9", "1", "canDefend=false attackAfterMoves=15");
  }

  @ParameterizedTest(name = "{0} move {1}: {2}")
  @CsvSource({
    "light-cavalry, 1, 0", "light-cavalry, 2, 500", "light-cavalry, 3, 900",
    "light-cavalry, 4, 900", "light-cavalry, 5, 600", "light-cavalry, 9, 600",
    "heavy-cavalry, 1, 0", "heavy-cavalry, 2, 400", "heavy-cavalry, 4, 800",
    "heavy-cavalry, 7, 600", "flank-column, 1, 800", "infantry, 1, 0"
  })
  @Rule({"G5-084..G5-087", "G5-090"})
  void pursuit(String troops, int move, int paces) {
    Cases.check(
        BOOK, "pursuit", "troops=%s move=%d".formatted(troops, move), "1", "paces=" + paces);
    Cases.check(
        Cases.BRITISH,
        "pursuit",
        "troops=%s move=%d".formatted(troops, move),
        "1",
        "paces=" + paces);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "troops=heavy-cavalry result=R move=2 | paces=800 outcome=R",
        "troops=light-cavalry result=R move=1 | paces=900 outcome=R",
        "troops=light-cavalry result=R move=3 faster=yes | outcome=D",
        "troops=infantry result=R move=1 | paces=250 outcome=R",
        "troops=infantry result=R move=1 faster=yes | paces=500 outcome=D",
        "troops=infantry result=D move=4 canister=yes | paces=250 outcome=T",
        "troops=infantry result=R move=2 caught=yes | outcome=D",
        "troops=skirmishers result=R move=2 | paces=400 outcome=R"
      })
  @Rule({"G5-088", "G5-089", "G5-092..G5-095"})
  void retreat(String question, String expected) {
    Cases.check(BOOK, "retreat", question, "1", expected);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "arm=infantry moves-caught=1 points=90 | shareLost=1/3 lossPoints=30",
        "arm=cavalry moves-caught=2 points=90 | shareLost=2/3 lossPoints=60",
        "arm=infantry moves-caught=3 points=90 | shareLost=1 lossPoints=90",
        "arm=artillery moves-caught=0 points=100 | shareLost=1 lossPoints=100",
        "arm=infantry moves-caught=1 points=90 resisting=yes fire-loss=25 | enemyLossPoints=5/2"
      })
  @Rule({"G5-100..G5-103", "G5-180"})
  void caughtAtAnObstacle(String question, String expected) {
    Cases.check(BOOK, "caught", question, "1", expected);
    Cases.check(Cases.BRITISH, "caught", question, "1", expected);
  }

  @Test
  @Rule({"G5-142..G5-146", "G5-147..G5-149"})
  void surprise() {
    String ambush = "from-cover=yes black=attacker reserve=yes ";
    Cases.check(
        BOOK,
        "surprise",
        ambush,
        "4",
        "surprised=true attackersCountDoubleForMoves=3 regroupAfterMoves=5 shaken=false");
    Cases.check(BOOK, "surprise", ambush, "1", "surprised=false");
    // Die I loses on face 3, Die II is won by the attack on face 4 and thrown again on face 1.
    Cases.check(BOOK, "surprise", ambush + "artillery=yes", "1 4", "surprised=true");
    Cases.check(BOOK, "surprise", "marching=yes", "4", "surprised=true");
    Cases.check(BOOK, "surprise", "attacking-men=200 surprised-men=100", "4", "surprised=true");
    assertThat(BOOK.forbidden("surprise", "attacking-men=199 surprised-men=100").sentence())
        .contains("no surprise");
    Cases.check(Cases.BRITISH, "surprise", ambush, "4", "surprised=true shaken=true");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "case=surrounded captors=3000 captives=1000 routes-cut=yes in-touch=yes | 4 |"
            + " captured=true escortMen=100",
        "case=surrounded captors=3000 captives=1000 routes-cut=yes in-touch=yes | 1 |"
            + " captured=false",
        "case=surrounded captors=2999 captives=1000 routes-cut=yes in-touch=yes | 4 |"
            + " captured=false",
        "case=surrounded captors=9000 captives=1000 routes-cut=yes | 4 | captured=false",
        "case=defile captors=1000 captives=1000 | 1 | captured=true escortMen=100",
        "case=defile captors=999 captives=1000 | 1 | captured=false",
        "case=beaten-and-attacked-in-rear captors=1 captives=1001 | 1 | captured=true escortMen=101"
      })
  @Rule({"G5-150..G5-155"})
  void capture(String question, String dice, String expected) {
    Cases.check(BOOK, "capture", question, dice, expected);
  }

  @ParameterizedTest(name = "{0} with {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "guns=half-battery | 4 | stands=false retirePaces=250",
        "guns=half-battery | 2 | stands=true retirePaces=0",
        "guns=battery | 3 | stands=false",
        "guns=battery | 1 | stands=true",
        "guns=battery effect=bad | 3 | stands=true",
        "guns=battery guns-under-canister=yes | 3 | stands=true",
        // 12 1/2 points are a gun: of eight that lost 75 two are left, and half a battery is four
        "guns=battery guns-strength=8 | 3 | stands=false tested=true",
        "guns=battery guns-strength=8 guns-lost-points=50 | 4 | stands=false tested=true",
        "guns=battery guns-strength=8 guns-lost-points=75 | 4 | stands=true tested=false",
        "guns=battery guns-strength=1 | 3 | stands=true tested=false",
        // six are a battery where whole ones are tested, and no farther from eight than from four
        "guns=half-battery guns-strength=6 | 3 | stands=false",
        "guns=battery guns-strength=5 | 3 | stands=true"
      })
  void canisterTest(String question, String dice, String expected) {
    Cases.check(BOOK, "canister-test", question, dice, expected);
  }
}
