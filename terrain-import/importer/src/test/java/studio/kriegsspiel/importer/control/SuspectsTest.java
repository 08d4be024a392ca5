package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.importer.Shared;

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
    Suspects found = Suspects.find(points);
    assertThat(found.ids()).containsExactly("p1", "p10");
    assertThat(found.bent()).isFalse();
    assertThat(found.points().get(0).metres()).isBetween(300.0, 500.0);
    assertThat(found.sentence().orElseThrow())
        .startsWith("Points p1, p10 are probably wrong; the worst lies ");
  }

  /**
   * The same map, drawn with bends of 200 m from end to end: what one affine would call far off is
   * where the neighbours are, too.
   */
  @Test
  void aBentMapAccusesNobodyOfItsBends() {
    int named = 0;
    for (long seed = 0; seed < 20; seed++) {
      named += Suspects.find(bent(sixteen(seed))).points().size();
    }
    assertThat(named).isLessThan(5);
    List<ControlPoint> points = new ArrayList<>(bent(sixteen(1)));
    points.set(5, shifted(points.get(5), 600, 0));
    assertThat(Suspects.find(points).ids()).containsExactly("p6");
  }

  private static List<ControlPoint> bent(List<ControlPoint> points) {
    return points.stream()
        .map(
            p -> {
              double s = p.column() / 1000 - 1;
              double t = p.row() / 1000 - 1;
              return shifted(p, 200 * s * s - 100 * t, 150 * s * t + 200 * t * t);
            })
        .toList();
  }

  /** Draws of a real map with one point moved, on seeds that nothing was chosen by. */
  @Test
  void namesAMovedPointOfTheBaselMapBeforeARightOne() {
    List<ControlPoint> all =
        ControlPointFile.read(Shared.data("maps/haas1798_basel/gcp_pixel_epsg21781.csv")).points();
    int first = 0;
    int named = 0;
    int firstByAffine = 0;
    int draws = 200;
    for (int draw = 0; draw < draws; draw++) {
      Random random = new Random(9000 + draw);
      List<ControlPoint> points = new ArrayList<>(all);
      Collections.shuffle(points, random);
      points = new ArrayList<>(points.subList(0, 40));
      double way = 2 * Math.PI * random.nextDouble();
      points.set(0, shifted(points.get(0), 3000 * Math.cos(way), 3000 * Math.sin(way)));
      Suspects found = Suspects.find(points);
      assertThat(found.bent()).isTrue();
      String moved = points.get(0).id();
      named += found.ids().contains(moved) ? 1 : 0;
      first += !found.ids().isEmpty() && found.ids().get(0).equals(moved) ? 1 : 0;
      firstByAffine += worstByAffine(points).equals(moved) ? 1 : 0;
      found
          .sentence()
          .ifPresent(
              told ->
                  assertThat(told)
                      .contains("far from where", "need not be wrong")
                      .doesNotContain("probably"));
    }
    assertThat(named).isGreaterThan(draws * 8 / 10);
    assertThat(first).isGreaterThan(draws * 7 / 10).isGreaterThan(2 * firstByAffine);
  }

  private static String worstByAffine(List<ControlPoint> points) {
    return ControlFit.of(Method.AFFINE, points).residuals().stream()
        .max(Comparator.comparingDouble(ControlFit.Residual::leftOutMetres))
        .orElseThrow()
        .point()
        .id();
  }

  @Test
  void suspectsNobodyWithoutReason() {
    int suspected = 0;
    for (long seed = 0; seed < 20; seed++) {
      suspected += Suspects.find(sixteen(seed)).points().size();
    }
    assertThat(suspected).isLessThan(5);
    assertThat(Suspects.find(sixteen(1).subList(0, 4)).points()).isEmpty();
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
