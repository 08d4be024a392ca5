package studio.kriegsspiel.rules.kriegsspiel.march;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.Rule;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.rules.library.RuleBooks;

class NarrowPassageTest {

  @Test
  @Rule({"G2-065", "G3-032"})
  void narrowingKeepsTheTailWaitingAndWideningTheHead() {
    NarrowPassage gateway = new NarrowPassage(400, 2, 200);
    assertThat(gateway.tailWaits()).isEqualTo(Fraction.of(2));
    assertThat(gateway.headWaits()).isEqualTo(Fraction.of(2));
    assertThat(new NarrowPassage(400, 1, 200).tailWaits()).isEqualTo(Fraction.ZERO);
    assertThatThrownBy(() -> new NarrowPassage(400, 0, 200)).isInstanceOf(RulesException.class);
  }

  @Test
  @Rule("G1-007")
  void aColumnThatTakesTwoMovesToComeUpDeploysInFourMinutes() {
    assertThat(new NarrowPassage(400, 1, 200).deployingMoves()).isEqualTo(2);
    assertThat(new NarrowPassage(401, 1, 200).deployingMoves()).isEqualTo(3);
  }

  @Test
  @Rule({"G3-001", "G3-035"})
  void skirmishersGoOutAtTheRunAndMountedOnesAtTheGallop() {
    assertThat(paces(UnitType.INFANTRY_LINE)).isEqualTo(400);
    assertThat(paces(UnitType.CAVALRY_LIGHT)).isEqualTo(900);
    assertThat(paces(UnitType.CAVALRY_HEAVY)).isEqualTo(800);
  }

  private static long paces(UnitType type) {
    March march =
        RuleBooks.get("reisswitz-1824")
            .fieldManual()
            .march(Troops.of(type, 150), Gait.SKIRMISH, Going.OPEN);
    return ((March.Rate) march).unitsPerTurn().floor();
  }
}
