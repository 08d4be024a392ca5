package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.Optional;

/** How a unit stands or marches. */
public enum Formation {
  LINE("line", "line"),
  COLUMN_MARCH("column.march", "column of route"),
  COLUMN_OPEN("column.open", "open column"),
  COLUMN_CLOSE("column.close", "close column"),
  COLUMN_ATTACK("column.attack", "attack column"),
  MASS("mass", "brigade mass"),
  SQUARE("square", "square"),
  SKIRMISH("skirmish", "skirmish order"),
  ARTILLERY_DEPLOYED("artillery.deployed", "in battery"),
  ARTILLERY_LIMBERED("artillery.limbered", "limbered"),
  GARRISON("garrison", "garrison");

  private final String key;
  private final String label;

  Formation(String key, String label) {
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
  public static Optional<Formation> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
