package studio.kriegsspiel.terrain;

/** The layers of a terrain that have a provenance and an accuracy of their own. */
public enum LayerKind {
  /** Heights. */
  ELEVATION,
  /** Slope given by a source of its own, not derived from the heights. */
  SLOPE,
  /** The drawn map. */
  SHEET,
  /** Woods, water, roads, buildings and the like. */
  FEATURES,
  /** Named places. */
  PLACES
}
