package studio.kriegsspiel.terrain.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** Woods that one looks into more or less deep. */
class SightCoverTest {
  private static final SightOptions LEVEL = new SightOptions(1.7, 1.7, 2000, 25, 0);

  /** Level ground of 1 km with an open wood in the north, a thick one in the south. */
  private static final SightGround GROUND = SightGround.of(woods());

  @ParameterizedTest(name = "{0} m into the wood at y = {1}: {2}")
  @CsvSource({
    // The open wood lets one see 80 m deep, as the map says.
    "15, 705, true",
    "65, 705, true",
    "95, 705, false",
    // The thick one 10 m.
    "5, 205, true",
    "15, 205, false",
    // The map says nothing of the third: 25 m.
    "15, 455, true",
    "35, 455, false"
  })
  void oneSeesAsDeepIntoAWoodAsTheMapSays(double deep, double y, boolean seen) {
    MapPoint open = new MapPoint(205, y);
    MapPoint inside = new MapPoint(400 + deep, y);
    assertThat(Sight.between(GROUND, open, inside, LEVEL).visible()).isEqualTo(seen);
    // Whoever is seen sees.
    assertThat(Sight.between(GROUND, inside, open, LEVEL).visible()).isEqualTo(seen);
    assertThat(Sight.from(GROUND, open, LEVEL).isVisible(inside)).isEqualTo(seen);
    assertThat(Sight.from(GROUND, inside, LEVEL).isVisible(open)).isEqualTo(seen);
  }

  @ParameterizedTest
  @CsvSource({"205, 505", "445, 705", "405, 205", "415, 455"})
  void fieldsAgreeWithLines(double x, double y) {
    SightField exact = Sight.fromExactly(GROUND, new MapPoint(x, y), LEVEL);
    for (int row = 0; row < exact.grid().rows(); row++) {
      for (int column = 0; column < exact.grid().columns(); column++) {
        MapPoint target = new MapPoint(exact.grid().centreX(column), exact.grid().centreY(row));
        float expected = (float) Sight.between(GROUND, exact.eye(), target, LEVEL).hiddenMetres();
        assertThat(exact.hiddenMetres(column, row))
            .as("%s", target)
            .isCloseTo(expected, within(1e-3f));
      }
    }
    SightField fast = Sight.from(GROUND, new MapPoint(x, y), LEVEL);
    assertThat(fast.agreement(exact)).isGreaterThan(0.985);
  }

  @Test
  void usualHeightsAreToldFromTheMaps() {
    assertThat(SightCover.of(wood("given", 0, Attributes.builder().heightMetres(15).build())))
        .hasValue(new SightCover(15, true, OptionalDouble.empty()));
    assertThat(SightCover.of(wood("usual", 0, Attributes.builder().viewMetres(40).build())))
        .hasValue(new SightCover(8, false, OptionalDouble.of(40)));
    assertThat(SightCover.of(wood("odd", 0, Attributes.builder().viewMetres(-3).build())))
        .hasValue(new SightCover(8, false, OptionalDouble.empty()));
  }

  private static Terrain woods() {
    ElevationGrid level = Grounds.level(100, 10);
    return Terrain.builder("woods", "EPSG:32631", level.bounds())
        .elevation(level)
        .feature(wood("open", 600, Attributes.builder().viewMetres(80).build()))
        .feature(wood("unknown", 350, Attributes.NONE))
        .feature(wood("thick", 100, Attributes.builder().viewMetres(10).build()))
        .build();
  }

  private static Feature wood(String id, double south, Attributes attributes) {
    return new Feature(
        id,
        FeatureKind.WOOD_LIGHT,
        new GeometryFactory().toGeometry(new Envelope(400, 800, south, south + 200)),
        java.util.Optional.empty(),
        attributes);
  }
}
