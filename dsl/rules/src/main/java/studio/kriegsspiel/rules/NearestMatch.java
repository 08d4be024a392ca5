package studio.kriegsspiel.rules;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name an author probably meant. */
public final class NearestMatch {

  private NearestMatch() {}

  /**
   * The candidate nearest to what was written, by letters inserted, dropped, changed or swapped; a
   * candidate that merely contains it counts as near. Empty when nothing is close enough to be
   * meant.
   */
  public static Optional<String> find(String written, Collection<String> candidates) {
    String wanted = normal(written);
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : candidates) {
      String other = normal(candidate);
      int distance = distance(wanted, other);
      if (wanted.length() >= 3 && (other.contains(wanted) || wanted.contains(other))) {
        distance = Math.min(distance, 2);
      }
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    int limit = Math.max(2, wanted.length() / 3);
    return bestDistance <= limit ? Optional.ofNullable(best) : Optional.empty();
  }

  private static String normal(String text) {
    String cut = text.length() > 100 ? text.substring(0, 100) : text;
    return cut.toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_').replace('.', '_');
  }

  /** Optimal string alignment distance. */
  static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
