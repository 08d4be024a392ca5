package studio.kriegsspiel.terrain.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
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
import studio.kriegsspiel.terrain.GroundException;

class ContourSurfaceTest {
  private static final GridGeometry GRID = new GridGeometry(120, 120, 0, 1200, 10);
  private static final GeometryFactory FACTORY = new GeometryFactory();

  /** A round hill of 60 m; its contours are circles. */
  private static double hill(double x, double y) {
    double r = Math.hypot(x - 600, y - 600);
    return 40 + 60 * Math.exp(-r * r / (2 * 250 * 250));
  }

  private static Feature feature(FeatureKind kind, Geometry shape, double height) {
    Attributes attributes = Attributes.builder().heightMetres(height).build();
    return new Feature(kind.key() + height, kind, shape, Optional.empty(), attributes);
  }

  private static List<Feature> circles() {
    List<Feature> contours = new ArrayList<>();
    for (double height = 45; height < 100; height += 5) {
      double r = 250 * Math.sqrt(-2 * Math.log((height - 40) / 60));
      Coordinate[] circle = new Coordinate[181];
      for (int i = 0; i < 180; i++) {
        double angle = Math.toRadians(i * 2);
        circle[i] = new Coordinate(600 + r * Math.cos(angle), 600 + r * Math.sin(angle));
      }
      circle[180] = circle[0].copy();
      contours.add(feature(FeatureKind.CONTOUR, FACTORY.createLineString(circle), height));
    }
    return contours;
  }

  @Test
  void aHillIsRoundAboveItsHighestContour() {
    ElevationGrid surface = ContourSurface.of(circles(), GRID, share -> {});
    double squares = 0;
    int count = 0;
    for (int i = 0; i < GRID.size(); i++) {
      double x = GRID.centreX(i % 120);
      double y = GRID.centreY(i / 120);
      if (hill(x, y) > 45) {
        squares += Math.pow(surface.height(i) - hill(x, y), 2);
        count++;
      }
    }
    assertThat(Math.sqrt(squares / count)).isLessThan(0.25);
    assertThat(surface.heightMetresAt(600, 600)).isCloseTo(100, within(1.2));
    assertThat(surface.heightMetresAt(600, 600)).isGreaterThan(97);
  }

  @Test
  void aSpotHeightRaisesTheTop() {
    List<Feature> features = new ArrayList<>(circles());
    features.add(
        feature(FeatureKind.SPOT_HEIGHT, FACTORY.createPoint(new Coordinate(600, 600)), 104));
    ElevationGrid surface = ContourSurface.of(features, GRID, share -> {});
    assertThat(surface.heightMetresAt(600, 600)).isCloseTo(104, within(0.5));
  }

  @Test
  void aRidgeLineMayBeSharp() {
    List<Feature> roof = new ArrayList<>();
    for (double height = 10; height <= 50; height += 10) {
      for (int side : new int[] {-1, 1}) {
        double x = 600 + side * (60 - height) * 10;
        roof.add(
            feature(
                FeatureKind.CONTOUR,
                FACTORY.createLineString(
                    new Coordinate[] {new Coordinate(x, 0), new Coordinate(x, 1200)}),
                height));
      }
    }
    Coordinate[] crest = {new Coordinate(600, 0), new Coordinate(600, 1200)};
    double blunt = ContourSurface.of(roof, GRID, share -> {}).heightMetresAt(600, 600);
    roof.add(
        new Feature(
            "crest",
            FeatureKind.RIDGE_LINE,
            FACTORY.createLineString(crest),
            Optional.empty(),
            Attributes.NONE));
    double sharp = ContourSurface.of(roof, GRID, share -> {}).heightMetresAt(600, 600);
    assertThat(sharp).isGreaterThan(blunt + 1).isCloseTo(60, within(2.0));
  }

  private static Feature line(FeatureKind kind, double... xyz) {
    Coordinate[] points = new Coordinate[xyz.length / 3];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Coordinate(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]);
    }
    return new Feature(
        kind.key() + xyz[0],
        kind,
        FACTORY.createLineString(points),
        Optional.empty(),
        Attributes.NONE);
  }

  /** A plane that rises from 100 m in the west to 160 m in the east has no curvature at all. */
  @Test
  void linesWithHeightsAtTheirPointsHoldTheSurface() {
    List<Feature> edges =
        List.of(
            line(FeatureKind.RIDGE_LINE, 0, 10, 100, 1200, 10, 160),
            line(FeatureKind.VALLEY_LINE, 0, 1190, 100, 1200, 1190, 160));
    ElevationGrid surface = ContourSurface.of(edges, GRID, share -> {});
    assertThat(surface.heightMetresAt(600, 15)).isCloseTo(130, within(0.1));
    assertThat(surface.heightMetresAt(300, 600)).isCloseTo(115, within(0.3));
    assertThat(surface.heightMetresAt(900, 900)).isCloseTo(145, within(0.3));
    assertThat(ContourSurface.isDrawnIn(edges)).isTrue();
  }

  @Test
  void heightsBeyondTheEdgesShapeTheGroundWithin() {
    List<Feature> around =
        List.of(
            line(FeatureKind.RIDGE_LINE, -300, 0, 85, 1500, 0, 175),
            line(FeatureKind.RIDGE_LINE, -300, 1500, 85, 1500, 1500, 175));
    ElevationGrid surface = ContourSurface.of(around, GRID, share -> {});
    assertThat(surface.geometry()).isEqualTo(GRID);
    assertThat(surface.heightMetresAt(5, 1195)).isCloseTo(100.25, within(0.3));
    assertThat(surface.heightMetresAt(1195, 600)).isCloseTo(159.75, within(0.3));
  }

  /** Programs write 0 at each point of a line to which nobody gave a height. */
  @Test
  void aLineOfNoughtsTellsNoHeights() {
    Feature nobody = line(FeatureKind.RIDGE_LINE, 600, 0, 0, 600, 1200, 0);
    assertThat(ContourSurface.isDrawnIn(List.of(nobody))).isFalse();
    List<Feature> hill = new ArrayList<>(circles());
    hill.add(nobody);
    assertThat(ContourSurface.of(hill, GRID, share -> {}).heightMetresAt(600, 300))
        .isCloseTo(hill(600, 300), within(2.0));
  }

  @Test
  void tooFewHeightsAreRefused() {
    assertThatThrownBy(() -> ContourSurface.of(List.of(), GRID, share -> {}))
        .isInstanceOf(GroundException.class)
        .hasMessageContaining("give 0 heights");
  }
}
