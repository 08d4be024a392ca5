package studio.kriegsspiel.rules.kriegsspiel.fire;

import java.util.Arrays;
import java.util.Optional;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.TableSet;

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

  /** The kind a word names, if it names one. */
  static Optional<GunKind> find(String word) {
    return Arrays.stream(values()).filter(kind -> Parameter.word(kind).equals(word)).findFirst();
  }

  /** Whether a book with these tables has such batteries. */
  boolean isKnown(TableSet tables) {
    return this == NINE_POUNDER
        ? hasNinePounder(tables)
        : tables.get("artillery-fire").rows().stream()
            .anyMatch(row -> row.getText("battery").equals(key));
  }

  /** Whether a book with these tables has 9-pounders, which fire by the rows of other guns. */
  static boolean hasNinePounder(TableSet tables) {
    return tables.get("march").findRow("action.artillery_9lb_foot_usual").isPresent();
  }

  public boolean isHowitzer() {
    return howitzer;
  }
}
