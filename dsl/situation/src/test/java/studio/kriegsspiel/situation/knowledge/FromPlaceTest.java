package studio.kriegsspiel.situation.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.Plain;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** Points measured from places; the sides of the triangles are 3, 4 and 5. */
class FromPlaceTest {
  private static final Terrain MAP = Plain.level().ground().terrain();

  private static Position place(String name) {
    return new Position.AtPlace(name, TextSpan.NONE);
  }

  /** Of the inn, which lies at 3005/1005. */
  @ParameterizedTest
  @CsvSource({
    "3305, 1405, 500, 36.87, paces north-east of Inn",
    "3305, 605, 500, 143.13, paces south-east of Inn",
    "2705, 605, 500, 216.87, paces south-west of Inn",
    "2705, 1405, 500, 323.13, paces north-west of Inn",
    "3005, 1105, 100, 0, paces north of Inn",
  })
  void aPointLiesSoFarInItsDirection(
      double x, double y, double metres, double degrees, String bearing) {
    FromPlace from = FromPlace.find(MAP, place("Inn"), new MapPoint(x, y)).orElseThrow();
    assertThat(from.metres()).isCloseTo(metres, within(0.01));
    assertThat(from.direction().degrees()).isCloseTo(degrees, within(0.01));
    assertThat(from.bearing()).isEqualTo(bearing);
  }

  /** 3005/1405 lies 400 m from the inn, 1005 from the mill. */
  @Test
  void itIsMeasuredFromThePlaceTheAuthorTookIfItIsOnTheMap() {
    MapPoint point = new MapPoint(3005, 1405);
    Position offset =
        new Position.Offset(
            new Distance(1000, LengthUnit.METRES), new Direction(90), place("Mill"), TextSpan.NONE);
    assertThat(FromPlace.find(MAP, offset, point).orElseThrow().place().name()).isEqualTo("Mill");
    assertThat(FromPlace.find(MAP, place("Nowhere"), point).orElseThrow().place().name())
        .as("the nearest")
        .isEqualTo("Inn");
    assertThat(FromPlace.find(MAP.toBuilder().clearPlaces().build(), offset, point)).isEmpty();
  }
}
