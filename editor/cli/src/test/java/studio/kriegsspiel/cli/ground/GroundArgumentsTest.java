package studio.kriegsspiel.cli.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;

class GroundArgumentsTest {
  private static final MapPoint FARM = new MapPoint(599_370, 5_614_870);
  private final Terrain terrain =
      Terrain.builder("ridge", "EPSG:32631", new Bounds(596_000, 5_612_000, 602_000, 5_618_000))
          .place(new Place("La Haye Sainte", List.of("The farm"), FARM, Optional.empty()))
          .build();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "la haye sainte",
        "The farm",
        "599370,5614870",
        "599370 5614870",
        "9937 1487",
        "99370 14870"
      })
  void aPointMayBeNamedInManyWays(String words) {
    assertThat(GroundArguments.point(words, terrain)).isEqualTo(FARM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"50.6770 N 4.4067 E", "50.6770,4.4067", "50°40'37.2\"N 4°24'24.1\"E"})
  void latitudeAndLongitudeNameAPoint(String words) {
    assertThat(GroundArguments.point(words, terrain).distanceMetres(FARM)).isLessThan(60);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "603000,5614000|`603000,5614000` lies off the map of `ridge`.",
        "10.0 N 4.4 E|`10.0 N 4.4 E` lies off the map of `ridge`.",
        "La Haie Sainte|`La Haie Sainte` is no point of `ridge`; did you mean `La Haye Sainte`?",
        "Moscow|`Moscow` is no point of `ridge`; name a place, metres east and north, a grid"
            + " reference, or degrees such as 50.68 N 4.41 E."
      })
  void whatIsNoPointOfTheMapIsRefused(String words, String sentence) {
    assertThatThrownBy(() -> GroundArguments.point(words, terrain))
        .isInstanceOf(CommandFault.class)
        .hasMessage(sentence);
  }
}
