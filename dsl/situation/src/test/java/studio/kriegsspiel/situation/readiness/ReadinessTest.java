package studio.kriegsspiel.situation.readiness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** What is left in the pouches, as the books count it. */
class ReadinessTest {

  @ParameterizedTest(name = "{1} under {0}: {2} moves of fire are gone")
  @CsvSource({
    // Sixty rounds last twelve moves of five; a move begun counts as fired.
    "british-1815, 70 rounds a man, 0",
    "british-1815, 60 rounds a man, 0",
    "british-1815, 59 rounds a man, 1",
    "british-1815, 20 rounds a man, 8",
    "british-1815, 4 rounds a man, 12",
    // Reisswitz does not count the infantryman's.
    "reisswitz-1824, 20 rounds a man,",
    "british-1815, 20 rounds a gun,",
  })
  void roundsAreCountedInMovesOfFire(String book, String rounds, Integer moves) {
    Situation situation =
        Plain.level()
            .scenario(
                book, "  battalion \"Foot\" as Foot: 900 men\n    state " + rounds + "\n", "");
    Readiness ready =
        Readiness.of(situation, situation.units().find(new UnitId("Blue", "Foot")).orElseThrow());
    if (moves == null) {
      assertThat(ready.movesFired()).isEmpty();
    } else {
      assertThat(ready.movesFired()).hasValue(moves);
    }
  }
}
