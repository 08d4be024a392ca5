package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.terrain.MapPoint;

/** What must hold of every fit, tried on random sheets; the seed of one that fails is printed. */
class ControlPropertiesTest {
  private static final int SHEETS = 25;
  private static final double WIDE = 4000;

  /** A random sheet of the kind that a method can follow exactly. */
  private static ScanPlacement truth(Method method, Random random) {
    double scale = 1 + 9 * random.nextDouble();
    double turn = (random.nextDouble() - 0.5) * 2;
    double cos = scale * Math.cos(turn);
    double sin = scale * Math.sin(turn);
    double shear = method == Method.SIMILARITY ? 0 : 0.2 * random.nextDouble();
    double aslant = method == Method.PROJECTIVE ? 0.2 * random.nextDouble() / WIDE : 0;
    double[] bend = new double[12];
    for (int i = 0; i < bend.length; i++) {
      bend[i] = (random.nextDouble() - 0.5) * 0.1 * WIDE;
    }
    int degree = method == Method.POLYNOMIAL_2 ? 2 : method == Method.POLYNOMIAL_3 ? 3 : 1;
    double east = 100_000 + 800_000 * random.nextDouble();
    double north = 5_000_000 + 900_000 * random.nextDouble();
    return (column, row) -> {
      double w = 1 + aslant * (column - row);
      double u = column / w;
      double v = -row / w;
      double s = column / WIDE - 0.5;
      double t = row / WIDE - 0.5;
      double x = cos * u - sin * v + shear * v;
      double y = sin * u + cos * v;
      if (degree >= 2) {
        x += bend[0] * s * s + bend[1] * s * t + bend[2] * t * t;
        y += bend[3] * s * s + bend[4] * s * t + bend[5] * t * t;
      }
      if (degree == 3) {
        x += bend[6] * s * s * s + bend[7] * s * s * t + bend[8] * t * t * t;
        y += bend[9] * s * s * s + bend[10] * s * t * t + bend[11] * t * t * t;
      }
      return new MapPoint(east + x, north + y);
    };
  }

  private static List<ControlPoint> points(ScanPlacement truth, int count, Random random) {
    List<ControlPoint> points = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double column = random.nextDouble() * WIDE;
      double row = random.nextDouble() * WIDE;
      MapPoint at = truth.toGround(column, row);
      points.add(new ControlPoint("p" + i, column, row, at.x(), at.y()));
    }
    return points;
  }

  private static double leastPoints(Method method) {
    return method == Method.SIMILARITY ? 3 : method.leastPoints() + 4;
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void eachMethodFindsItsOwnKindOfSheet(Method method) {
    for (long seed = 1; seed <= SHEETS; seed++) {
      Random random = new Random(seed);
      ScanPlacement truth = truth(method, random);
      int count = (int) leastPoints(method) + random.nextInt(40);
      ControlFit fit = ControlFit.of(method, points(truth, count, random));
      // A thin plate has no kind of its own: it must follow whatever is straight.
      for (int i = 0; i < 10; i++) {
        double column = random.nextDouble() * WIDE;
        double row = random.nextDouble() * WIDE;
        MapPoint wanted = truth.toGround(column, row);
        MapPoint found = fit.placement().toGround(column, row);
        assertThat(Math.hypot(found.x() - wanted.x(), found.y() - wanted.y()))
            .as("seed %d, %d points", seed, count)
            .isLessThan(1e-3);
      }
      assertThat(fit.rmsMetres()).as("seed %d", seed).isLessThan(1e-3);
    }
  }

  @ParameterizedTest
  @EnumSource(Method.class)
  void everyPlacementFindsItsWayBack(Method method) {
    for (long seed = 1; seed <= SHEETS; seed++) {
      Random random = new Random(seed);
      ScanPlacement truth = truth(Method.AFFINE, random);
      ControlFit fit = ControlFit.of(method, noisy(points(truth, 30, random), 3, random));
      for (int i = 0; i < 10; i++) {
        double column = WIDE * (0.2 + 0.6 * random.nextDouble());
        double row = WIDE * (0.2 + 0.6 * random.nextDouble());
        MapPoint ground = fit.placement().toGround(column, row);
        double[] back = fit.placement().toPixel(ground.x(), ground.y(), WIDE / 2, WIDE / 2);
        assertThat(back[0]).as("seed %d", seed).isCloseTo(column, within(1e-3));
        assertThat(back[1]).as("seed %d", seed).isCloseTo(row, within(1e-3));
      }
    }
  }

  private static List<ControlPoint> noisy(List<ControlPoint> points, double metres, Random random) {
    return points.stream()
        .map(
            p ->
                new ControlPoint(
                    p.id(),
                    p.column(),
                    p.row(),
                    p.x() + metres * random.nextGaussian(),
                    p.y() + metres * random.nextGaussian()))
        .toList();
  }

  /** The short way to the errors of points left out agrees with the long one. */
  @ParameterizedTest
  @EnumSource(Method.class)
  void errorsOfPointsLeftOutAreThoseOfAFitWithoutThem(Method method) {
    for (long seed = 1; seed <= 5; seed++) {
      Random random = new Random(seed);
      List<ControlPoint> points =
          noisy(points(truth(Method.AFFINE, random), 25, random), 20, random);
      Fitted fit = Placements.fit(method, points);
      for (int i = 0; i < points.size(); i++) {
        List<ControlPoint> others = new ArrayList<>(points);
        ControlPoint out = others.remove(i);
        assertThat(fit.errorLeftOut(i))
            .as("seed %d, point %d", seed, i)
            .isCloseTo(out.missedBy(Placements.fit(method, others)), within(1e-4));
      }
      int[] some = {random.nextInt(8), 8 + random.nextInt(8), 16 + random.nextInt(8)};
      List<ControlPoint> others = new ArrayList<>(points);
      others.removeAll(List.of(points.get(some[0]), points.get(some[1]), points.get(some[2])));
      Fitted without = Placements.fit(method, others);
      double[] missed = fit.errorsLeftOut(some);
      for (int i = 0; i < some.length; i++) {
        assertThat(missed[i])
            .as("seed %d, points %d, %d, %d", seed, some[0], some[1], some[2])
            .isCloseTo(points.get(some[i]).missedBy(without), within(1e-4));
      }
    }
  }

  /** Where the map lies, in which unit and in which order the points come cannot matter. */
  @ParameterizedTest
  @EnumSource(Method.class)
  void shiftScaleAndOrderDoNotMatter(Method method) {
    for (long seed = 1; seed <= SHEETS; seed++) {
      Random random = new Random(seed);
      List<ControlPoint> points =
          noisy(points(truth(Method.AFFINE, random), 25, random), 20, random);
      double scale = Math.pow(10, random.nextDouble() * 4 - 2);
      double shift = (random.nextDouble() - 0.5) * 1e6;
      List<ControlPoint> other =
          new ArrayList<>(
              points.stream()
                  .map(
                      p ->
                          new ControlPoint(
                              p.id(),
                              p.column() * 3 + 77,
                              p.row() * 3 - 500,
                              p.x() * scale + shift,
                              p.y() * scale - shift))
                  .toList());
      Collections.shuffle(other, random);
      ControlFit one = ControlFit.of(method, points);
      ControlFit two = ControlFit.of(method, other);
      assertThat(two.rmsMetres() / scale)
          .as("seed %d, scale %s", seed, scale)
          .isCloseTo(one.rmsMetres(), within(1e-4 + 1e-4 * one.rmsMetres()));
      assertThat(two.neighbourhoodMetres() / scale)
          .as("seed %d, scale %s", seed, scale)
          .isCloseTo(one.neighbourhoodMetres(), within(1e-3 + 1e-3 * one.neighbourhoodMetres()));
    }
  }

  /** A more pliant method never misses its points by more than a stiffer one of its family. */
  @ParameterizedTest
  @EnumSource(
      value = Method.class,
      names = {"AFFINE", "POLYNOMIAL_2", "POLYNOMIAL_3"})
  void morePliantMeansNearerToThePoints(Method method) {
    for (long seed = 1; seed <= SHEETS; seed++) {
      Random random = new Random(seed);
      List<ControlPoint> points =
          noisy(points(truth(Method.POLYNOMIAL_3, random), 30, random), 20, random);
      Method stiffer =
          method == Method.AFFINE
              ? Method.SIMILARITY
              : method == Method.POLYNOMIAL_2 ? Method.AFFINE : Method.POLYNOMIAL_2;
      assertThat(ControlFit.of(method, points).rmsMetres())
          .as("seed %d", seed)
          .isLessThanOrEqualTo(ControlFit.of(stiffer, points).rmsMetres() + 1e-6);
    }
  }
}
