package studio.kriegsspiel.rules.napoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Layer;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;

class NapoleonicVictoryTest {
  private static final Asking BOOK = Asking.the(RuleBookId.NAPOLEONIC_RNG);

  @Test
  @Rule({"N049", "N050", "N157", "N164"})
  void marksStandAtFifteenPercentAndEveryFiveMore() {
    assertThat(BOOK.result("marks", "marks", "bases=100")).startsWith("15, 20, 25, 30, 35");
    assertThat(BOOK.result("marks", "marks", "bases=47")).startsWith("8, 10, 12, 15");
    assertThat(BOOK.decide("marks", "bases=47 reinforcements=13"))
        .containsEntry("total", "60")
        .containsEntry("firstMark", "9");
  }

  @ParameterizedTest(name = "{0} {1}: {2} % {3} {4}")
  @CsvSource({
    "lost=14 total=100, 0, 0, false, fights-on",
    "lost=15 total=100, 51, 15, true, fights-on",
    "lost=15 total=100, 50, 15, true, disrupted",
    "lost=15 total=100, 25, 15, true, routs",
    "lost=15 total=100 state=disrupted, 50, 15, true, routs",
    "lost=19 total=100 tested=15, 0, 15, false, fights-on",
    "lost=20 total=100 tested=15, 100, 20, true, disrupted",
    "lost=42 total=100 tested=35, 450, 40, true, disrupted",
    "lost=45 total=100 tested=40, 600, 45, true, disrupted",
    "lost=70 total=100 tested=65, 751, 70, true, fights-on",
    "lost=15 total=120, 0, 0, false, fights-on"
  })
  @Rule({"N158..N164"})
  void crisesOfMorale(String question, int number, int level, boolean tested, String fate) {
    assertThat(BOOK.decide("crisis", question, number))
        .containsEntry("levelPercent", "" + level)
        .containsEntry("tested", "" + tested)
        .containsEntry("fate", fate);
  }

  @ParameterizedTest(name = "{0} against {1}: {2} {3}")
  @CsvSource({
    "10, 15, draw, none", "10, 16, marginal, first", "20, 10, marginal, second",
    "10, 21, major, first", "0, 25, major, first", "0, 26, decisive, first"
  })
  @Rule({"N166..N170"})
  void victoryByDifferenceOfLosses(int first, int second, String level, String victor) {
    String question =
        "first-lost=%d first-total=100 second-lost=%d second-total=100".formatted(first, second);
    assertThat(BOOK.decide("victory", question))
        .containsEntry("level", level)
        .containsEntry("victor", victor);
  }

  @Test
  @Rule("N165")
  void possessionOfTheFieldComesFirst() {
    assertThat(
            BOOK.result(
                "victor",
                "victory",
                "field=first first-lost=40 first-total=100 second-lost=10 second-total=100"))
        .isEqualTo("first");
  }

  @Test
  void switchesOfCrisisAndVictory() {
    assertThat(
            Asking.the(RuleBookId.NAPOLEONIC_RNG, "marks-strictly-above")
                .result("levelPercent", "crisis", "lost=15 total=100", 500))
        .isEqualTo("0");
    assertThat(
            Asking.the(RuleBookId.NAPOLEONIC_RNG, "upper-band")
                .result(
                    "level",
                    "victory",
                    "first-lost=10 first-total=100 second-lost=15 second-total=100"))
        .isEqualTo("marginal");
    assertThat(
            Asking.the(RuleBookId.NAPOLEONIC_RNG, "thousand-possible")
                .adjudicate("crisis", "lost=15 total=100"))
        .isNotNull();
  }

  /** The constraints the text puts on its missing tables hold for the proposed defaults. */
  @Test
  @Rule({
    "N016",
    "N018",
    "N025..N029",
    "N032",
    "N072",
    "N073",
    "N129",
    "N146",
    "N148",
    "N163",
    "N171"
  })
  void defaultsKeepWhatTheTextSaysOfTheMissingTables() {
    RuleBook book = BOOK.book();
    OddsTable odds = new OddsTable(book);
    CombatResults results = new CombatResults(book, odds);
    for (int column = 0; column < odds.names().size(); column++) {
      for (int number = 1; number <= Thousandths.MOST; number++) {
        assertThat(results.at(column, number))
            .isGreaterThanOrEqualTo(results.at(column, number - 1));
        if (column > 0) {
          assertThat(results.at(column, number))
              .isGreaterThanOrEqualTo(results.at(column - 1, number));
        }
      }
    }
    ArtilleryTable guns = new ArtilleryTable(book);
    for (int number = 0; number <= Thousandths.MOST; number++) {
      assertThat(results.atSquare(true, number))
          .isGreaterThanOrEqualTo(results.atSquare(false, number));
      assertThat("NDL".indexOf(guns.result("foot", 100, number)))
          .isGreaterThanOrEqualTo("NDL".indexOf(guns.result("horse", 100, number)))
          .isGreaterThanOrEqualTo("NDL".indexOf(guns.result("foot", 600, number)));
    }
    NationalArmies armies = new NationalArmies(book);
    assertThat(
            List.of("guard", "grenadier", "line", "landwehr").stream()
                .map(type -> armies.get("infantry." + type).moraleThousandths()))
        .isSorted();
    assertThat(
            List.of("heavy", "medium", "light").stream()
                .map(type -> armies.get("cavalry." + type).moveMillimetres()))
        .isSorted();
    assertThat(armies.get("cavalry.heavy").attack())
        .isGreaterThan(armies.get("cavalry.medium").attack());
    for (String type : armies.types()) {
      TypeRow line = armies.get(type);
      assertThat(line.moveMillimetres()).as(type).isLessThanOrEqualTo(200);
      assertThat(line.attackDisrupted()).as(type).isLessThanOrEqualTo(line.attack());
    }
    assertThat(armies.get("british", "infantry.rifle").rangeMillimetres()).isNotEqualTo(50);
    Crisis crisis = new Crisis(book);
    int failing = 0;
    for (int number = 0; number <= Thousandths.MOST; number++) {
      failing += crisis.fate(45, number, false) == Crisis.Fate.FIGHTS_ON ? 0 : 1;
    }
    assertThat(failing).isGreaterThan(500);
  }

  private static String shipped(String table) throws IOException {
    String path = "/" + RuleBook.folder(RuleBookId.NAPOLEONIC_RNG) + "/tables/" + table + ".json";
    try (InputStream in = NapoleonicVictoryTest.class.getResourceAsStream(path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void anUmpiresOwnTableReplacesADefaultAndIsNoLongerOne(@TempDir Path folder) throws IOException {
    String own =
        shipped("crisis-of-morale")
            .replace("\"layer\": \"default:crisis_of_morale\", ", "")
            .replace("[15, 50, 25]", "[15, 90, 25]");
    Files.writeString(folder.resolve("crisis-of-morale.json"), own);
    RuleBook book = BOOK.book().withTables(folder);
    assertThat(Asking.the(book).result("fate", "crisis", "lost=15 total=100", 80))
        .isEqualTo("disrupted");
    assertThat(book.table("crisis-of-morale").getRow(15).citation().layer())
        .isEqualTo(Layer.PRINTED);
    assertThat(BOOK.result("fate", "crisis", "lost=15 total=100", 80)).isEqualTo("fights-on");
  }

  @ParameterizedTest(name = "{0}: {1} for {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "combat-results | \"100-279\" | \"100-270\" | must follow 270 without gap",
        "combat-results | \"Dx\" | \"Dz\" | the result `Dz` is none of",
        "odds | [\"2:1\", 2, 1] | [\"5:2\", 5, 2] | 1:1, 2:1 and 3:1 must follow one another",
        "generals-under-fire | \"75-999\" | \"75-990\" | must cover 0 to 999",
        "crisis-of-morale | [20, 100, 50] | [20, 10, 5] | must not fall",
        "artillery | \"horse\" | \"mounted\" | no rows for horse batteries",
        "national-army-coalition | \"morale\" | \"moral\" | the column `morale`",
        "odds | \"1:1\", 1, 1 | \"1:1\", 0, 1 | is no ratio"
      })
  void faultyTablesOfAnUmpireAreTold(
      String table, String printed, String faulty, String message, @TempDir Path folder)
      throws IOException {
    Files.writeString(folder.resolve(table + ".json"), shipped(table).replace(printed, faulty));
    assertThatThrownBy(() -> BOOK.book().withTables(folder))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining(message)
        .hasMessageContaining(folder.toString());
  }

  @Test
  @Rule({"N050", "N159", "N162", "N164"})
  void theLevelTestedIsLeftForTheNextMove() {
    assertThat(BOOK.after("crisis", "lost=15 total=100", 40))
        .containsEntry("tested", "15")
        .containsEntry("state", "disrupted");
    assertThat(BOOK.result("tested", "crisis", "lost=16 total=100 tested=15")).isEqualTo("false");
    assertThat(BOOK.result("state", "rally", "type=infantry.line state=disrupted", 400))
        .isEqualTo("organised");
    assertThat(BOOK.after("marks", "bases=47 reinforcements=13")).containsEntry("total", "60");
    // 9 of 60 are 15 %; with 20 more they are 11.25 %, and no level is reached.
    assertThat(BOOK.result("levelPercent", "crisis", "lost=9 total=60", 999)).isEqualTo("15");
    assertThat(BOOK.result("levelPercent", "crisis", "lost=9 total=80")).isEqualTo("0");
  }
}
