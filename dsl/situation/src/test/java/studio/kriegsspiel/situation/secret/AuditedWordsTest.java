package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.secret.AuditedPaper.NOTE;
import static studio.kriegsspiel.situation.secret.AuditedPaper.TEXT;
import static studio.kriegsspiel.situation.secret.AuditedPaper.leaks;
import static studio.kriegsspiel.situation.secret.AuditedPaper.onBlue;
import static studio.kriegsspiel.situation.secret.AuditedPaper.parsed;
import static studio.kriegsspiel.situation.secret.AuditedPaper.situation;
import static studio.kriegsspiel.situation.secret.AuditedPaper.view;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ExerciseViews;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** What may stand on Blue's paper when play begins, and what gives something away there. */
class AuditedWordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Who may know",
        "First Foot and Hussars stand at the Inn, 7 men",
        "The bridge at the",
        "Sir John Black leads the Foot; Anna is Commander of The Blue Corps",
        "hold \"Inn\" until 20:00",
        "keep the enemy away from the high road",
        "Mill of trestles",
        "123456 654321",
        "from the Prince of Orange",
        "You have First Foot, 900 men, Hussars, 150 men, and no more.",
        "Guns at Inn, about 500 men (a spy)",
        "Nobody stands on the road at this hour. From a patrol of Hussars",
        "The reserve of the corps is a day's march off.",
        "overcast, soft, high",
        "Bruno",
      })
  void whatBlueKnowsMayStandOnItsPaper(String text) {
    assertThat(onBlue(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Delta One comes|unit `Delta One` of Red",
        "delta-one's men|unit `Delta One` of Red (\"delta-one\")",
        "D1 comes|unit `Red.D1`",
        "Line, Line|unit `Red.Line`",
        "Marshal Grey|commander of `Red.Omega` (\"Marshal Grey\")",
        "the South-Mill|place `South mill` (\"South-Mill\")",
        "rain with thunder|weather to come (\"rain with thunder\")",
        "heavy and deep|ground to come (\"heavy and deep\")",
        "swollen and rising|rivers to come (\"swollen and rising\")",
        "Take the bridge before the  enemy|objective of Red (\"Take the bridge before the enemy\")",
        "wait for the second column|Separate Report to Red (\"wait for the second column\")",
        "the enemy draws off towards|intelligence for Blue, Commander (\"the enemy draws off towards\")",
        "judge when to fall back|lesson of an exercise (\"judge when to fall back\")",
        "somebody draws near|decision of an exercise (\"somebody draws near\")",
        "hold the inn as long|title of an exercise (\"hold the inn as long\")",
        "what do you do with|question of an exercise (\"what do you do with\")",
        "count the rounds of both|intelligence for the umpire (\"count the rounds of both\")",
        "behind the brook as soon|solution of an exercise (\"behind the brook as soon\")",
      })
  void whatBlueDoesNotKnowGivesItselfAway(String text, String leak) {
    assertThat(onBlue(text)).containsExactly("paper, page 1: " + leak);
  }

  @Test
  void whatMayStandOnceMayNotStandTwice() {
    String off = "The reserve of the corps is a day's march off.";
    assertThat(onBlue(off, off))
        .containsExactly(
            "paper, page 2: off the map, for Blue" + " (\"the corps is a day's march off\")");
    String idea = "Blue comes up at the crossing from the west.";
    assertThat(leaks(situation("    battalion \"Crossing\" as C: 1 men", NOTE), "Blue", idea))
        .isEmpty();
    assertThat(leaks(situation("    battalion \"Crossing\" as C: 1 men", NOTE), "Blue", idea, idea))
        .containsExactly("paper, page 2: unit `Crossing` of Red");
  }

  /** Five words of a passage in a row are no coincidence; where they go on, they are one. */
  @Test
  void fiveWordsOfAPassageGiveItAway() {
    assertThat(onBlue("the third column has")).isEmpty();
    assertThat(onBlue("the third column has crossed"))
        .containsExactly("paper, page 1: an umpire's note (\"the third column has crossed\")");
    assertThat(onBlue("So the third column has crossed it again."))
        .containsExactly("paper, page 1: an umpire's note (\"the third column has crossed it\")");
    assertThat(onBlue("So the third column has crossed; is blown up when the"))
        .containsExactly("paper, page 1: an umpire's note (\"the third column has crossed\")");
    assertThat(onBlue("the third column has", "crossed")).isEmpty();
    assertThat(onBlue("Delta One", "the third column has crossed it"))
        .as("in the order of the scenario")
        .containsExactly(
            "paper, page 1: unit `Delta One` of Red",
            "paper, page 2: an umpire's note (\"the third column has crossed it\")");
  }

  /** A shorter passage is one run, whole. */
  @Test
  void aShortPassageGivesItselfAwayAsAWhole() {
    Situation fourWords = situation("", "Blow it up then.");
    assertThat(leaks(fourWords, "Blue", "blow it up")).isEmpty();
    assertThat(leaks(fourWords, "Blue", "blow it up then"))
        .containsExactly("paper, page 1: an umpire's note (\"blow it up then\")");
    Situation oneWord = situation("", "Blow.");
    assertThat(leaks(oneWord, "Blue", "blow")).isEmpty();
  }

  /** Letters that are words of their own weigh half as much: ten of them give a passage away. */
  @Test
  void tenLettersThatAreWordsGiveAPassageAway() {
    Situation han = situation("", "敵の第三縦隊が橋を渡った後");
    assertThat(leaks(han, "Blue", "第三縦隊が橋を渡っ")).isEmpty();
    assertThat(leaks(han, "Blue", "第三縦隊が橋を渡った")).hasSize(1);
  }

  @Test
  void namesSideBySideTellNoMoreThanEachAlone() {
    Situation listed =
        situation("", "First Foot, Hussars, First Foot east of Inn and Hussars stay behind.");
    assertThat(leaks(listed, "Blue", "First Foot, Hussars, First Foot, east of Inn")).isEmpty();
    assertThat(leaks(listed, "Blue", "First Foot, east of Inn and Hussars")).hasSize(1);
    assertThat(leaks(listed, "Red", "First Foot, Hussars, First Foot"))
        .as("of Blue Foot, First Foot, First and Hussars, and the note")
        .hasSize(5);
  }

  /** Whoever was told a return as a whole may find its rows again. */
  @Test
  void theRowsOfAReturnThatWasToldMayStandAgain() {
    String report = "You have First Foot, 900 men, Hussars, 150 men, and no more.";
    assertThat(onBlue(report, "First Foot 900 men Hussars 150 men")).isEmpty();
    assertThat(onBlue(report, "Hussars 150 men and no more"))
        .containsExactly("paper, page 2: Separate Report to Blue (\"150 men and no more\")");
    assertThat(leaks(situation("", NOTE), "Red", "First Foot 900 men Hussars 150 men"))
        .contains(
            "paper, page 1: Separate Report to Blue (\"First Foot 900 men Hussars 150 men\")");
  }

  /** Troops of Red are called as something that Blue may read. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Who may know",
        "plain",
        "West end",
        "Beech lane",
        "The Blue Corps",
        "Blue",
        "Commander",
        "Anna",
        "British",
        "First Foot",
        "First",
        "Sir John Black",
        "Foot",
        "Inn",
        "Mill",
        "trestles",
        "overcast",
        "soft",
        "high",
        "1500 paces",
        "the Prince of Orange",
        "a patrol of Hussars",
        "a spy",
      })
  void anOpenWordMayStandThoughAUnitIsCalledSo(String word) {
    Situation situation = situation("    battalion \"%s\" as C1: 1 men".formatted(word), NOTE);
    assertThat(leaks(situation, "Commander", word)).isEmpty();
    assertThat(leaks(situation, "Commander", "C1")).hasSize(1);
  }

  /** First stands in another place: 108 m, 143 paces, south-west of the inn. */
  @Test
  void aBearingFromAPlaceOpensAllButUnits() {
    assertThat(onBlue("143 paces south-west of Inn")).hasSize(1);
    String near =
        TEXT.formatted("    battalion \"South west\" as P: 1 men", NOTE)
            .replace(
                "First in line at grid 123456 654321",
                "First in line at 108 m south-west of \"Inn\"");
    Situation situation = parsed(near);
    assertThat(leaks(situation, "Blue", "143 paces south-west of Inn"))
        .containsExactly("paper, page 1: unit `South west` of Red (\"south-west\")");
  }

  /** Where it is written, and both figures of where that is on the ground. */
  @Test
  void figuresOfAPositionGiveItAway() {
    assertThat(onBlue("234567 765432")).hasSize(3).allMatch(each -> each.contains("`Red.D1`"));
    assertThat(onBlue("765432"))
        .containsExactly("paper, page 1: position of `Red.D1` (\"765432\")");
  }

  /** Of a patrol, a march, an area and who comes on when play begins: each is Blue's alone. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "111111 222221",
        "111112 222222",
        "111113 222223",
        "333331 444441",
        "333332 444442",
        "333333 444443",
        "555551 666661",
        "777771 888881"
      })
  void figuresOfOnesOwnPlansMayStand(String figures) {
    assertThat(onBlue(figures, figures.substring(0, 6), figures.substring(7))).isEmpty();
    assertThat(leaks(situation("", NOTE), "Red", figures)).hasSizeGreaterThan(2);
  }

  @Test
  void inDataAWordOfThePapersIsNoName() {
    Situation situation = situation("    battalion \"Howitzers\" as C1: 1 men", NOTE);
    Allowed allowed = Allowed.to(view(situation, "Blue", 13));
    SecretFinder inData = SecretFinder.inData(Secrets.of(situation), allowed);
    assertThat(leaks(inData, "Howitzers", "Delta One"))
        .containsExactly("paper, page 2: unit `Delta One` of Red");
    assertThat(leaks(new SecretFinder(Secrets.of(situation), allowed), "Howitzers")).hasSize(1);
  }

  @Test
  void aStudentReadsWhatHisExerciseAsks() {
    Situation situation = situation("", NOTE);
    SecretFinder finder =
        new SecretFinder(
            Secrets.of(situation),
            Allowed.to(view(situation, "Commander", 13), ExerciseViews.of(situation).get(0)));
    assertThat(
            leaks(
                finder,
                "Hold the inn as long as you can",
                "Judge when to fall back",
                "Somebody draws near",
                "What do you do with those who stand at the inn?"))
        .isEmpty();
    assertThat(leaks(finder, "behind the brook as soon")).hasSize(1);
  }

  @Test
  void aSealedSheetHoldsItsTextAndItsReceiver() {
    Situation situation =
        situation(
            "    battalion \"Anna\" as C1: 1 men\n    battalion \"A spy\" as C2: 1 men", NOTE);
    var sheet = SealedSheets.of(situation).get(0).sheet();
    SecretFinder finder =
        new SecretFinder(
            Secrets.of(situation),
            Allowed.on(sheet, situation.terrain().orElseThrow(), "Who may know"));
    assertThat(
            leaks(
                finder, "Commander, Anna, a spy", "The enemy draws off towards the east.", "Mill"))
        .isEmpty();
    assertThat(leaks(finder, "First Foot", "a spy, a spy")).hasSize(4);
  }

  @Test
  void aLeakShowsTheFirstEightyLetters() {
    assertThat(new Leak("paper", "page 1", "a note", "x".repeat(80)).toString())
        .isEqualTo("paper, page 1: a note (\"" + "x".repeat(80) + "\")");
    assertThat(new Leak("paper", "page 1", "a note", "x".repeat(81)).toString())
        .isEqualTo("paper, page 1: a note (\"" + "x".repeat(80) + "\u2026\")");
    assertThat(new Leak("paper", "metadata", "a maker's name").toString())
        .isEqualTo("paper, metadata: a maker's name");
    assertThat(new Leak("paper", "page 1", "unit `Guard`", "GUARD").toString())
        .isEqualTo("paper, page 1: unit `Guard`");
  }
}
