package studio.kriegsspiel.situation.force;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.Troops;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.situation.Plain;

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

  /** The heaviest gun counts, howitzers do not; what was sent out or lost stands elsewhere. */
  @Test
  void aBatteryStandsWithTheGunsThatItHasKept() {
    UnitIndex units =
        Plain.level()
            .scenario(
                "reisswitz-1824",
                """
                  battery "Guns" as Guns: 4 guns 6-pdr, 3 guns 4-pdr, 2 howitzers 10-pdr
                    state 1 guns lost
                """,
                "deploy\n  post of 2 guns of Guns as Pit at \"Mill\" facing south\n")
            .units();
    Troops guns = TroopsOf.unit(units.find(new UnitId("Blue", "Guns")).orElseThrow());
    assertThat(guns.pieces()).isEqualTo(6);
    assertThat(guns.pounds()).hasValue(6);
    assertThat(TroopsOf.unit(units.find(new UnitId("Blue", "Pit")).orElseThrow()).pieces())
        .isEqualTo(2);
  }
}
