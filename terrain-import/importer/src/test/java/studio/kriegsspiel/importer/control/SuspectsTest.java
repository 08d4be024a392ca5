package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuspectsTest {
  @TempDir Path folder;

  /** Sixteen points of a map at five metres a pixel, each a few metres off. */
  private static List<ControlPoint> sixteen(long seed) {
    Random random = new Random(seed);
    List<ControlPoint> points = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      double column = 200 + 500 * (i % 4) + random.nextInt(100);
      double row = 200 + 500 * (i / 4) + random.nextInt(100);
      points.add(
          new ControlPoint(
              "p" + (i + 1),
              column,
              row,
              500_000 + 5 * column + 4 * random.nextGaussian(),
              150_000 - 5 * row + 4 * random.nextGaussian()));
    }
    return points;
  }

  private static ControlPoint shifted(ControlPoint point, double east, double north) {
    return new ControlPoint(
        point.id(), point.column(), point.row(), point.x() + east, point.y() + north);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void findsTheTwoWrongOnesAmongSixteen(long seed) {
    List<ControlPoint> points = sixteen(seed);
    points.set(0, shifted(points.get(0), 400, 0));
    points.set(9, shifted(points.get(9), 0, -150));
    assertThat(Suspects.find(Method.AFFINE, points))
        .extracting(ControlPoint::id)
        .containsExactly("p1", "p10");
  }

  @Test
  void suspectsNobodyWithoutReason() {
    int suspected = 0;
    for (long seed = 0; seed < 20; seed++) {
      suspected += Suspects.find(Method.AFFINE, sixteen(seed)).size();
    }
    assertThat(suspected).isLessThan(5);
    assertThat(Suspects.find(Method.AFFINE, sixteen(1).subList(0, 4))).isEmpty();
  }

  @Test
  void theErrorFieldIsLargeWhereThePointsDisagreeAndBeyondThem() {
    List<ControlPoint> points = sixteen(3);
    points.set(15, shifted(points.get(15), 200, 200));
    ErrorField field = ErrorField.of(ControlFit.of(Method.AFFINE, points), 2200, 2200, 40);
    assertThat(field.rows()).isEqualTo(40);
    assertThat(field.at(0.85, 0.85)).isGreaterThan(3 * field.at(0.35, 0.35));
    ErrorField even = ErrorField.of(ControlFit.of(Method.AFFINE, sixteen(3)), 4400, 4400, 40);
    assertThat(even.at(0.95, 0.95)).isGreaterThan(1.5 * even.at(0.4, 0.4));
    assertThat(field.below(0.1)).isLessThan(field.below(0.9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"scan.points", "scan.csv"})
  void writesWhatItReads(String name) {
    List<ControlPoint> all = sixteen(5);
    ControlPoints points =
        new ControlPoints(all.subList(0, 14), Optional.of("EPSG:31370"), all.subList(14, 16));
    Path file = folder.resolve(name);
    ControlPointWriter.write(points, file);
    ControlPoints read = ControlPointFile.read(file);
    assertThat(read.crs()).contains("EPSG:31370");
    assertThat(read.points()).hasSize(14);
    assertThat(read.disabled()).hasSize(2);
    for (int i = 0; i < 14; i++) {
      ControlPoint was = all.get(i);
      ControlPoint is = read.points().get(i);
      assertThat(is.id()).isEqualTo(was.id());
      assertThat(is.column()).isCloseTo(was.column(), within(0.001));
      assertThat(is.row()).isCloseTo(was.row(), within(0.001));
      assertThat(is.x()).isCloseTo(was.x(), within(0.001));
      assertThat(is.y()).isCloseTo(was.y(), within(0.001));
    }
  }
}
