package studio.kriegsspiel.importer.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import studio.kriegsspiel.importer.Shared;

/**
 * What leaving out says of each method beside what the points say that had no part in it: draws of
 * sixteen of the 343 points of the Haas map, spread over the map as one sets them.
 */
class WithheldPointsTest {
  private static final int DRAWS = 200;
  private static final List<Method> METHODS = List.of(Method.values());

  @Test
  void leavingOutRanksMethodsAsWithheldPointsDo() {
    List<ControlPoint> all =
        ControlPointFile.read(Shared.data("maps/haas1798_basel/gcp_pixel_epsg21781.csv")).points();
    double off = 0;
    double offByOne = 0;
    double chosen = 0;
    double chosenByOne = 0;
    for (int draw = 0; draw < DRAWS; draw++) {
      List<ControlPoint> points = spread(all, new Random(170_000 + draw));
      List<ControlPoint> withheld = new ArrayList<>(all);
      withheld.removeAll(points);
      double[] truth = new double[METHODS.size()];
      double[] told = new double[truth.length];
      double[] byOne = new double[truth.length];
      for (int i = 0; i < truth.length; i++) {
        ControlFit fit = ControlFit.figures(METHODS.get(i), points).judgedBy(withheld);
        truth[i] = fit.checkMetres();
        told[i] = fit.neighbourhoodMetres();
        byOne[i] =
            Math.sqrt(
                fit.residuals().stream()
                    .mapToDouble(each -> each.leftOutMetres() * each.leftOutMetres())
                    .average()
                    .orElseThrow());
        off += Math.abs(Math.log(told[i] / truth[i])) / DRAWS / truth.length;
        offByOne += Math.abs(Math.log(byOne[i] / truth[i])) / DRAWS / truth.length;
      }
      double best = truth[least(truth)];
      chosen += truth[least(told)] / best / DRAWS;
      chosenByOne += truth[least(byOne)] / best / DRAWS;
    }
    assertThat(off).isLessThan(offByOne);
    assertThat(chosen).isLessThan(chosenByOne).isLessThan(1.11);
  }

  private static int least(double[] values) {
    int least = 0;
    for (int i = 1; i < values.length; i++) {
      least = values[i] < values[least] ? i : least;
    }
    return least;
  }

  /** One of each sixteenth of the map. */
  private static List<ControlPoint> spread(List<ControlPoint> all, Random random) {
    List<List<ControlPoint>> parts = new ArrayList<>(List.of(all));
    for (int turn = 0; turn < 4; turn++) {
      List<List<ControlPoint>> halves = new ArrayList<>();
      for (List<ControlPoint> part : parts) {
        List<ControlPoint> sorted = new ArrayList<>(part);
        boolean across = turn % 2 == 0;
        sorted.sort(
            (a, b) -> Double.compare(across ? a.column() : a.row(), across ? b.column() : b.row()));
        halves.add(sorted.subList(0, sorted.size() / 2));
        halves.add(sorted.subList(sorted.size() / 2, sorted.size()));
      }
      parts = halves;
    }
    List<ControlPoint> chosen = new ArrayList<>();
    for (List<ControlPoint> part : parts) {
      List<ControlPoint> shuffled = new ArrayList<>(part);
      Collections.shuffle(shuffled, random);
      chosen.add(shuffled.get(0));
    }
    return chosen;
  }
}
