package studio.kriegsspiel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.RulesException;

class DiceTest {

  @Test
  void aSeedRepeatsAndStreamsDoNotShiftEachOther() {
    Dice first = Dice.seeded(1815);
    Dice second = Dice.seeded(1815);
    for (int i = 0; i < 100; i++) {
      second.stream("melee").throwDie(6);
    }
    for (int i = 0; i < 100; i++) {
      assertThat(first.stream("fire").throwDie(6)).isEqualTo(second.stream("fire").throwDie(6));
    }
    assertThat(sequence("fire", 1)).isNotEqualTo(sequence("melee", 1));
    assertThat(sequence("fire", 1)).isNotEqualTo(sequence("fire", 2));
  }

  private static String sequence(String stream, long seed) {
    StringBuilder text = new StringBuilder();
    DiceStream dice = Dice.seeded(seed).stream(stream);
    for (int i = 0; i < 40; i++) {
      text.append(dice.throwDie(6));
    }
    return text.toString();
  }

  @Test
  void facesAreEquallyLikely() {
    DiceStream dice = Dice.seeded(7).stream("fire");
    int[] count = new int[7];
    for (int i = 0; i < 60_000; i++) {
      count[dice.throwDie(6)]++;
    }
    for (int face = 1; face <= 6; face++) {
      assertThat(count[face]).isBetween(9_600, 10_400);
    }
  }

  @Test
  void diceLaidDownFallInOrderAndAMissingOneIsAskedForByName() {
    Dice dice = Dice.fixed(3, 5);
    assertThat(dice.stream("fire").throwDie(6)).isEqualTo(3);
    assertThat(dice.stream("melee").throwDie(6)).isEqualTo(5);
    assertThatThrownBy(() -> dice.stream("melee").named("Die III").throwDie(6))
        .isInstanceOf(RulesException.class)
        .hasMessage("Lay down one more die: throw 3 is Die III for melee (1 to 6).");
    assertThat(Dice.fixed(0).stream("any").thousandths(999)).isZero();
    assertThatThrownBy(() -> Dice.fixed(7).stream("fire").throwDie(6))
        .isInstanceOf(RulesException.class)
        .hasMessage("Throw 1 is a die for fire (1 to 6), not 7.");
    assertThatThrownBy(() -> Dice.fixed(1000).stream("combat").thousandths(999))
        .hasMessage("Throw 1 is a random number for combat (0 to 999), not 1000.");
  }

  @Test
  void aSpareDieIsRefused() {
    Dice dice = Dice.fixed(3, 5, 6);
    dice.stream("fire").throwDie(6);
    assertThatThrownBy(dice::refuseSpare)
        .hasMessage("One die is thrown, and 3 laid down: leave out 5, 6.");
    dice.stream("fire").throwDie(6);
    dice.stream("fire").throwDie(6);
    dice.refuseSpare();
    Dice.seeded(1).refuseSpare();
  }
}
