package studio.kriegsspiel.desk.map;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desk.core.GroundBench.at;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.GroundBench;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.terrain.MapPoint;

/** The ground of the bench is level, in cells of 10 m. */
class EditRemarksTest {
  @TempDir Path folder;
  private GroundBench bench;
  private GroundPen pen;
  private EditRemarks remarks;

  @BeforeEach
  void open() {
    bench = new GroundBench(folder);
    pen = new GroundPen(bench.desk, bench.work);
    remarks = new EditRemarks(bench.desk, new GroundDifference(bench.desk, bench.runner));
  }

  private void draw(GroundTask task, FormField field, String value, MapPoint... points) {
    pen.take(Optional.of(task));
    pen.type(field, value);
    for (MapPoint point : points) {
      pen.click(point);
    }
    pen.finish();
  }

  @Test
  void aDitchNarrowerThanACellIsToldWithWhatItReallyChanges() {
    draw(GroundTask.DITCH, FormField.DEPTH, "3", at(300, 503), at(700, 503));
    double real = 50 - lowest();
    assertThat(real).isBetween(0.1, 2.3);
    assertThat(remarks.remarks().get())
        .containsOnlyKeys("hand-1")
        .containsEntry(
            "hand-1",
            "It changes "
                + String.format(java.util.Locale.ROOT, "%.1f", real)
                + " m at most: cells of 10 m are too coarse for what is written.");
  }

  /** The lowest height as the checks read it, looked for cell by cell. */
  private double lowest() {
    double lowest = 50;
    for (int i = 0; i < 10_000; i++) {
      lowest = Math.min(lowest, bench.height(5 + 10 * (i % 100), 5 + 10 * (i / 100)));
    }
    return lowest;
  }

  @Test
  void aBroadCutIsAsDeepAsItSaysAndNothingIsRemarked() {
    pen.take(Optional.of(GroundTask.SUNKEN_ROAD));
    pen.type(FormField.WIDTH, "40");
    draw(GroundTask.SUNKEN_ROAD, FormField.DEPTH, "3", at(300, 505), at(700, 505));
    assertThat(lowest()).isEqualTo(47);
    assertThat(remarks.remarks().get()).isEmpty();
  }

  @Test
  void aSpotHeightWithoutARedrawnAreaIsRemarkedUntilThereIsOne() {
    draw(GroundTask.SPOT, FormField.ABOVE_DATUM, "60", at(500, 500));
    assertThat(remarks.remarks().get())
        .containsEntry("hand-1", "It counts once a redrawn area lies over it; draw one around it.");
    draw(
        GroundTask.REDRAWN,
        FormField.BELT,
        "60",
        at(300, 300),
        at(700, 300),
        at(700, 700),
        at(300, 700));
    assertThat(remarks.remarks().get()).isEmpty();
  }
}
