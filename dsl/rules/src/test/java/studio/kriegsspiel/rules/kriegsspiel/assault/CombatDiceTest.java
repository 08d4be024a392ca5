package studio.kriegsspiel.rules.kriegsspiel.assault;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

class CombatDiceTest {

  private static String circles(RuleTable table, String die) {
    StringBuilder text = new StringBuilder();
    for (int face = 1; face <= 6; face++) {
      TableRow row = table.getRow(die, face);
      String circle = row.getText("circle");
      text.append(
          circle.equals("blank")
              ? "- "
              : circle.charAt(0) + row.getText("letter") + (row.isTrue("flame") ? "* " : " "));
    }
    return text.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({
    "I, wD wT wR bD bT bR",
    "II, - wR wR bD bT bR",
    "III, wR wR bT bD bR bD",
    "IV, bD bR bT - - wR",
    "V, bD bD bT bR wR -"
  })
  @Rule({"G5-001..G5-005", "G5-211..G5-215"})
  void facesOf1824(String die, String faces) {
    assertThat(circles(Cases.REISSWITZ.book().table("combat-dice"), die)).isEqualTo(faces);
  }

  @ParameterizedTest
  @CsvSource({
    "I, wT wD* wR bR bD bT",
    "II, - wR* wR* bR bD bT",
    "III, wR* wR* bR* bR bD bT",
    "IV, - - wR bR bD bT",
    "V, - wR bR bR bD bT"
  })
  @Rule({"G5-160", "G5-216..G5-220"})
  void facesOfTheBritishTable(String die, String faces) {
    RuleTable table = Cases.BRITISH.book().table("combat-dice");
    assertThat(circles(table, die)).isEqualTo(faces);
    assertThat(table.getInteger("infantry_points", "III", 4)).isEqualTo(18);
    assertThat(table.getInteger("cavalry_points", "III", 4)).isEqualTo(6);
  }

  @ParameterizedTest(name = "{0} points: {1}")
  @CsvSource({"15, 6, I, 6", "15, 8, II, 6", "25, 10, IV, 1", "30, 12, V, 3"})
  @Rule({"G5-009", "G5-010"})
  void lossesOf1824(int infantry, int cavalry, String die, int face) {
    RuleTable table = Cases.REISSWITZ.book().table("combat-dice");
    assertThat(table.getInteger("infantry_points", die, face)).isEqualTo(infantry);
    assertThat(table.getInteger("cavalry_points", die, face)).isEqualTo(cavalry);
  }

  @Test
  @Rule("G5-007")
  void aBlankIsThrownAgain() {
    Cases.check(
        Cases.REISSWITZ,
        "melee",
        "attacker-units=5 defender-units=4 attacker-stand=column",
        "1 6",
        "die=II beaten=defender printed=R");
  }

  @Test
  @Rule({"G5-006", "G5-008", "G1-087"})
  void blackIsVictoryOfTheBetterChanceAndOnDieOneOfTheSideNamed() {
    String even = "attacker-units=4 defender-units=4 attacker-stand=column defender-stand=column ";
    Cases.check(Cases.REISSWITZ, "melee", even + "black=attacker", "4", "beaten=defender");
    Cases.check(Cases.REISSWITZ, "melee", even + "black=defender", "4", "beaten=attacker");
    Asking book = Cases.REISSWITZ;
    String weaker = "attacker-units=4 defender-units=6 attacker-stand=column defender-stand=column";
    Cases.check(book, "melee", weaker, "3", "die=III favours=defender beaten=attacker");
    Cases.check(book, "melee", weaker, "1", "beaten=defender printed=R");
  }
}
