package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.situation.Plain.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.situation.Situation;

/** How far what is told of a body is from what it was. */
class ErrorOfNewsTest {
  private static final String RED =
      """
      side Red "Red" colour red

      army of Red
        division "Delta" as Delta
          brigade "Foot" as RedFoot
            battalion "A" as A
              company "A1" as A1: 200 men
              company "A2" as A2: 250 men
              company "A3" as A3: 250 men
            battalion "B" as B: 600 men
          regiment "Horse" as RedHorse: cavalry
            squadron "H1" as H1: 150 riders
            squadron "H2" as H2: 140 riders
          regiment "Dragoons" as Drag: 3 squadrons, cavalry
          regiment "Lancers" as RedLancers: cavalry
            squadron "H3" as H3: 1 squadrons
          battery "Guns" as RedGuns: 6 guns 6-pdr, 2 howitzers 7-pdr
        battalion "Guard" as Guard: 600 men

      deploy
        Guard in line at "Mill" facing 10 degrees

      intelligence
        at 13:30 to Blue from spy, observed 13:05: Red.%s
      """;

  private static ErrorOfNews error(String said) {
    Situation situation =
        Plain.level()
            .scenario(
                "reisswitz-1824", "  battalion \"Foot\" as Foot: 900 men", RED.formatted(said));
    Known known = Knowledge.of(situation).of(Reader.Player.ofSide("Blue")).at(at(13, 30, 0));
    assertThat(known.reader()).isEqualTo(Reader.Player.ofSide("Blue"));
    return known.truthOf(known.told().get(0)).get(0).error().orElseThrow();
  }

  /** 700 and 600 men on foot with 150 and 140 riders; of the dragoons but squadrons are stated. */
  @ParameterizedTest
  @CsvSource({
    "about 1500 men, 1590",
    "4 guns, 8",
    "2 companies, 3",
    "4 squadrons, 6",
    "3 battalions, 2",
    "2 batteries, 1",
    "1 regiment, 3",
    "2 brigades, 1",
    "2 divisions, 1",
  })
  void whatIsCountedIsSetBesideWhatIsThere(String said, int there) {
    ErrorOfNews error = error("Delta at \"Mill\", " + said);
    assertThat(error.counted()).hasValue(there);
    assertThat(error.told()).isPresent();
    assertThat(error.metres()).as("of a division whose parts stand nowhere").isEmpty();
  }

  @Test
  void whatAUnitCannotHaveIsNotCounted() {
    assertThat(error("Guard at \"Mill\", 2 brigades").counted()).isEmpty();
    assertThat(error("Guard at \"Mill\"").counted()).isEmpty();
  }

  @Test
  void whereItWasLiesSoFarFromWhereItIsSaidToBe() {
    ErrorOfNews error = error("Guard at 100 m south of \"Mill\", 600 men");
    assertThat(error.metres().orElseThrow()).isCloseTo(100, within(0.01));
    assertThat(error.bearing().orElseThrow().degrees()).isEqualTo(0);
    ErrorOfNews none = error("Guard at \"Mill\", 600 men");
    assertThat(none.metres()).hasValue(0);
    assertThat(none.bearing()).isEmpty();
  }

  /** It faces 10 degrees: 170 from south, 80 from east, 100 over north from west. */
  @ParameterizedTest
  @CsvSource({"south, 170", "east, 80", "west, 100", "north, 10"})
  void itsWayIsTurnedByTheLesserAngle(String direction, double degrees) {
    assertThat(error("Guard marching " + direction + " at \"Mill\", 600 men").turned())
        .hasValue(degrees);
    assertThat(error("Guard at \"Mill\", 600 men").turned()).isEmpty();
  }
}
