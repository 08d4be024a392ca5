package studio.kriegsspiel.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TerrainTest {
  private final Terrain terrain =
      Terrain.builder("mont-saint-jean", "EPSG:32631", new Bounds(0, 0, 100, 100))
          .place(
              new Place(
                  "La Haye Sainte",
                  List.of("Haye-Sainte"),
                  new MapPoint(10, 20),
                  Optional.of("lhs")))
          .place(new Place("Papelotte", new MapPoint(50, 60)))
          .build();

  @Test
  void placesAreFoundByNameAndAliasInAnyCase() {
    assertThat(terrain.findPlace("la haye sainte")).isPresent();
    assertThat(terrain.findPlace("HAYE-SAINTE")).isPresent();
    assertThat(terrain.findPlace("Hougoumont")).isEmpty();
  }

  @Test
  void otherNamesOfPlacesAreAmongTheirNames() {
    assertThat(terrain.placeNames()).contains("La Haye Sainte", "Haye-Sainte", "Papelotte");
  }

  @Test
  void someKindsOnlyTellTheLieOfTheGround() {
    assertThat(FeatureKind.values())
        .filteredOn(FeatureKind::isOfHeights)
        .containsExactly(
            FeatureKind.SLOPE_OVERRIDE,
            FeatureKind.HEIGHT_OVERRIDE,
            FeatureKind.REDRAWN,
            FeatureKind.CONTOUR,
            FeatureKind.SPOT_HEIGHT,
            FeatureKind.RIDGE_LINE,
            FeatureKind.VALLEY_LINE);
  }

  @Test
  void aNameMustBeASlug() {
    assertThatThrownBy(() -> Terrain.builder("../x", "EPSG:32631", new Bounds(0, 0, 1, 1)).build())
        .isInstanceOf(IllegalArgumentException.class);
  }
}
