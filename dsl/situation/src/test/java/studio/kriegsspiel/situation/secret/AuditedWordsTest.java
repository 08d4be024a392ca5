package studio.kriegsspiel.situation.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.situation.Plain.at;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.language.ParsedScenario;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.ExerciseViews;
import studio.kriegsspiel.situation.knowledge.Knowledge;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.SealedSheets;

/** What may stand on Blue's paper when play begins, and what gives something away there. */
class AuditedWordsTest {
  private static final String NOTE =
      "The bridge at the mill is blown up when the third column has crossed it.";

  private static final String TEXT =
      """
      scenario "Who may know"
        rules    reisswitz-1824
        terrain  "plain"
        on       18 June 1815 from 13:00 to 20:00
        weather  overcast until 15:00, then rain with thunder
        ground   soft until 16:00, then heavy and deep
        rivers   high until 15:30, then swollen and rising
        visibility 1500 paces
        player "Anna" holds "Commander" of Blue
        player "Bruno" holds "General" of Red

      general idea \"""
        Blue comes up at the crossing from the west.
      \"""

      place "Mill" known to Blue
      place "South mill" known to Red

      side Blue "The Blue Corps" colour blue nation British
        objective hold "Inn" until 20:00
        objective keep the enemy away from the high road
        line of retreat "West end" westward
        role "Commander" for Blue.Foot
        off the map \"""
          The reserve of the corps is a day's march off.
        \"""

      side Red "The Red Corps" colour red nation French
        objective take the bridge before the enemy comes
        line of retreat "Paces south-west" eastward
        role "General" for Omega

      army of Blue
        brigade "The Foot Brigade" as Foot commander "Sir John Black"
          ordered to hold "Inn"
          battalion "First Foot" as First: 900 men
        squadron "Hussars" as Horse: 150 riders
        pioneers "Pioneers" as Sappers: 60 men
        battalion "Second Foot" as Second: 800 men
        battalion "Third Foot" as Third: 800 men
        detached Blue.Horse to Blue.Foot

      army of Red
        brigade "Omega" as Omega commander "Marshal Grey"
          battalion "Delta One" as D1: 600 men
          battalion "Guns" as Line: 600 men
          battalion "7" as B: 600 men
      %s
      deploy
        Blue.First in line at grid 123456 654321 facing east
        D1 in line at grid 234567 765432 facing west
        Horse patrols from grid 111111 222221 by grid 111112 222222 to grid 111113 222223 from 14:00
        Second marches from grid 333331 444441 by grid 333332 444442 to grid 333333 444443 from 14:00
        Blue deploys freely within 800 paces of grid 555551 666661
        Red.Line in line at 100 m south of "Mill" facing west

      reinforcements
        Third enters by grid 777771 888881 from the west at 13:00 in column of route to grid 777772 888882

      report to Blue at 12:45 from "the Prince of Orange" \"""
        You have First Foot, 900 men, Hussars, 150 men, and no more.
      \"""
        enemy from a spy, doubtful: Red.Line at "Inn", about 500 men

      report to Red \"""
        Wait for the second column to come up.
      \"""

      intelligence
        at 13:30 to "Commander" of Blue from spy: "The enemy draws off towards the east."
        at 15:00 to umpire: "Count the rounds of both sides then."
        at 12:50 to Blue from patrol of Horse: "Nobody stands on the road at this hour."

      engineering
        Sappers builds a bridge at "Mill" of trestles from 13:00 to 15:00

      umpire notes \"""
        %s
      \"""

      exercise "Hold the inn as long as you can" grade 2 for "Commander" of Blue
        learn "Judge when to fall back"
        decision "Somebody draws near" at 14:30 \"""
          What do you do with those who stand at the inn?
        \"""
        solution \"""
          Fall back behind the brook as soon as they come.
        \"""
      """;

  private static Situation situation(String troops, String note) {
    return parsed(TEXT.formatted(troops, note));
  }

  private static Situation parsed(String text) {
    ParsedScenario parsed = new ScenarioLanguage().parse("audited.kriegsspiel", text);
    assertThat(parsed.findings()).filteredOn(each -> each.severity() == Severity.ERROR).isEmpty();
    Plain plain =
        Plain.level()
            .road(
                "Beech lane",
                new GeometryFactory()
                    .createLineString(
                        new Coordinate[] {new Coordinate(500, 100), new Coordinate(500, 900)}));
    return new Situation(
        parsed.scenario().orElseThrow(),
        RuleBooks.get("reisswitz-1824"),
        Optional.of(plain.ground()));
  }

  private static PlayerView view(Situation situation, String reader, int hour) {
    Knowledge knowledge = Knowledge.of(situation);
    return knowledge.of(knowledge.findReader(reader).orElseThrow()).at(at(hour, 0, 0)).view();
  }

  private static List<String> leaks(SecretFinder finder, String... texts) {
    List<SecretFinder.Found> found = new ArrayList<>();
    for (String each : texts) {
      found.add(new SecretFinder.Found("page " + (found.size() + 1), each));
    }
    return finder.find("paper", found).stream().map(Leak::toString).toList();
  }

  private static List<String> leaks(Situation situation, String reader, String... texts) {
    return leaks(
        new SecretFinder(Secrets.of(situation), Allowed.to(view(situation, reader, 13))), texts);
  }

  private static List<String> onBlue(String... texts) {
    return leaks(situation("", NOTE), "Blue", texts);
  }

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
