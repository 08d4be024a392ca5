package studio.kriegsspiel.desk.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.importer.control.ControlPoint;
import studio.kriegsspiel.importer.control.ControlPoints;
import studio.kriegsspiel.importer.control.Method;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.terrain.MapPoint;

/** Points on a scan: their names, what is done to them and taken back. */
class MarksTest {
  private static final MarkSheet EMPTY = new MarkSheet(List.of(), "EPSG:31370", Method.AFFINE);

  private static List<String> ids(MarkSheet sheet) {
    return sheet.marks().stream().map(ScanPoint::id).toList();
  }

  @Test
  void everyPointHasANameOfItsOwn() {
    MarkSheet two = EMPTY.plus(1, 2).plus(3, 4);
    assertThat(ids(two)).containsExactly("1", "2");
    assertThat(ids(two.minus("1").plus(5, 6))).as("2 is taken").containsExactly("2", "3");
    ControlPoints read =
        new ControlPoints(
            List.of(new ControlPoint("A", 1, 2, 3, 4), new ControlPoint(" ", 1, 2, 3, 4)),
            Optional.of("EPSG:31370"),
            List.of(new ControlPoint("A", 5, 6, 7, 8), new ControlPoint("A", 5, 6, 7, 8)));
    MarkSheet sheet = MarkSheet.of(read, "EPSG:31370", Method.AFFINE);
    assertThat(ids(sheet)).containsExactly("A", "2", "A/2", "A/3");
    assertThat(sheet.counting()).hasSize(2);
    assertThat(sheet.unused())
        .containsExactly(new ControlPoint("A/2", 5, 6, 7, 8), new ControlPoint("A/3", 5, 6, 7, 8));
  }

  @Test
  void onlyWhatIsSetOnBothSidesCounts() {
    MarkSheet half = EMPTY.plus(1, 2).plus(3, 4).change("2", each -> each.enabled(false));
    assertThat(half.counting()).isEmpty();
    assertThat(half.unused()).isEmpty();
    MarkSheet whole = half.change("1", each -> each.at(new MapPoint(7, 8)).movedTo(5, 6));
    assertThat(whole.points().points()).containsExactly(new ControlPoint("1", 5, 6, 7, 8));
    assertThat(whole.points().crs()).contains("EPSG:31370");
    assertThat(whole.find("1").orElseThrow().named("Mill").id()).isEqualTo("Mill");
  }

  private static ControlDesk desk() {
    return new ControlDesk(400, 300, "EPSG:31370", Optional.empty(), new EveningBench().runner);
  }

  @Test
  void aPointIsRenamedMovedWithinTheScanAndSteppedTo() {
    ControlDesk desk = desk();
    desk.place(new MapPoint(1, 2));
    assertThat(desk.message().get()).isEqualTo("Set or choose a point on the scan first.");
    desk.step(1);
    assertThat(desk.chosen().get()).isEmpty();
    desk.mark(0, 0);
    desk.mark(400, 300);
    desk.mark(401, 300);
    desk.mark(400, 301);
    assertThat(ids(desk.sheet().get())).containsExactly("1", "2");
    desk.move("2", 500, -3);
    assertThat(desk.sheet().get().find("2").orElseThrow())
        .extracting(ScanPoint::column, ScanPoint::row)
        .containsExactly(400.0, 0.0);
    desk.step(1);
    assertThat(desk.chosen().get()).as("round again").contains("1");
    desk.step(-1);
    assertThat(desk.chosen().get()).contains("2");
    desk.rename("2", " Mill ");
    assertThat(desk.chosen().get()).contains("Mill");
    desk.rename("1", "Mill");
    assertThat(desk.message().get()).isEqualTo("There is a point Mill already.");
    assertThat(ids(desk.sheet().get())).containsExactly("1", "Mill");
    desk.remove("1");
    assertThat(desk.chosen().get()).as("another was chosen").contains("Mill");
    desk.remove("Mill");
    assertThat(desk.chosen().get()).isEmpty();
  }

  @Test
  void onlyWhatWasDoneIsTakenBackAndMadeAgain() {
    ControlDesk desk = desk();
    List<MarkSheet> seen = new ArrayList<>();
    assertThat(desk.canUndo()).isFalse();
    desk.mark(1, 2);
    seen.add(desk.sheet().get());
    desk.move("1", 3, 4);
    desk.move("1", 3, 4);
    desk.undo();
    assertThat(desk.sheet().get()).isEqualTo(seen.get(0));
    assertThat(desk.canRedo()).isTrue();
    desk.undo();
    assertThat(desk.canUndo()).isFalse();
    assertThat(desk.chosen().get()).as("it is not there any more").isEmpty();
    desk.undo();
    assertThat(desk.sheet().get().marks()).isEmpty();
    desk.redo();
    desk.redo();
    assertThat(desk.sheet().get().find("1").orElseThrow().column()).isEqualTo(3);
    assertThat(desk.canRedo()).isFalse();
    desk.undo();
    desk.choose(Method.SIMILARITY);
    assertThat(desk.canRedo()).as("another way was taken").isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"0.04 | 0.0 m", "99.94 | 99.9 m", "100 | 100 m", "1234.4 | 1,234 m", "NaN | ''"})
  void metresHaveAsManyDigitsAsTheyDeserve(double metres, String words) {
    assertThat(Verdict.metres(metres)).isEqualTo(words);
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void everyWayIsCalledAndExplained(Method method) {
    Verdict none = new Verdict(method, Optional.empty(), "Too few points.", 12);
    assertThat(none.words().replace(", ", " ").toLowerCase(java.util.Locale.ROOT))
        .startsWith(method.name().toLowerCase(java.util.Locale.ROOT).split("_")[0]);
    assertThat(Verdict.meaning(method)).endsWith(".");
    assertThat(none.rms() + none.leftOut()).isEmpty();
    assertThat(none.unused()).isEqualTo("12.0 m");
  }

  /** The sample ground lies in zone 31; in the next zone the same point has other metres. */
  @Test
  void aPointIsTakenFromOneSystemToAnother() {
    ReferenceGround reference = new ReferenceGround("Valley", SampleGround.flat());
    MapPoint here = SampleGround.point(2000, 1000);
    assertThat(reference.to("EPSG:32631", here)).contains(here);
    MapPoint there = reference.to("EPSG:32632", here).orElseThrow();
    assertThat(there.x()).isBetween(170_000.0, 185_000.0);
    MapPoint back = reference.from("EPSG:32632", there).orElseThrow();
    assertThat(back.x()).isCloseTo(here.x(), within(0.01));
    assertThat(back.y()).isCloseTo(here.y(), within(0.01));
    assertThat(reference.to("EPSG:nonsense", here)).isEmpty();
    assertThat(reference).hasToString("Valley");
  }
}
