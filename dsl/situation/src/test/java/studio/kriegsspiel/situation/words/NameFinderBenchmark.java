package studio.kriegsspiel.situation.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntSupplier;

/** How long it takes to find names in a text, beside folding the text alone. No test. */
public final class NameFinderBenchmark {
  private static final int RUNS = 21;

  private NameFinderBenchmark() {}

  /** Prints milliseconds, the median of {@value #RUNS} runs. */
  public static void main(String[] arguments) {
    System.out.println("letters names find_ms fold_ms ratio");
    for (int letters : new int[] {10_000, 100_000, 1_000_000}) {
      String text = words(new Random(1), letters / 6);
      for (int names : new int[] {100, 1_000, 10_000}) {
        NameFinder<Integer> finder = new NameFinder<>();
        Random random = new Random(2);
        for (int i = 0; i < names; i++) {
          finder.add(i, words(random, 5));
        }
        double find = median(() -> finder.find(text).size());
        double fold = median(() -> FoldedText.of(text).size());
        System.out.printf(
            Locale.ROOT, "%d %d %.2f %.2f %.2f%n", text.length(), names, find, fold, find / fold);
      }
    }
  }

  private static String words(Random random, int count) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < count; i++) {
      for (int k = 2 + random.nextInt(6); k > 0; k--) {
        words.append((char) ('a' + random.nextInt(26)));
      }
      words.append(' ');
    }
    return words.toString();
  }

  private static double median(IntSupplier work) {
    double[] times = new double[RUNS];
    int sum = 0;
    for (int i = 0; i < RUNS; i++) {
      long start = System.nanoTime();
      sum += work.getAsInt();
      times[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(times);
    return sum < 0 ? Double.NaN : times[RUNS / 2];
  }
}
