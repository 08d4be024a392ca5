package studio.kriegsspiel.scenario.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;

class UnitTurnTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "at [\"Farm\"] facing south|90|at \"Farm\" facing east",
        "at [\"Farm\"]  facing   south // stays|225|at \"Farm\"  facing   south-west // stays",
        "facing south-south-west at [\"Farm\"]|0|facing north at \"Farm\"",
        "at [\"Farm\"] facing south|100|at \"Farm\" facing 100°",
        "at [\"Farm\"] facing 100°|90|at \"Farm\" facing 90°",
        "at [\"Farm\"] facing 100 degrees|359.8|at \"Farm\" facing 0 degrees",
        "at [\"Farm\"]|180|at \"Farm\" facing south",
        "at [\"Farm facing west\"] facing south|0|at \"Farm facing west\" facing north",
        "at [\"Farm\"] /* facing west */ facing south|0|at \"Farm\" /* facing west */ facing north",
        "at [\"Farm\"] // facing west|0|at \"Farm\" facing north // facing west",
      })
  void changesOnlyTheDirection(String before, double degrees, String after) {
    Sample sample = Sample.of(before);
    assertThat(sample.after(new Intention.Turn(Sample.UNIT, new Direction(degrees))))
        .isEqualTo(after);
  }

  @Test
  void saysWhyItCannot() {
    Sample imported = Sample.of("at [\"Farm\"]", "kgl.kriegsspiel", Formation.LINE);
    assertThat(imported.rewrite(new Intention.Turn(Sample.UNIT, new Direction(0))))
        .isEqualTo(
            new Rewrite.Refused(
                "`KGL5` is deployed in kgl.kriegsspiel; open that file to turn it."));
  }
}
