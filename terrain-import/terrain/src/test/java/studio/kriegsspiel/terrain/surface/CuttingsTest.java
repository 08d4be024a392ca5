package studio.kriegsspiel.terrain.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/** Cut into a level field 100 m high, in cells of 1 m so that a cell shows the profile itself. */
class CuttingsTest {
  private static final GridGeometry GRID = new GridGeometry(200, 60, 0, 60, 1);
  private static final ElevationGrid FIELD = ElevationGrid.computed(GRID, (x, y) -> 100);
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private static Feature feature(FeatureKind kind, Geometry shape, double width, double depth) {
    Attributes attributes = Attributes.builder().widthMetres(width).depthMetres(depth).build();
    return new Feature(kind.key() + depth, kind, shape, Optional.empty(), attributes);
  }

  private static Geometry line(double... xy) {
    Coordinate[] points = new Coordinate[xy.length / 2];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Coordinate(xy[2 * i], xy[2 * i + 1]);
    }
    return FACTORY.createLineString(points);
  }

  private static double height(double x, double y, Feature... features) {
    return Cuttings.into(FIELD, List.of(features)).heightMetresAt(x, y);
  }

  private static Feature lane() {
    return feature(FeatureKind.SUNKEN_ROAD, line(10, 30.5, 190, 30.5), 5, 2);
  }

  @Test
  void aHollowRoadHasAFlatFloorAndBanksOf45Degrees() {
    assertThat(height(100.5, 30.5, lane())).isCloseTo(98, within(0.001));
    assertThat(height(100.5, 32.5, lane())).isCloseTo(98, within(0.05));
    // The bank stands on the floor's edge at 2.5 m and reaches the field at 4.5 m.
    assertThat(height(100.5, 33.5, lane())).isCloseTo(98.5, within(0.05));
    assertThat(height(100.5, 34.5, lane())).isCloseTo(99.5, within(0.05));
    assertThat(height(100.5, 35.5, lane())).isEqualTo(100);
  }

  @Test
  void itComesUpToTheFieldOneInTwenty() {
    assertThat(height(20.5, 30.5, lane())).isCloseTo(100 - 10.5 / 20, within(0.02));
    assertThat(height(179.5, 30.5, lane())).isCloseTo(100 - 10.5 / 20, within(0.02));
    assertThat(height(51.5, 30.5, lane())).isCloseTo(98, within(0.001));
    assertThat(height(9, 30.5, lane())).isEqualTo(100);
  }

  @Test
  void aShortOneHasTwoThirdsForItsRamps() {
    Feature steps = feature(FeatureKind.SUNKEN_ROAD, line(100, 30.5, 130, 30.5), 5, 2);
    assertThat(height(115.5, 30.5, steps)).isCloseTo(98, within(0.001));
    assertThat(height(105.5, 30.5, steps)).isCloseTo(100 - 2 * 5.5 / 10, within(0.02));
  }

  @Test
  void aDitchIsAsDeepAtItsEnd() {
    Feature ditch = feature(FeatureKind.DITCH, line(10, 30.5, 190, 30.5), 5, 1);
    assertThat(height(11.5, 30.5, ditch)).isCloseTo(99, within(0.001));
  }

  @Test
  void thePitsOutlineIsItsUpperEdge() {
    Geometry square = FACTORY.toGeometry(new org.locationtech.jts.geom.Envelope(80, 120, 10, 50));
    Feature pit = feature(FeatureKind.SAND_PIT, square, 1, 6);
    assertThat(height(100, 30, pit)).isCloseTo(94, within(0.001));
    assertThat(height(83.5, 30, pit)).isCloseTo(96.5, within(0.01));
    assertThat(height(79.5, 30, pit)).isEqualTo(100);
  }

  @Test
  void whereTwoMeetTheDeeperOneCounts() {
    Feature other = feature(FeatureKind.SUNKEN_ROAD, line(100.5, 1, 100.5, 59), 5, 0.5);
    assertThat(height(100.5, 30.5, lane(), other)).isCloseTo(98, within(0.001));
    assertThat(height(100.5, 45.5, lane(), other)).isCloseTo(99.5, within(0.001));
  }

  @Test
  void whatHasNoDepthAndWhatIsNotCutLeavesTheFieldAlone() {
    Feature road = feature(FeatureKind.ROAD, line(10, 30.5, 190, 30.5), 5, 2);
    Feature shallow = feature(FeatureKind.SUNKEN_ROAD, line(10, 30.5, 190, 30.5), 5, 0);
    assertThat(Cuttings.into(FIELD, List.of(road, shallow))).isEqualTo(FIELD);
  }
}
