package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/** Whatever shape a file gives an edit, the ground is read, and far cells keep their heights. */
class OddShapesTest {
  private static final ElevationGrid FIELD =
      ElevationGrid.computed(new GridGeometry(60, 60, 0, 600, 10), (x, y) -> 50);

  private static final String[] SHAPES = {
    "POLYGON((100 100,200 200,200 100,100 200,100 100))",
    "POLYGON((100 100,200 100,100 100,100 100))",
    "POLYGON((100 100,300 100,300 300,100 300,100 100),(150 150,250 150,250 250,150 250,150 150))",
    "MULTIPOLYGON(((100 100,150 100,150 150,100 100)),((120 120,180 120,180 180,120 120)))",
    "GEOMETRYCOLLECTION(POLYGON((100 100,200 100,200 200,100 100)),LINESTRING(0 0,50 50))",
    "GEOMETRYCOLLECTION(GEOMETRYCOLLECTION(POLYGON((100 100,200 100,200 200,100 100))))",
    "POLYGON((1e7 1e7,1.1e7 1e7,1.1e7 1.1e7,1e7 1e7))",
    "POLYGON((-1e7 -1e7,1e7 -1e7,1e7 1e7,-1e7 1e7,-1e7 -1e7))",
    "POLYGON((-50 -50,30 -50,30 30,-50 30,-50 -50))",
    "LINESTRING(100 100,100 100)",
    "LINESTRING(-1e6 300,1e6 300)",
    "MULTILINESTRING((0 0,10 10),(200 200,300 100,200 200))",
    "GEOMETRYCOLLECTION(LINESTRING(100 100,200 200),POINT(300 300))",
  };

  private static Attributes attributes(double amount) {
    return Attributes.builder()
        .heightMetres(amount)
        .depthMetres(amount)
        .widthMetres(amount / 3)
        .build();
  }

  @ParameterizedTest
  @EnumSource(
      value = FeatureKind.class,
      names = {"HEIGHT_OVERRIDE", "SUNKEN_ROAD", "EMBANKMENT", "REDRAWN", "CONTOUR"})
  void noShapeBreaksTheGround(FeatureKind kind) {
    for (String shape : SHAPES) {
      for (double amount : new double[] {4, -4, 0, 1e-9, 1e6, -1e6}) {
        Feature odd = Fields.drawn("odd", kind, shape, attributes(amount));
        if (!kind.shape().accepts(odd.geometry().getDimension())) {
          continue;
        }
        ElevationGrid now =
            EditedHeights.of(
                    FIELD, List.of(odd, Fields.redrawn("r", Fields.box(50, 50, 250, 250), 20)))
                .heights();
        assertThat(now.countVoids()).as(shape + " by " + amount).isZero();
        assertThat(Double.isFinite(now.highestMetres())).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POLYGON((100 100,200 200,200 100,100 200,100 100))",
        "GEOMETRYCOLLECTION(POLYGON((100 100,200 100,200 200,100 100)),LINESTRING(0 0,50 50))"
      })
  void farCellsKeepTheirHeights(String shape) {
    Feature odd = Fields.drawn("odd", FeatureKind.HEIGHT_OVERRIDE, shape, attributes(4));
    ElevationGrid now = EditedHeights.of(FIELD, List.of(odd)).heights();
    assertThat(now.heightMetresAt(400, 400)).isEqualTo(50);
    assertThat(now.highestMetres()).isGreaterThan(53.9);
  }
}
