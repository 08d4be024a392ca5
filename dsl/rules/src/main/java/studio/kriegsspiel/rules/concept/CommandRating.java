package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** How good a commander is, from best to worst. */
public enum CommandRating {
  EXCELLENT("excellent", "excellent"),
  ABLE("able", "able"),
  AVERAGE("average", "average"),
  POOR("poor", "poor");

  private final String key;
  private final String label;

  CommandRating(String key, String label) {
    this.key = key;
    this.label = label;
  }

  /** The key used in data files and by the correspondence between the books. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<CommandRating> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
