package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.terrain.edit.Fields.box;
import static studio.kriegsspiel.terrain.edit.Fields.contour;
import static studio.kriegsspiel.terrain.edit.Fields.drawn;
import static studio.kriegsspiel.terrain.edit.Fields.redrawn;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

/** A plateau about 100 m high; a ridge across it was dug away and is drawn again. */
class RedrawnGroundTest {
  private static final GridGeometry GRID = new GridGeometry(200, 200, 0, 2000, 10);
  private static final String AREA = box(400, 600, 1600, 1400);

  /** The ridge as it was: 20 m high along y = 1000, from x = 500 to 1500, 150 m to each side. */
  private static double asItWas(double x, double y) {
    double along = Math.max(0, Math.max(500 - x, x - 1500));
    double r = Math.hypot((y - 1000) / 130, along / 130);
    return 100 + 20 * Math.exp(-r * r);
  }

  private static double plain(double y) {
    return 100 + (y - 1000) * 0.01;
  }

  private static final ElevationGrid DUG_AWAY = ElevationGrid.computed(GRID, (x, y) -> plain(y));
  private static final ElevationGrid LEVEL = ElevationGrid.computed(GRID, (x, y) -> 100);

  private static ElevationGrid heights(ElevationGrid source, List<Feature> features) {
    return EditedHeights.of(source, features).heights();
  }

  /** Contours of the old ridge every 5 m, as a draughtsman would have them: ovals. */
  private static List<Feature> oldContours() {
    List<Feature> lines = new ArrayList<>();
    for (int rise = 2; rise <= 17; rise += 5) {
      double r = 130 * Math.sqrt(-Math.log(rise / 20.0));
      StringBuilder wkt = new StringBuilder("LINESTRING(");
      for (int i = 0; i <= 72; i++) {
        double angle = Math.toRadians(i % 72 * 5);
        double middle = Math.cos(angle) >= 0 ? 1500 : 500;
        wkt.append(i == 0 ? "" : ",").append(middle + r * Math.cos(angle));
        wkt.append(' ').append(1000 + r * Math.sin(angle));
      }
      lines.add(contour("c" + rise, wkt.append(')').toString(), 100 + rise));
    }
    return lines;
  }

  @Test
  void aRidgeThatWasDugAwayStandsAgain() {
    List<Feature> features = new ArrayList<>(oldContours());
    features.add(redrawn("area", box(200, 600, 1800, 1400), 60));
    ElevationGrid now = heights(LEVEL, features);
    double squares = 0;
    double before = 0;
    int count = 0;
    for (int row = 75; row < 125; row++) {
      for (int column = 50; column < 150; column++) {
        double truth = asItWas(GRID.centreX(column), GRID.centreY(row));
        squares += Math.pow(now.height(column, row) - truth, 2);
        before += Math.pow(100 - truth, 2);
        count++;
      }
    }
    assertThat(Math.sqrt(squares / count)).isLessThan(0.8);
    assertThat(Math.sqrt(before / count)).isGreaterThan(8);
    assertThat(now.heightMetresAt(1000, 1000)).isBetween(118.0, 121.5);
  }

  @Test
  void noStepIsLeftAtTheRimHoweverWrongTheLine() {
    List<Feature> features =
        List.of(
            contour("tall", "LINESTRING(405 605, 1595 605, 1595 1395, 405 1395)", 140),
            redrawn("area", AREA, 100));
    ElevationGrid now = heights(DUG_AWAY, features);
    double steepest = 0;
    for (int row = 1; row < 199; row++) {
      for (int column = 1; column < 199; column++) {
        double x = GRID.centreX(column);
        double y = GRID.centreY(row);
        boolean inside = x > 400 && x < 1600 && y > 600 && y < 1400;
        if (!inside) {
          assertThat(now.height(column, row)).isEqualTo(DUG_AWAY.height(column, row));
        }
        double step = Math.abs(now.height(column, row) - now.height(column, row - 1));
        steepest = Math.max(steepest, step);
      }
    }
    assertThat(steepest).isLessThan(12);
    assertThat(Math.abs(now.heightMetresAt(1000, 605) - plain(605))).isLessThan(0.6);
  }

  @Test
  void groundWithoutALineIsBridgedAsIfTheMoundWereGone() {
    ElevationGrid mound =
        ElevationGrid.computed(
            GRID, (x, y) -> plain(y) + Math.max(0, 40 - 0.5 * Math.hypot(x - 1000, y - 1000)));
    ElevationGrid now = heights(mound, List.of(redrawn("mound", box(880, 880, 1120, 1120), 20)));
    assertThat(mound.heightMetresAt(1000, 1000)).isGreaterThan(135);
    assertThat(now.heightMetresAt(1000, 1000)).isCloseTo(100, within(0.3));
    assertThat(now.heightMetresAt(940, 960)).isCloseTo(plain(960), within(0.3));
  }

  @Test
  void aSpotHeightAndAValleyLineShapeTheGround() {
    List<Feature> features = new ArrayList<>();
    Attributes low = Attributes.builder().heightMetres(90).build();
    for (int x = 600; x <= 1400; x += 100) {
      features.add(drawn("s" + x, FeatureKind.SPOT_HEIGHT, "POINT(" + x + " 1000)", low));
    }
    features.add(redrawn("area", AREA, 50));
    double blunt = roundness(heights(DUG_AWAY, features));
    features.add(
        drawn("v", FeatureKind.VALLEY_LINE, "LINESTRING(500 1000,1500 1000)", Attributes.NONE));
    ElevationGrid sharp = heights(DUG_AWAY, features);
    assertThat(sharp.heightMetresAt(1000, 1000)).isCloseTo(90, within(0.4));
    assertThat(roundness(sharp)).isGreaterThan(1.5 * blunt);
  }

  /** How much the ground bends at the valley floor, in metres over 20 m. */
  private static double roundness(ElevationGrid grid) {
    return grid.heightMetresAt(1000, 1020)
        + grid.heightMetresAt(1000, 980)
        - 2 * grid.heightMetresAt(1000, 1000);
  }

  @Test
  void linesOfTheSourceDoNotCountAndVoidsAreFilled() {
    Feature drawn = contour("c", "LINESTRING(600 1000,1400 1000)", 130);
    Feature imported =
        new Feature("c", drawn.kind(), drawn.geometry(), drawn.name(), drawn.attributes());
    Feature area = redrawn("area", AREA, 50);
    assertThat(heights(DUG_AWAY, List.of(imported, area)).heightMetresAt(1000, 1000))
        .isCloseTo(100, within(0.2));
    ElevationGrid holed =
        ElevationGrid.computed(
            GRID, (x, y) -> Math.hypot(x - 1000, y - 1000) < 50 ? Double.NaN : 100);
    ElevationGrid now = heights(holed, List.of(drawn, area));
    assertThat(now.countVoids()).isZero();
    assertThat(now.heightMetresAt(1000, 1000)).isCloseTo(130, within(0.5));
  }
}
