package studio.kriegsspiel.terrain.outline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Polygon;
import studio.kriegsspiel.terrain.GridGeometry;

class CellOutlinesTest {

  @Test
  void aRingOfCellsHasAHole() {
    MultiPolygon ring = of("###", "#.#", "###");

    assertThat(ring.getNumGeometries()).isEqualTo(1);
    assertThat(((Polygon) ring.getGeometryN(0)).getNumInteriorRing()).isEqualTo(1);
    assertThat(ring.getArea()).isEqualTo(8 * 25);
    assertThat(ring.isValid()).isTrue();
  }

  @Test
  void cellsThatTouchAtACornerArePolygonsOfTheirOwn() {
    assertThat(of("#.", ".#").getNumGeometries()).isEqualTo(2);
  }

  @Test
  void aPatchThatTouchesItselfAtACornerStaysValid() {
    MultiPolygon pinched = of("###", "#.#", "##.");

    assertThat(pinched.isValid()).isTrue();
    assertThat(pinched.getNumGeometries()).isEqualTo(1);
    assertThat(pinched.getArea()).isEqualTo(7 * 25);
  }

  @Test
  void straightSidesHaveNoNeedlessCorners() {
    assertThat(of("####", "####").getNumPoints()).isEqualTo(5);
    assertThat(of("....").isEmpty()).isTrue();
  }

  @Test
  void anyPatternBecomesValidPolygonsOfExactlyItsCells() {
    Random random = new Random(5);
    for (int trial = 0; trial < 40; trial++) {
      GridGeometry grid = new GridGeometry(17, 13, 100, 200, 5);
      byte[] classes = new byte[grid.size()];
      int count = 0;
      double share = random.nextDouble();
      for (int i = 0; i < classes.length; i++) {
        classes[i] = (byte) (random.nextDouble() < share ? 3 : -1);
        count += classes[i] == 3 ? 1 : 0;
      }
      MultiPolygon shape = CellOutlines.of(grid, classes, (byte) 3);
      assertThat(shape.isValid()).isTrue();
      assertThat(shape.getArea()).isEqualTo(25.0 * count);
      for (int i = 0; i < shape.getNumGeometries(); i++) {
        Polygon part = (Polygon) shape.getGeometryN(i);
        assertThat(Orientation.isCCW(part.getExteriorRing().getCoordinates())).isTrue();
      }
      if (count > 0) {
        IndexedPointInAreaLocator locator = new IndexedPointInAreaLocator(shape);
        for (int i = 0; i < classes.length; i++) {
          Coordinate centre = new Coordinate(grid.centreX(i % 17), grid.centreY(i / 17));
          assertThat(locator.locate(centre) == Location.INTERIOR).isEqualTo(classes[i] == 3);
        }
      }
    }
  }

  @Test
  void aGridOfAnotherSizeIsRefused() {
    GridGeometry grid = new GridGeometry(2, 2, 0, 0, 1);
    assertThatThrownBy(() -> CellOutlines.of(grid, new byte[3], (byte) 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4 cells");
  }

  private static MultiPolygon of(String... rows) {
    GridGeometry grid = new GridGeometry(rows[0].length(), rows.length, 0, 0, 5);
    byte[] classes = new byte[grid.size()];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = (byte) (rows[i / grid.columns()].charAt(i % grid.columns()) == '#' ? 1 : 0);
    }
    return CellOutlines.of(grid, classes, (byte) 1);
  }
}
