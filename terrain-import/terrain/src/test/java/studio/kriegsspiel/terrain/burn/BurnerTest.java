package studio.kriegsspiel.terrain.burn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import studio.kriegsspiel.terrain.GridGeometry;

class BurnerTest {

  private static final GridGeometry GRID = new GridGeometry(20, 10, 0, 100, 10);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POLYGON ((10 80, 40 80, 40 100, 10 100, 10 80)) | 6",
        "POLYGON ((0 0, 200 0, 200 100, 0 100, 0 0), (50 50, 100 50, 100 100, 50 100, 50 50)) | 175",
        "POLYGON ((-500 -500, 500 -500, 500 500, -500 500, -500 -500)) | 200",
        "POLYGON ((300 0, 400 0, 400 90, 300 0)) | 0",
        "LINESTRING (5 95, 195 95) | 20",
        "LINESTRING (-100 55, 900 55) | 20",
        "LINESTRING (5 5, 5 95) | 10",
        "LINESTRING (300 5, 300 95) | 0",
        "POINT (15 15) | 1",
        "MULTIPOINT ((15 15), (25 15), (900 900)) | 2"
      })
  void coversTheCells(String shape, int cells) throws ParseException {
    assertThat(burned(new WKTReader().read(shape), 0)).hasSize(cells);
  }

  @Test
  void areasTakeCellsByTheirCentres() {
    Random random = new Random(7);
    GeometryFactory factory = new GeometryFactory();
    for (int i = 0; i < 200; i++) {
      Coordinate[] corners = new Coordinate[4];
      for (int j = 0; j < 3; j++) {
        corners[j] = new Coordinate(260 * random.nextDouble() - 30, 160 * random.nextDouble() - 30);
      }
      corners[3] = corners[0];
      Geometry triangle = factory.createPolygon(corners);
      TreeSet<Integer> expected = new TreeSet<>();
      for (int row = 0; row < 10; row++) {
        for (int column = 0; column < 20; column++) {
          Coordinate centre = new Coordinate(GRID.centreX(column), GRID.centreY(row));
          if (triangle.covers(factory.createPoint(centre))) {
            expected.add(GRID.index(column, row));
          }
        }
      }
      assertThat(burned(triangle, 0)).isEqualTo(expected);
    }
  }

  @Test
  void linesLeaveNoGap() {
    Random random = new Random(8);
    GeometryFactory factory = new GeometryFactory();
    for (int i = 0; i < 500; i++) {
      Geometry line =
          factory.createLineString(
              new Coordinate[] {
                new Coordinate(400 * random.nextDouble() - 100, 300 * random.nextDouble() - 100),
                new Coordinate(400 * random.nextDouble() - 100, 300 * random.nextDouble() - 100)
              });
      TreeSet<Integer> cells = burned(line, 0);
      for (int step = 1; step < 1000; step++) {
        Coordinate from = line.getCoordinates()[0];
        Coordinate to = line.getCoordinates()[1];
        double x = from.x + (to.x - from.x) * step / 1000;
        double y = from.y + (to.y - from.y) * step / 1000;
        if (x > 0 && x < 200 && y > 0 && y < 100) {
          assertThat(cells).contains(GRID.index(GRID.columnOf(x), GRID.rowOf(y)));
        }
      }
    }
  }

  @Test
  void broadLinesCoverTheirBreadth() throws ParseException {
    assertThat(burned(new WKTReader().read("LINESTRING (0 50, 200 50)"), 16)).hasSize(80);
  }

  private static TreeSet<Integer> burned(Geometry shape, double reach) {
    TreeSet<Integer> cells = new TreeSet<>();
    new Burner(GRID).burn(shape, reach, cells::add);
    return cells;
  }
}
