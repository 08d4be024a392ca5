package studio.kriegsspiel.rules.kriegsspiel.procedures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Asking;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RuleBookId;

class AttackPreparationTest {
  private static final Asking R = Asking.the(RuleBookId.REISSWITZ_1824);
  private static final Asking B = Asking.the(RuleBookId.BRITISH_1815);

  @Test
  @Rule("G4-070")
  void canisterReceivedOnTheWayCostsAPoint() {
    String equal = "attacker-units=2 defender-units=2";
    assertThat(R.result("die", "melee", equal, 1)).isEqualTo("I");
    assertThat(R.result("die", "melee", equal + " attacker-under-canister=yes", 2, 3))
        .isEqualTo("II");
  }

  @Test
  @Rule("G3-039")
  void cavalryThatStruckAMassNeedsTwoMovesToPursue() {
    for (Asking book : new Asking[] {R, B}) {
      assertThat(book.result("paces", "pursuit", "troops=light-cavalry-after-mass move=2"))
          .isEqualTo("0");
      assertThat(book.result("paces", "pursuit", "troops=light-cavalry-after-mass move=3"))
          .isEqualTo("500");
      assertThat(book.result("paces", "pursuit", "troops=heavy-cavalry-after-mass move=4"))
          .isEqualTo("800");
    }
  }
}
