package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.ground.Ground;

/** The cells in which marches are reckoned (decision 51). */
class SurveyedGroundTest {

  @ParameterizedTest(name = "{0} by {1} m: {2} m, coarsely {3} m")
  @CsvSource({
    "4000, 2000, 10, 25",
    // 12.5 km2 are 20,000 cells of 25 m.
    "5000, 2500, 10, 25",
    // 25 km2 are 250,000 cells of 10 m, and 20,000 of 35.355 m.
    "5000, 5000, 10, 35.355",
    // 36 km2 are 250,000 cells of 12 m, and 20,000 of 42.426 m.
    "6000, 6000, 12, 42.426"
  })
  void cellsGrowWithTheGroundFrom25SquareKilometresOn(
      double wide, double high, double fine, double coarse) {
    Terrain terrain = Terrain.builder("bare", "EPSG:32631", new Bounds(0, 0, wide, high)).build();
    SurveyedGround ground = SurveyedGround.of(Ground.of(terrain));

    assertThat(ground.march().grid().cellMetres()).isCloseTo(fine, within(0.001));
    assertThat(ground.coarseMarch().grid().cellMetres()).isCloseTo(coarse, within(0.001));
  }
}
