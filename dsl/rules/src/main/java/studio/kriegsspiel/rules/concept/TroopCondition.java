package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** How troops are at a moment, from best to worst; a lasting quality is a {@link Grade}. */
public enum TroopCondition {
  FRESH("good", "fresh"),
  TIRED("tired", "tired"),
  DISORDERED("disordered", "disordered"),
  SHAKEN("shaken", "shaken"),
  BADLY_SHAKEN("badly-shaken", "badly shaken"),
  FORCED_BACK("forced-back", "forced back"),
  BEATEN("beaten", "beaten"),
  BROKEN("broken", "broken");

  private final String key;
  private final String label;

  TroopCondition(String key, String label) {
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
  public static Optional<TroopCondition> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
