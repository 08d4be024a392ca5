package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.table.RuleTable;

class BatteriesAndStrongholdsTest {
  private static final Asking BOOK = Cases.REISSWITZ;

  @ParameterizedTest(name = "{0}, face {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "arm=infantry units=2 battery=foot | 1 | taken=true",
        "arm=cavalry units=4 battery=foot | 1 | taken=true",
        "arm=infantry units=1 battery=foot | 1 | taken=false",
        "arm=infantry units=1 battery=foot | 3 | taken=true",
        "arm=infantry units=0 battery=foot | 2 | taken=false",
        "arm=infantry units=0 battery=foot | 4 | taken=true",
        "arm=infantry units=2 battery=foot ground=narrow | 4 | taken=false",
        "arm=infantry units=2 battery=foot ground=narrow | 2 | taken=true",
        "arm=infantry units=2 battery=foot flank-defended=yes | 4 | taken=true",
        "arm=infantry units=2 battery=foot flank-defended=yes | 1 | taken=false",
        "arm=infantry units=1 battery=foot flank-defended=yes ground=narrow | 3 | taken=false",
        "arm=infantry units=1 battery=foot flank-defended=yes ground=narrow | 1 | taken=true"
      })
  @Rule({"G5-108..G5-113"})
  void isolatedBattery(String question, String dice, String expected) {
    Cases.check(BOOK, "battery", question, dice, expected);
  }

  @Test
  @Rule("G5-111")
  void tooFewOnNarrowGround() {
    assertThat(
            BOOK.forbidden("battery", "arm=infantry units=1 battery=foot ground=narrow").sentence())
        .contains("half battery");
  }

  @Test
  @Rule({"G5-042", "G5-043"})
  void batteriesStruckInFlankAndRearAreLost() {
    String flank = " flank-and-rear=yes flank-defended=yes ground=narrow";
    Cases.check(BOOK, "battery", "arm=cavalry units=1 battery=foot" + flank, "3", "taken=true");
    Cases.check(BOOK, "battery", "arm=infantry units=1 battery=horse" + flank, "3", "taken=true");
    Cases.check(BOOK, "battery", "arm=cavalry units=2 battery=horse" + flank, "3", "taken=true");
    Cases.check(BOOK, "battery", "arm=cavalry units=1 battery=horse" + flank, "3", "taken=false");
  }

  @Test
  @Rule({"G5-114", "G5-116", "G5-117"})
  void supportsMustBeBeatenFirst() {
    String attack = "arm=infantry units=2 battery=foot supported=yes ";
    Cases.check(BOOK, "battery", attack, "1", "taken=false");
    Cases.check(BOOK, "battery", attack + "supports-beaten=yes", "1", "taken=false");
    Cases.check(
        BOOK,
        "battery",
        attack + "supports-beaten=yes skirmishers-occupy=yes",
        "1",
        "taken=true outForGoodAfterMoves=4 outIfRetakenMoves=30");
  }

  @Test
  @Rule({"G5-205"})
  void britishCavalryAgainstTheFrontOfABatteryHasDieTwoAgainstIt() {
    String attack = "arm=cavalry units=4 battery=foot";
    Cases.check(Cases.BRITISH, "battery", attack, "4", "taken=false");
    Cases.check(Cases.BRITISH, "battery", attack, "2", "taken=true");
    Cases.check(Cases.BRITISH, "battery", "arm=infantry units=2 battery=foot", "1", "taken=true");
  }

  @ParameterizedTest(name = "{0} troops, attack {1}")
  @CsvSource({
    "fresh, 1, II I III II V II",
    "fresh, 2, I I II I III II",
    "fresh, 3, II* II* I II* I I",
    "fresh, 4, III* III* II* III* II* II*",
    "fresh, 5, IV* IV* III* IV* III* III*",
    "tired, 1, II I III II V II",
    "tired, 2, II II III II V III",
    "tired, 3, III III IV III V IV"
  })
  @Rule({"G5-127", "G5-128", "G5-221..G5-228"})
  void strongholdTable(String troops, int attack, String row) {
    for (Asking book : new Asking[] {BOOK, Cases.BRITISH}) {
      RuleTable table = book.book().table("stronghold-attacks");
      String[] dice = row.split(" ");
      String[] classes = {"light", "strong", "fortified"};
      for (int i = 0; i < dice.length; i++) {
        boolean held = i % 2 == 0;
        assertThat(
                table.getRow(troops, attack).getText(classes[i / 2] + (held ? "_held" : "_taken")))
            .isEqualTo(dice[i]);
        int points = CombatDice.points(dice[i].replace("*", ""));
        assertThat(
                book.result(
                    "indexPoints",
                    "stronghold",
                    "defences=%s attackers-tired=%s defenders-attack=%d defenders-held-moves=%d"
                        .formatted(
                            classes[i / 2],
                            troops.equals("tired") ? "yes" : "no",
                            attack,
                            held ? 2 : 1),
                    3,
                    1))
            .isEqualTo("" + (dice[i].endsWith("*") ? points : -points));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "defenders=2 attackers=4 front=600 | -1",
        "defenders=2 attackers=4 front=900 | -1",
        "defenders=2 attackers=3 front=801 | -2",
        "defenders=2 attackers=3 front=799 | -1",
        "defenders=2 attackers=6 front=600 | -1",
        "defenders=1 attackers=4 front=600 | 0",
        "defenders=2 attackers=2 front=600 | -2",
        "defenders=2 attackers=2 front=800 | -3",
        "defenders=2 attackers=4 front=0 defenders-canister-moves=2 | 0",
        "defenders=2 attackers=0 attackers-dismounted=8 front=400 | -1",
        "position=fieldwork defenders=2 attackers=4 front=400 | -1",
        "position=fieldwork defenders=2 attackers=2 front=400 | -3",
        "position=defile defenders=4 attackers=2 | -3"
      })
  @Rule({"G5-118..G5-123", "G5-135..G5-139"})
  void strengthNeeded(String question, int points) {
    assertThat(BOOK.result("indexPoints", "stronghold", "defences=light " + question, 3, 1))
        .isEqualTo("" + points);
  }

  @Test
  @Rule({"G5-129..G5-133", "G5-140", "G5-141"})
  void outcomeAndLossesOfAnAttackOnAStronghold() {
    String attack = "defences=light attackers=2 defenders=2 ";
    Cases.check(
        BOOK,
        "stronghold",
        attack,
        "4 3",
        "die=II taken=false outcome=D attackersLossPoints=40 defendersLossPoints=30");
    Cases.check(BOOK, "stronghold", attack + "second-line=yes", "5 1", "taken=false outcome=R");
    Cases.check(
        BOOK,
        "stronghold",
        attack + "pursuit-on-foot=yes",
        "2 1",
        "taken=true outcome=R attackersLossPoints=10 defendersLossPoints=54");
    Cases.check(
        BOOK,
        "stronghold",
        "defences=light defenders-attack=5 attackers=2 defenders=2 position=defile",
        "3 1",
        "taken=true outcome=R");
    Cases.check(
        BOOK,
        "stronghold",
        "defences=light defenders-attack=5 attackers=2 defenders=2 position=fieldwork",
        "3 1",
        "taken=true outcome=T");
    assertThat(
            BOOK.forbidden("stronghold", attack + "defenders-attack=2 defenders-pause-moves=0")
                .sentence())
        .contains("one move");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "hedge, light",
    "wood-edge, light",
    "slope-15-20, light",
    "bridge-small, light",
    "village-solid, strong",
    "town-wall, strong",
    "slope-20-25, strong",
    "bridge-50, strong",
    "entrance-barricaded, strong",
    "wall-defensive, fortified",
    "slope-25, fortified",
    "fieldwork-full, fortified",
    "entrance-gated, fortified"
  })
  @Rule({"G5-124..G5-126"})
  void classesOfDefences(String feature, String defences) {
    assertThat(BOOK.book().table("stronghold-classes").getRow(feature).getText("class"))
        .isEqualTo(defences);
  }
}
