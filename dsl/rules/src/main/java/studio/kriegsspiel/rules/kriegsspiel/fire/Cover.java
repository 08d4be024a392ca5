package studio.kriegsspiel.rules.kriegsspiel.fire;

import studio.kriegsspiel.rules.book.RuleBook;

/** How a target is covered ({@code Reisswitz 1824 §47}). */
public enum Cover {
  NONE("none"),
  /** Holds the edge of a wood or village, a wall, an embankment or a ditch. */
  DEFENDING("defending an edge, wall, embankment or ditch"),
  /** Shelters without defending, and the battery knows where. */
  SHELTERING_KNOWN("sheltering, position known"),
  /** Shelters without defending, and the battery does not know where. */
  SHELTERING_UNKNOWN("sheltering, position unknown");

  private final String key;

  Cover(String key) {
    this.key = key;
  }

  /** The key of its row in the table of cover. */
  public String key() {
    return key;
  }

  /** The cover of troops that shelter behind a wood so many paces wide without defending it. */
  public static Cover behindWood(RuleBook book, int widthPaces, boolean positionKnown) {
    if (widthPaces < book.table("shelter").getInteger("least-width", "wood")) {
      return NONE;
    }
    return positionKnown ? SHELTERING_KNOWN : SHELTERING_UNKNOWN;
  }
}
