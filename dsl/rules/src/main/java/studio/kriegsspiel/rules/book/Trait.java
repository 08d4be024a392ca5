package studio.kriegsspiel.rules.book;

import java.util.Arrays;
import java.util.Optional;

/** How a book is played, where books differ and a scenario should know it. */
public enum Trait {
  /** No parts of battalions, squadrons and batteries are played for themselves. */
  WHOLE_UNITS("whole-units"),
  /** A division a side; what is larger is scaled down. */
  DIVISION_A_SIDE("division-a-side"),
  /** A house holds one battalion or regiment. */
  ONE_UNIT_TO_A_HOUSE("one-unit-to-a-house"),
  /** Rifles are British, and grenadiers are not. */
  TYPES_BY_NATION("types-by-nation"),
  /** Troops pass a place in column or in open order. */
  PLACES_IN_COLUMN("places-in-column"),
  /** First orders are about places and brigades, and support is given on a side. */
  ORDERS_NAME_BRIGADES("orders-name-brigades");

  private final String word;

  Trait(String word) {
    this.word = word;
  }

  /** The word in {@code book.json}. */
  public String word() {
    return word;
  }

  static Optional<Trait> find(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }
}
