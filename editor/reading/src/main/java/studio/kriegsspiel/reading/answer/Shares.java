package studio.kriegsspiel.reading.answer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import studio.kriegsspiel.situation.words.Figures;

/** Parts of a whole in percent, rounded so that they add up to a hundred. */
public final class Shares {
  private Shares() {}

  /** Shares in whole percent as words, adding up to a hundred, in their order. */
  public static List<String> words(double... parts) {
    return Arrays.stream(percents(0, parts))
        .mapToObj(each -> Figures.format("%.0f %%", each))
        .toList();
  }

  /**
   * Rounds by the greatest remainders: each share is cut off, and what is left of the hundred goes
   * to those of which most was cut off, the earlier first.
   *
   * @param decimals places behind the point, 0 to 4
   * @param parts none below 0; where all are 0 every share is 0
   */
  public static double[] percents(int decimals, double... parts) {
    double whole = Arrays.stream(parts).sum();
    double[] shares = new double[parts.length];
    if (!(whole > 0)) {
      return shares;
    }
    long steps = Math.round(100 * Math.pow(10, decimals));
    long[] cut = new long[parts.length];
    double[] rest = new double[parts.length];
    long given = 0;
    for (int i = 0; i < parts.length; i++) {
      double exact = parts[i] / whole * steps;
      cut[i] = (long) Math.floor(exact + 1e-9);
      rest[i] = exact - cut[i];
      given += cut[i];
    }
    int[] order =
        IntStream.range(0, parts.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer i) -> -rest[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    for (int i = 0; i < steps - given; i++) {
      cut[order[i % order.length]]++;
    }
    for (int i = 0; i < parts.length; i++) {
      shares[i] = cut[i] / Math.pow(10, decimals);
    }
    return shares;
  }
}
