package studio.kriegsspiel.situation.force;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;

class TroopsOfTest {
  @ParameterizedTest
  @CsvSource({
    "COLUMN_MARCH, MARCH",
    "COLUMN_OPEN, COLUMN",
    "COLUMN_CLOSE, COLUMN",
    "COLUMN_ATTACK, COLUMN",
    "MASS, COLUMN",
    "LINE, ACTION",
    "SQUARE, ACTION",
    "SKIRMISH, SKIRMISH",
    "ARTILLERY_LIMBERED, ACTION"
  })
  void columnsInActionMoveAsColumns(Formation formation, Gait gait) {
    assertThat(TroopsOf.gait(formation)).isEqualTo(gait);
  }
}
