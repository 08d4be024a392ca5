package studio.kriegsspiel.rules.kriegsspiel.fire;

/** Batteries by their rows in the fire tables. */
public enum GunKind {
  SIX_POUNDER("6-pdr-battery", "6-pdr battery", false),
  /** British only: fires as a 12-pdr or a 6-pdr as the die falls. */
  NINE_POUNDER("9-pdr-battery", "9-pdr battery", false),
  TWELVE_POUNDER("12-pdr-battery", "12-pdr battery", false),
  SEVEN_POUND_HOWITZER("7-pdr-howitzer-battery", "7-pdr howitzer battery", true),
  TEN_POUND_HOWITZER("two-10-pdr-howitzers", "10-pdr howitzers", true),
  /** British only: by the 7-pdr howitzer battery of Reisswitz (ruling C092). */
  FIVE_INCH_HOWITZER("howitzer-battery-of-8", "5-inch howitzer battery", true);

  private final String key;
  private final String label;
  private final boolean howitzer;

  GunKind(String key, String label, boolean howitzer) {
    this.key = key;
    this.label = label;
    this.howitzer = howitzer;
  }

  /** The key of its rows in the table. */
  public String key() {
    return key;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }

  public boolean isHowitzer() {
    return howitzer;
  }
}
