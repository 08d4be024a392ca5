package studio.kriegsspiel.importer.vector;

import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Counts what became of the features of a file. */
final class FeatureTally {
  private static final int MOST_NAMED = 3;
  private static final int MOST_LATER = 20;
  private static final int MOST_WORDS = 20_000;
  private static final Set<String> NO_KIND =
      Set.of("name", "source", "note", "id", "fid", "osm_id", "created_by", "ref", "type");

  int taken;
  int places;
  int outside;
  int mended;
  int closed;
  int doubled;
  int overlapping;
  int joined;
  int misshapen;
  private int unknown;
  private int later;
  private final Map<String, Integer> laterThings = new TreeMap<>();
  private final Map<String, Integer> unknownWords = new TreeMap<>();

  /** Counts a feature that the mapping table does not know, by the tag that says what it is. */
  void unknown(RawFeature feature) {
    unknown++;
    feature.properties().entrySet().stream()
        .filter(tag -> !NO_KIND.contains(tag.getKey().toLowerCase(java.util.Locale.ROOT)))
        .filter(tag -> !tag.getKey().contains(":") && !tag.getValue().isBlank())
        .filter(tag -> tag.getKey().length() + tag.getValue().length() <= 40)
        .map(tag -> tag.getKey() + "=" + tag.getValue())
        .filter(word -> word.chars().noneMatch(Character::isISOControl))
        .min(Comparator.naturalOrder())
        .filter(word -> unknownWords.size() < MOST_WORDS || unknownWords.containsKey(word))
        .ifPresent(word -> unknownWords.merge(word, 1, Integer::sum));
  }

  /** Counts a feature that came after the year wanted. */
  void later(String what) {
    later++;
    laterThings.merge(what, 1, Integer::sum);
  }

  /** One sentence, or two where something was mended. */
  String sentence(String name) {
    StringBuilder text = new StringBuilder(name);
    text.append(": ").append(taken).append(" features and ").append(places).append(" places taken");
    append(text, unknown, "of no kind the mapping table knows" + most(unknownWords, MOST_NAMED));
    append(text, later, "as of later times" + most(laterThings, MOST_LATER));
    append(text, outside, "outside the terrain");
    append(text, misshapen, "whose shape does not suit their kind");
    append(text, doubled, "that were there twice");
    String mends = mends();
    if (!mends.isEmpty()) {
      text.append("; ").append(mends);
    }
    return text.append('.').toString();
  }

  private String mends() {
    StringBuilder text = new StringBuilder();
    mend(text, mended, "mended (crossing or doubled lines)");
    mend(text, closed, "closed to an area");
    mend(text, joined, joined == 1 ? "road end joined" : "road ends joined");
    mend(text, overlapping, overlapping == 1 ? "overlaps its like" : "overlap their like");
    return text.toString();
  }

  private static void mend(StringBuilder text, int count, String what) {
    if (count > 0) {
      text.append(text.isEmpty() ? "" : ", ").append(count).append(' ').append(what);
    }
  }

  private static String most(Map<String, Integer> words, int most) {
    if (words.isEmpty()) {
      return "";
    }
    return words.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(most)
        .map(word -> word.getKey() + ": " + word.getValue())
        .collect(Collectors.joining(", ", " (", ")"));
  }

  private static void append(StringBuilder text, int count, String what) {
    if (count > 0) {
      text.append(", ").append(count).append(" left out ").append(what);
    }
  }
}
