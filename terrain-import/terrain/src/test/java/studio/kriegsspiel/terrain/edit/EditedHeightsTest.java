package studio.kriegsspiel.terrain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.terrain.edit.Fields.box;
import static studio.kriegsspiel.terrain.edit.Fields.contour;
import static studio.kriegsspiel.terrain.edit.Fields.raised;
import static studio.kriegsspiel.terrain.edit.Fields.redrawn;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.ElevationGrid;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GridGeometry;

class EditedHeightsTest {
  private static final GridGeometry GRID = new GridGeometry(150, 120, 0, 1200, 10);

  private static ElevationGrid rolling() {
    return ElevationGrid.computed(
        GRID, (x, y) -> 100 + 8 * Math.sin(x / 170) + 6 * Math.cos(y / 140));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void followingStepByStepGivesTheSameAsAllAtOnce(long seed) {
    Random random = new Random(seed);
    List<Feature> features = new ArrayList<>();
    EditedHeights followed = EditedHeights.of(rolling(), features);
    for (int step = 0; step < 12; step++) {
      if (features.size() > 3 && random.nextInt(3) == 0) {
        features.remove(random.nextInt(features.size()));
      } else if (features.size() > 3 && random.nextInt(5) == 0) {
        features.add(0, features.remove(features.size() - 1));
      } else {
        features.add(random.nextInt(features.size() + 1), any(random, "f" + step));
      }
      followed = followed.with(features);
    }
    assertThat(followed.heights()).isEqualTo(EditedHeights.of(rolling(), features).heights());
  }

  private static Feature any(Random random, String id) {
    double x = random.nextInt(1300);
    double y = random.nextInt(1000);
    double side = 50 + random.nextInt(250);
    return switch (random.nextInt(4)) {
      case 0 -> raised(id, box(x, y, x + side, y + side), random.nextInt(20) - 10.0);
      case 1 -> redrawn(id, box(x, y, x + side, y + side), 30);
      case 2 ->
          contour(
              id,
              "LINESTRING(%s %s,%s %s)".formatted(x, y, x + side, y + side / 2),
              100 + random.nextInt(20));
      default ->
          Fields.drawn(
              id,
              FeatureKind.SUNKEN_ROAD,
              "LINESTRING(%s %s,%s %s)".formatted(x, y, x - side, y + side),
              Attributes.builder().depthMetres(3).widthMetres(8).build());
    };
  }

  @Test
  void oneStrokeTouchesOnlyItsSurroundings() {
    EditedHeights before = EditedHeights.of(rolling(), List.of());
    EditedHeights after = before.with(List.of(raised("a", box(200, 200, 300, 300), 5)));
    Bounds touched = after.touched().orElseThrow();
    assertThat(touched.widthMetres()).isLessThan(160);
    assertThat(touched.contains(250, 250)).isTrue();
    assertThat(after.heights().heightMetresAt(250, 250))
        .isCloseTo(rolling().heightMetresAt(250, 250) + 5, within(0.001));
  }

  @Test
  void whatIsTakenAwayLeavesNoTrace() {
    EditedHeights edited =
        EditedHeights.of(
            rolling(),
            List.of(
                raised("a", box(0, 0, 400, 400), 5), redrawn("b", box(300, 300, 600, 600), 20)));
    assertThat(edited.heights()).isNotEqualTo(rolling());
    assertThat(edited.with(List.of()).heights()).isEqualTo(rolling());
  }

  @Test
  void theDifferenceTellsVolumeAndGreatestChange() {
    ElevationGrid level = ElevationGrid.computed(GRID, (x, y) -> 50);
    HeightDifference difference =
        HeightDifference.of(
                Fields.of(
                    level,
                    raised("up", box(200, 200, 400, 400), 4),
                    raised("down", box(800, 800, 900, 900), -3)))
            .orElseThrow();
    // Each side has a bank as broad as it is high, which holds half of its box.
    assertThat(difference.raisedCubicMetres())
        .isCloseTo(200 * 200 * 4 + 4 * 200 * 8, within(900.0));
    assertThat(difference.loweredCubicMetres())
        .isCloseTo(100 * 100 * 3 + 4 * 100 * 4.5, within(700.0));
    assertThat(difference.rise().metres()).isEqualTo(4);
    assertThat(difference.fall().metres()).isEqualTo(-3);
    assertThat(difference.rise().at().x()).isBetween(200.0, 400.0);
    assertThat(difference.sentence()).contains("at most 4.0 m").contains("at most 3.0 m");
    assertThat(HeightDifference.of(Fields.of(level)).orElseThrow().isNone()).isTrue();
    assertThat(
            HeightDifference.of(Fields.of(level, raised("up", box(200, 200, 400, 400), 4)))
                .orElseThrow()
                .sentence())
        .endsWith("raised, at most 4.0 m.");
  }
}
