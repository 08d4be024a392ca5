package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static studio.kriegsspiel.desk.core.GroundBench.at;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.FeatureKind;

class ShapeWorkTest {
  @TempDir Path folder;
  private GroundBench bench;
  private GroundPen pen;
  private ShapeWork shapes;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    pen = new GroundPen(bench.desk, bench.work);
    shapes = new ShapeWork(bench.desk, bench.work, pen);
  }

  private List<Feature> features() {
    return bench.desk.ground().get().orElseThrow().now().features();
  }

  private void draw(GroundTask task, double... corners) {
    pen.take(Optional.of(task));
    for (int i = 0; i < corners.length; i += 2) {
      pen.click(at(corners[i], corners[i + 1]));
    }
    pen.finish();
    pen.take(Optional.empty());
  }

  private String said() {
    return bench.desk.message().get().sentence();
  }

  @Test
  void cornersThatNobodySeesGo() {
    draw(GroundTask.STREAM, 100, 300, 300, 305, 500, 300, 700, 400, 900, 300);
    pen.choose(Optional.of(features().get(0).id()));
    shapes.simplify();
    assertThat(features().get(0).geometry().getNumPoints()).isEqualTo(4);
    assertThat(bench.desk.manuscript().nextUndo().orElseThrow())
        .contains("simplify")
        .contains("from 5 corners to 4");
    shapes.simplify();
    assertThat(said()).startsWith("No corner of it lies within 8 m");
  }

  @Test
  void aLineIsCutAtItsCornerAndPutTogetherAgain() {
    draw(GroundTask.STREAM, 100, 300, 500, 350, 900, 300);
    pen.choose(Optional.of(features().get(0).id()));
    shapes.split();
    assertThat(said()).isEqualTo("Click a corner of a line first, not one of its ends.");
    pen.corner().set(Optional.of(1));
    shapes.split();
    assertThat(features()).hasSize(2);
    assertThat(features().get(0).id()).isNotEqualTo(features().get(1).id());
    assertThat(features().get(0).attributes()).isEqualTo(features().get(1).attributes());
    assertThat(features())
        .allMatch(each -> each.isOverride() && each.geometry().getNumPoints() == 2);
    shapes.join();
    assertThat(features()).hasSize(1);
    assertThat(features().get(0).geometry().getNumPoints()).isEqualTo(3);
    shapes.join();
    assertThat(said()).startsWith("Nothing of its kind ends where it ends");
  }

  @Test
  void aStripAlongALineIsFilled() {
    draw(GroundTask.STREAM, 100, 300, 500, 300, 900, 300);
    pen.choose(Optional.of(features().get(0).id()));
    shapes.fill(GroundTask.MARSH, 40);
    assertThat(features()).hasSize(2);
    Feature marsh = features().get(1);
    assertThat(marsh.kind()).isEqualTo(FeatureKind.MARSH);
    assertThat(marsh.geometry().getArea()).isCloseTo(800 * 40, within(1.0));
    assertThat(marsh.isOverride()).isTrue();
    assertThat(bench.desk.manuscript().nextUndo().orElseThrow())
        .contains("fill along")
        .endsWith("with marsh");
    assertThat(pen.chosen().get()).contains(marsh.id());
    shapes.fill(GroundTask.MARSH, 40);
    assertThat(said()).isEqualTo("Choose a line: a stream, a road, a hedge.");
    assertThat(features()).hasSize(2);
  }

  @Test
  void areasOfAKindBecomeOne() {
    draw(GroundTask.RAISE, 100, 100, 300, 100, 300, 300, 100, 300);
    draw(GroundTask.RAISE, 300, 100, 500, 100, 500, 300, 300, 300);
    draw(GroundTask.RAISE, 700, 700, 900, 700, 900, 900, 700, 900);
    pen.choose(Optional.of(features().get(0).id()));
    shapes.join();
    assertThat(features()).hasSize(2);
    assertThat(features().get(0).geometry().getArea()).isEqualTo(80_000);
    pen.choose(Optional.empty());
    shapes.join();
    assertThat(said()).startsWith("Choose a wood, a road");
  }
}
