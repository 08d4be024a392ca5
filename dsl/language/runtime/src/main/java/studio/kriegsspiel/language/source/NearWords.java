package studio.kriegsspiel.language.source;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds the word an author probably meant. */
public final class NearWords {
  private static final int LONGEST = 40;

  private NearWords() {}

  /** The nearest of {@code known} to {@code word}, if it is near enough to be meant. */
  public static Optional<String> nearest(String word, Collection<String> known) {
    return allNear(word, known).stream().findFirst();
  }

  /** Every word of {@code known} that may be meant, nearest first. */
  public static List<String> allNear(String word, Collection<String> known) {
    if (word.isEmpty() || word.length() > LONGEST) {
      return List.of();
    }
    record Rated(String word, int distance) {}
    int limit = word.length() <= 3 ? 1 : word.length() <= 6 ? 2 : 3;
    return known.stream()
        .distinct()
        .filter(each -> Math.abs(each.length() - word.length()) <= limit)
        .map(each -> new Rated(each, distance(lower(word), lower(each))))
        .filter(each -> each.distance <= limit && each.distance < word.length())
        .sorted(Comparator.comparingInt(Rated::distance).thenComparing(Rated::word))
        .map(Rated::word)
        .toList();
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** Letters to insert, drop, change or swap with their neighbour. */
  private static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      cost[i][0] = i;
    }
    for (int j = 0; j <= b.length(); j++) {
      cost[0][j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int best = Math.min(cost[i - 1][j] + 1, cost[i][j - 1] + 1);
        best = Math.min(best, cost[i - 1][j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        cost[i][j] = swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
      }
    }
    return cost[a.length()][b.length()];
  }
}
