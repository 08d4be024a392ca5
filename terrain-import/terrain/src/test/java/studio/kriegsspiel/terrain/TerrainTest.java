package studio.kriegsspiel.terrain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

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
  void roadsAndWoodsAreFoundByTheNamesTheyBear() {
    Terrain drawn =
        terrain.toBuilder()
            .feature(feature("a", FeatureKind.ROAD, "LINESTRING (0 0, 10 0)", "High road"))
            .feature(feature("b", FeatureKind.ROAD, "LINESTRING (10 0, 10 40, 50 40)", "High road"))
            .feature(
                feature(
                    "c", FeatureKind.WOOD_DENSE, "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))", "Copse"))
            .feature(feature("d", FeatureKind.BUILDING, "POINT (1 2)", "Papelotte"))
            .build();

    Place road = drawn.findPlace("high ROAD").orElseThrow();
    assertThat(road.at()).isEqualTo(new MapPoint(10, 40));
    assertThat(road.featureId()).contains("b");
    assertThat(drawn.findPlace("Copse").orElseThrow().at()).isEqualTo(new MapPoint(2, 2));
    assertThat(drawn.findPlace("Papelotte").orElseThrow().at()).isEqualTo(new MapPoint(50, 60));
    assertThat(drawn.featureNames()).containsExactly("High road", "Copse", "Papelotte");
  }

  private static Feature feature(String id, FeatureKind kind, String shape, String name) {
    try {
      return new Feature(id, kind, new WKTReader().read(shape), Optional.of(name), Attributes.NONE);
    } catch (ParseException e) {
      throw new IllegalArgumentException(shape, e);
    }
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
