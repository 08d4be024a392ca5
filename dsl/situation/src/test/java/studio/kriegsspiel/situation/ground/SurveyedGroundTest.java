package studio.kriegsspiel.situation.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
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

  @Test
  void aGroundWithOtherWorksIsMadeOnceForTheSameWorks() {
    Feature bridge = point("bridge", FeatureKind.BRIDGE);
    Feature abatis = point("abatis", FeatureKind.BARRICADE);
    SurveyedGround ground =
        SurveyedGround.of(
            Ground.of(
                Terrain.builder("bare", "EPSG:32631", new Bounds(0, 0, 4000, 2000))
                    .feature(bridge)
                    .build()));
    assertThat(ground.altered(List.of(), List.of())).isSameAs(ground);
    SurveyedGround broken = ground.altered(List.of(bridge), List.of());
    assertThat(broken.terrain().features()).isEmpty();
    assertThat(ground.altered(List.of(bridge), List.of())).isSameAs(broken);
    SurveyedGround felled = ground.altered(List.of(), List.of(abatis));
    assertThat(felled.terrain().features()).containsExactly(bridge, abatis);
    assertThat(ground.altered(List.of(bridge), List.of(abatis)).terrain().features())
        .containsExactly(abatis);
    assertThat(ground.terrain().features()).containsExactly(bridge);
  }

  private static Feature point(String id, FeatureKind kind) {
    return new Feature(
        id,
        kind,
        new GeometryFactory().createPoint(new Coordinate(100, 100)),
        Optional.empty(),
        Attributes.NONE);
  }

  @Test
  void whatNobodyHasAskedForLongestIsForgotten() {
    Map<String, Integer> two = RecentlyAsked.map(2);
    two.put("first", 1);
    two.put("second", 2);
    assertThat(two).containsOnlyKeys("first", "second");
    two.get("first");
    two.put("third", 3);
    assertThat(two).containsOnlyKeys("first", "third");
  }
}
