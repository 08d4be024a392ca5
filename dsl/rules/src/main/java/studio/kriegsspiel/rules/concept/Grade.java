package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** How good troops are, from worst to best; a state such as tired is not a grade. */
public enum Grade {
  IRREGULAR("irregular", "irregular"),
  MILITIA("militia", "militia"),
  CONSCRIPT("conscript", "conscript"),
  GARRISON("garrison", "garrison"),
  LINE("line", "line"),
  VETERAN("veteran", "veteran"),
  ELITE("elite", "elite"),
  GUARD("guard", "guard");

  private final String key;
  private final String label;

  Grade(String key, String label) {
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
  public static Optional<Grade> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
