package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of order that the books know. */
public enum OrderKind {
  ASSAULT("assault", "assault"),
  ENGAGE("engage", "engage"),
  PROBE("probe", "probe"),
  SUPPORT("support", "support"),
  APPROACH("approach", "approach"),
  MOVE("move", "move"),
  HOLD("hold", "hold"),
  COUNTER_ATTACK("counter_attack", "counter-attack"),
  RETIRE("retire", "retire");

  private final String key;
  private final String label;

  OrderKind(String key, String label) {
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
  public static Optional<OrderKind> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
