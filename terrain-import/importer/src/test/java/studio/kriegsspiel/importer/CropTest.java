package studio.kriegsspiel.importer;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A crop whose edges stand the wrong way round is refused, not turned about. */
class CropTest {

  @ParameterizedTest
  @CsvSource({
    // East before west, north before south, no breadth, no height.
    "5, 50, 4, 51",
    "4, 51, 5, 50",
    "4, 50, 4, 51",
    "4, 50, 5, 50"
  })
  void refusesEdgesTheWrongWayRound(double west, double south, double east, double north) {
    for (boolean inDegrees : new boolean[] {true, false}) {
      assertThatThrownBy(() -> new Crop(west, south, east, north, inDegrees))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "A crop needs west < east and south < north, not %s %s %s %s."
                  .formatted(west, south, east, north));
    }
  }

  @ParameterizedTest
  @CsvSource({"-180.1, 0, 0, 1", "0, 0, 180.1, 1", "0, -90.1, 1, 0", "0, 0, 1, 90.1"})
  void degreesEndAt180And90(double west, double south, double east, double north) {
    assertThatThrownBy(() -> new Crop(west, south, east, north, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stays within 180 and 90");
    assertThatCode(() -> new Crop(west, south, east, north, false)).doesNotThrowAnyException();
    assertThatCode(() -> new Crop(-180, -90, 180, 90, true)).doesNotThrowAnyException();
  }
}
