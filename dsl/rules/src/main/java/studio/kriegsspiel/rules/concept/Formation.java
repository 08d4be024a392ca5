package studio.kriegsspiel.rules.concept;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

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

  private static final Set<Formation> OF_GUNS =
      EnumSet.of(
          ARTILLERY_DEPLOYED,
          ARTILLERY_LIMBERED,
          COLUMN_MARCH,
          COLUMN_OPEN,
          COLUMN_CLOSE,
          GARRISON);
  private static final Set<Formation> OF_CAVALRY =
      EnumSet.of(LINE, COLUMN_MARCH, COLUMN_OPEN, COLUMN_CLOSE, MASS, SKIRMISH);
  private static final Set<Formation> ONLY_GUNS =
      EnumSet.of(ARTILLERY_DEPLOYED, ARTILLERY_LIMBERED);

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

  /** How troops stand in it: {@code in line}, {@code limbered}. */
  public String phrase() {
    return ONLY_GUNS.contains(this) ? label : "in " + label;
  }

  /** Whether troops of an arm can stand so. */
  public boolean isOf(Arm arm) {
    return switch (arm) {
      case ARTILLERY -> OF_GUNS.contains(this);
      case CAVALRY -> OF_CAVALRY.contains(this);
      case INFANTRY -> !ONLY_GUNS.contains(this);
      case ENGINEERS, TRAIN, STAFF -> this != ARTILLERY_DEPLOYED;
    };
  }

  /** Finds a constant by its key; case matters. */
  public static Optional<Formation> findByKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }
}
