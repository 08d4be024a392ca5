package studio.kriegsspiel.terrain.crs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.MapPoint;

class CoordinateSystemTest {
  /** Expected coordinates come from PROJ 9.1 (gdaltransform). */
  @ParameterizedTest
  @CsvSource({
    "EPSG:32631, 50.6803, 4.4066, 599375.332, 5615217.787",
    "EPSG:32632, 50.9271, 11.5892, 681955.003, 5644910.932",
    "EPSG:31370, 50.6803, 4.4066, 152675.067, 152190.209",
    "EPSG:3812, 50.6803, 4.4066, 652676.855, 652191.083",
    "EPSG:21781, 47.5596, 7.5886, 611287.837, 267664.848",
  })
  void agreesWithProj(String code, double lat, double lon, double x, double y) {
    CoordinateSystem system = CoordinateSystem.of(code);
    MapPoint point = system.toMapPoint(new LatLon(lat, lon));
    assertThat(point.x()).isCloseTo(x, within(0.01));
    assertThat(point.y()).isCloseTo(y, within(0.01));
    LatLon back = system.toLatLon(point);
    assertThat(back.latitude()).isCloseTo(lat, within(2e-8));
    assertThat(back.longitude()).isCloseTo(lon, within(2e-8));
  }

  @ParameterizedTest
  @CsvSource({"EPSG:4326", "EPSG:2263", "EPSG:99999", "Lambert"})
  void systemsWithoutMetresAreRefused(String code) {
    assertThatThrownBy(() -> CoordinateSystem.of(code))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining(code)
        .hasMessageContaining("metres");
  }

  @Test
  void proposesTheZoneOfAPosition() {
    assertThat(CoordinateSystem.utmCodeFor(new LatLon(50.7, 4.4))).isEqualTo("EPSG:32631");
    assertThat(CoordinateSystem.utmCodeFor(new LatLon(-33.9, 151.2))).isEqualTo("EPSG:32756");
    assertThat(CoordinateSystem.utmCodeFor(new LatLon(0, 180))).isEqualTo("EPSG:32660");
  }

  @Test
  void gridReferencesNameAPointNearTheTerrain() {
    Bounds extent = new Bounds(597_000, 5_613_000, 602_000, 5_617_000);
    assertThat(GridReference.find("9939 1515", extent)).contains(new MapPoint(599_390, 5_615_150));
    assertThat(GridReference.find("99 15", extent)).contains(new MapPoint(599_000, 5_615_000));
    assertThat(GridReference.find("99394 15152", extent))
        .contains(new MapPoint(599_394, 5_615_152));
    assertThat(GridReference.find("0100 1515", extent)).contains(new MapPoint(601_000, 5_615_150));
    assertThat(GridReference.find("599394 5615152", extent))
        .contains(new MapPoint(599_394, 5_615_152));
    assertThat(GridReference.find("993 1515", extent)).isEmpty();
    assertThat(GridReference.find("the mill", extent)).isEmpty();
  }

  @Test
  void gridReferencesRoundTrip() {
    Bounds extent = new Bounds(597_000, 5_613_000, 602_000, 5_617_000);
    MapPoint point = new MapPoint(601_238.4, 5_614_007.9);
    assertThat(GridReference.of(point)).isEqualTo("0123 1400");
    MapPoint back = GridReference.find(GridReference.of(point), extent).orElseThrow();
    assertThat(point.x() - back.x()).isBetween(0.0, 10.0);
    assertThat(point.y() - back.y()).isBetween(0.0, 10.0);
  }
}
