package studio.kriegsspiel.terrain;

/** Where the slope of a ground is taken from; a slope drawn by hand counts before both. */
public enum SlopeSource {
  /** From its heights, where these are missing from its slope raster. */
  HEIGHTS,
  /** From its slope raster, where this says nothing from its heights. */
  RASTER
}
