package studio.kriegsspiel.drawing;

/** The layers of a map, from the paper upwards. */
public enum MapLayer {
  /** The scanned or drawn sheet of the terrain, where it has one. */
  SHEET("Sheet"),
  /** Woods, fields and other washes. */
  LAND("Land"),
  /** Light and shade of the relief. */
  SHADING("Shading"),
  /** Bands of slope between the rule book's thresholds. */
  SLOPE_BANDS("Slope bands"),
  /** Hachures in Lehmann's manner. */
  HACHURES("Hachures"),
  /** Lines of equal height. */
  CONTOURS("Contours"),
  /** Streams, rivers, lakes. */
  WATER("Water"),
  /** Roads and bridges. */
  ROADS("Roads"),
  /** Buildings, hedges, walls, works. */
  WORKS("Buildings and works"),
  /** The grid, every kilometre. */
  GRID("Grid"),
  /** Names of places. */
  NAMES("Names"),
  /** Troop blocks. */
  TROOPS("Troops"),
  /** Names beside the blocks. */
  TROOP_LABELS("Troop labels");

  private final String title;

  MapLayer(String title) {
    this.title = title;
  }

  /** The words for it in a menu. */
  public String title() {
    return title;
  }
}
