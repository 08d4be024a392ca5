package studio.kriegsspiel.rules.kriegskunst;

/** Small arms and guns as the sheet classes them. */
public enum Weapon {
  MUSKET("musket"),
  RIFLE("rifle"),
  CARBINE("carbine"),
  LIGHT_GUNS("3-4-pounder"),
  MEDIUM_GUNS("6-8-pounder"),
  HEAVY_GUNS("12-pounder"),
  HOWITZERS("howitzer"),
  BATTALION_GUNS("battalion-gun");

  private final String row;

  Weapon(String row) {
    this.row = row;
  }

  /** The row of the table of ranges. */
  String row() {
    return row;
  }

  /** Whether it is artillery. */
  public boolean isArtillery() {
    return compareTo(CARBINE) > 0;
  }
}
