package studio.kriegsspiel.cli.console;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word a user probably meant. */
public final class NearMiss {
  private NearMiss() {}

  /** The candidate nearest to what was written, if any is near enough to be meant. */
  public static Optional<String> find(String written, Collection<String> candidates) {
    String wanted = fold(written);
    int tolerance = Math.max(1, wanted.length() / 3);
    return candidates.stream()
        .filter(candidate -> distance(wanted, fold(candidate)) <= tolerance)
        .min(Comparator.comparingInt(candidate -> distance(wanted, fold(candidate))));
  }

  private static String fold(String text) {
    return (text.length() > 80 ? text.substring(0, 80) : text).toLowerCase(Locale.ROOT);
  }

  /** Letters inserted, dropped, changed or swapped. */
  static int distance(String first, String second) {
    int[] beforeLast = new int[second.length() + 1];
    int[] last = new int[second.length() + 1];
    for (int j = 0; j <= second.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= first.length(); i++) {
      int[] row = new int[second.length() + 1];
      row[0] = i;
      for (int j = 1; j <= second.length(); j++) {
        boolean same = first.charAt(i - 1) == second.charAt(j - 1);
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (same ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && first.charAt(i - 1) == second.charAt(j - 2)
                && first.charAt(i - 2) == second.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[second.length()];
  }
}
