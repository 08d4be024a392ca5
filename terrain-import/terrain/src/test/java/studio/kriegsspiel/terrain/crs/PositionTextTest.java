package studio.kriegsspiel.terrain.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

class PositionTextTest {
  private static final CoordinateSystem LAMBERT = CoordinateSystem.of("EPSG:31370");
  private static final Optional<Bounds> NEAR =
      Optional.of(new Bounds(150_000, 150_000, 156_000, 156_000));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "50.6803 N 4.4066 E|50.6803|4.4066",
        "N 50.6803 E 4.4066|50.6803|4.4066",
        "4.4066 E, 50.6803 N|50.6803|4.4066",
        "50.6803, 4.4066|50.6803|4.4066",
        "50,6803 4,4066|50.6803|4.4066",
        "50°40'49.08\"N 4°24'23.76\"E|50.6803|4.4066",
        "50 40 49.08 N 4 24 23.76 E|50.6803|4.4066",
        "N50° 40.818' E004° 24.396'|50.6803|4.4066",
        "33°55′30″S 18°25′0″E|-33.925|18.41667",
        "-33.925 18.41667|-33.925|18.41667",
        "40.7 N 74.0 W|40.7|-74.0"
      })
  void readsLatitudeAndLongitude(String text, double latitude, double longitude) {
    LatLon at = PositionText.findLatLon(text).orElseThrow();
    assertThat(at.latitude()).isCloseTo(latitude, within(1e-4));
    assertThat(at.longitude()).isCloseTo(longitude, within(1e-4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"152345 154321", "152345, 154321", "152345.0;154321.0", "152345\t154321"})
  void readsMetres(String text) {
    assertThat(PositionText.find(text, LAMBERT, NEAR)).contains(new MapPoint(152_345, 154_321));
  }

  @Test
  void readsGridReferencesNearAGround() {
    assertThat(PositionText.find("523 543", LAMBERT, NEAR))
        .contains(new MapPoint(152_300, 154_300));
  }

  @Test
  void readsLatitudeAndLongitudeInTheSystemAskedFor() {
    MapPoint at = PositionText.find("50.6803 N 4.4066 E", LAMBERT, NEAR).orElseThrow();
    assertThat(LAMBERT.toLatLon(at).latitude()).isCloseTo(50.6803, within(1e-6));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "the farm",
        "12",
        "N",
        "N E",
        "50 N",
        "91.5 N 4.1 E",
        "50 61 0 N 4 0 0 E",
        "1 2 3"
      })
  void anythingElseIsNoPosition(String text) {
    assertThat(PositionText.find(text, LAMBERT, NEAR)).isEmpty();
  }
}
