package studio.kriegsspiel.rules;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the name an author probably meant. */
public final class NearestMatch {
  private static final int LONGEST = 100;
  private static final int SHORTEST_PART = 3;
  private static final int LONG_ENOUGH = 5;
  private static final int DOUBTFUL = 2;
  private static final Pattern MARKS = Pattern.compile("\\p{M}");
  private static final Pattern POUNDER = Pattern.compile("\\b(6|7|9|10|12) ?pdr\\b");
  private static final Map<String, String> POUNDS =
      Map.of("6", "six", "7", "seven", "9", "nine", "10", "ten", "12", "twelve");
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private NearestMatch() {}

  /** The candidate nearest to what was written, nothing if none is near enough to be meant. */
  public static Optional<String> find(String written, Collection<String> candidates) {
    return all(written, candidates).stream().findFirst();
  }

  /**
   * Every candidate that may be meant, nearest first. Nearness counts letters inserted, dropped,
   * changed or swapped with their neighbour; capitals, accents and what stands between words do not
   * count, and a name that was written in part only is near, too.
   */
  public static List<String> all(String written, Collection<String> candidates) {
    record Rated(String name, int distance) {}
    String wanted = fold(written);
    int limit = limit(wanted.length());
    return candidates.stream()
        .distinct()
        .map(name -> new Rated(name, rate(wanted, fold(name), limit)))
        .filter(each -> each.distance <= limit && each.distance < wanted.length())
        .sorted(Comparator.comparingInt(Rated::distance).thenComparing(Rated::name))
        .map(Rated::name)
        .toList();
  }

  /** The candidates that may be spelt so, nearest first; to be a part of one is not enough. */
  public static List<String> spelt(String written, Collection<String> candidates) {
    String wanted = fold(written);
    return all(written, candidates).stream()
        .filter(each -> distance(wanted, fold(each)) <= limit(wanted.length()))
        .toList();
  }

  /**
   * The one candidate that is meant beyond doubt: it differs in capitals, accents or marks alone,
   * or by one letter left out, put in or swapped with its neighbour behind the first of a word of
   * five or more, and nothing else is nearly as near. A changed letter or figure may be another
   * name.
   */
  public static Optional<String> slip(String written, Collection<String> candidates) {
    String wanted = fold(written);
    List<String> other = candidates.stream().distinct().toList();
    List<String> same = other.stream().filter(each -> fold(each).equals(wanted)).toList();
    if (!same.isEmpty() || wanted.length() < 2) {
      return same.size() == 1 && wanted.length() >= 2 ? Optional.of(same.get(0)) : Optional.empty();
    }
    List<String> slips = other.stream().filter(each -> isSlip(wanted, fold(each))).toList();
    boolean alone =
        other.stream().filter(each -> distance(wanted, fold(each)) <= DOUBTFUL).count() == 1;
    return slips.size() == 1 && alone ? Optional.of(slips.get(0)) : Optional.empty();
  }

  /** Whether all words are the same but one, and that by a single slip of the pen. */
  private static boolean isSlip(String wanted, String name) {
    String[] words = wanted.split(" ");
    String[] others = name.split(" ");
    int different = 0;
    for (int i = 0; i < words.length && words.length == others.length; i++) {
      if (!words[i].equals(others[i])) {
        different += isSlipOfWord(words[i], others[i]) ? 1 : 2;
      }
    }
    return words.length == others.length && different == 1;
  }

  private static boolean isSlipOfWord(String word, String other) {
    if (word.isEmpty() || other.isEmpty()) {
      return false;
    }
    boolean letters = (word + other).chars().allMatch(Character::isLetter);
    boolean begins = word.charAt(0) == other.charAt(0);
    boolean changed = word.length() == other.length() && !isAnagram(word, other);
    return letters
        && begins
        && !changed
        && Math.max(word.length(), other.length()) >= LONG_ENOUGH
        && distance(word, other) == 1;
  }

  private static boolean isAnagram(String a, String b) {
    return Arrays.equals(a.chars().sorted().toArray(), b.chars().sorted().toArray());
  }

  private static int limit(int letters) {
    return letters <= 3 ? 1 : letters <= 6 ? 2 : Math.max(3, letters / 3);
  }

  /** The nearer of both, with pounders as figures and in words. */
  private static int rate(String wanted, String name, int limit) {
    int asWritten = rateWords(wanted, name, limit);
    return POUNDER.matcher(wanted + " " + name).find()
        ? Math.min(asWritten, rateWords(inWords(wanted), inWords(name), limit))
        : asWritten;
  }

  private static int rateWords(String wanted, String name, int limit) {
    int distance = distance(wanted, name);
    boolean part = wanted.length() >= SHORTEST_PART && name.contains(wanted);
    boolean whole =
        name.length() >= SHORTEST_PART
            && 2 * name.length() >= wanted.length()
            && wanted.contains(name);
    return part || whole ? Math.min(distance, limit) : distance;
  }

  private static String fold(String text) {
    String cut = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    String plain = Normalizer.normalize(cut.strip(), Normalizer.Form.NFD);
    String lower = MARKS.matcher(plain).replaceAll("").toLowerCase(Locale.ROOT);
    return BETWEEN_WORDS.matcher(lower).replaceAll(" ");
  }

  private static String inWords(String folded) {
    return POUNDER.matcher(folded).replaceAll(match -> POUNDS.get(match.group(1)) + " pounder");
  }

  /** Optimal string alignment distance. */
  private static int distance(String a, String b) {
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
