package studio.kriegsspiel.rules.kriegsspiel.losses;

/** How a target stands, which decides what a point of loss is worth. */
public enum LossKind {
  INFANTRY_THREE_RANKS("infantry-three-ranks", "men"),
  INFANTRY_TWO_RANKS("infantry-two-ranks", "men"),
  SKIRMISHERS("skirmishers", "men"),
  CAVALRY("cavalry", "riders"),
  ARTILLERY("artillery", "guns");

  private final String key;
  private final String unit;

  LossKind(String key, String unit) {
    this.key = key;
    this.unit = unit;
  }

  /** The key in the table of points. */
  public String key() {
    return key;
  }

  /** What is lost: men, riders or guns. */
  public String unit() {
    return unit;
  }
}
