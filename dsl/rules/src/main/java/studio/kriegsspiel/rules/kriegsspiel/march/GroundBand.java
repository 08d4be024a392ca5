package studio.kriegsspiel.rules.kriegsspiel.march;

/** A column of the march table: one kind of ground with one rate. */
public enum GroundBand {
  EVEN("even", "even ground"),
  SWAMP("swamp", "swampy ground"),
  LIGHT_WOOD("light-wood", "light woods"),
  THICK_WOOD("thick-wood", "thick woods"),
  OFF_ROAD_5_10("offroad-5-10", "slopes of 5-10° off the road"),
  OFF_ROAD_10_15("offroad-10-15", "slopes of 10-15° off the road"),
  OFF_ROAD_15_35("offroad-15-35", "slopes of 15-35° off the road"),
  ROAD_15_25("road-15-25", "roads on slopes of 15-25°"),
  ROAD_25_35("road-25-35", "roads on slopes of 25-35°"),
  FARMYARD("farmyard", "farmyards and fenced gardens");

  private final String column;
  private final String label;

  GroundBand(String column, String label) {
    this.column = column;
    this.label = label;
  }

  /** The column's name in the data file. */
  public String column() {
    return column;
  }

  /** The words for it in a sentence. */
  public String label() {
    return label;
  }
}
