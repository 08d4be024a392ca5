package studio.kriegsspiel.terrain;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the names someone may have meant. */
final class NearNames {
  private NearNames() {}

  /** The candidates that are likely meant by a name, best first. */
  static List<String> nearest(String wanted, Collection<String> candidates, int limit) {
    String key = fold(wanted);
    int tolerance = Math.max(2, key.length() / 3);
    record Scored(String name, int distance) {}
    return candidates.stream()
        .distinct()
        .map(name -> new Scored(name, score(key, fold(name))))
        .filter(scored -> scored.distance <= tolerance)
        .sorted(Comparator.comparingInt(Scored::distance).thenComparing(Scored::name))
        .limit(limit)
        .map(Scored::name)
        .toList();
  }

  private static int score(String wanted, String name) {
    if (wanted.length() >= 3 && (name.contains(wanted) || wanted.contains(name))) {
      return 1;
    }
    return distance(wanted, name);
  }

  private static String fold(String text) {
    return Normalizer.normalize(text.strip(), Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", " ");
  }

  /** Edits between two words, a swap of neighbours counting as one. */
  private static int distance(String first, String second) {
    int[][] edits = new int[first.length() + 1][second.length() + 1];
    for (int i = 0; i <= first.length(); i++) {
      for (int j = 0; j <= second.length(); j++) {
        if (i == 0 || j == 0) {
          edits[i][j] = i + j;
          continue;
        }
        int change = first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1;
        int best =
            Math.min(edits[i - 1][j - 1] + change, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && first.charAt(i - 1) == second.charAt(j - 2)
            && first.charAt(i - 2) == second.charAt(j - 1)) {
          best = Math.min(best, edits[i - 2][j - 2] + 1);
        }
        edits[i][j] = best;
      }
    }
    return edits[first.length()][second.length()];
  }
}
