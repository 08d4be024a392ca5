package studio.kriegsspiel.importer.unit;

import java.util.Optional;

/**
 * What the user says of how sources give heights, over what they say themselves.
 *
 * @param unit their unit
 * @param code how tiles code them as colours
 * @param band which band of a raster holds them, counted from 1
 */
public record HeightReading(Optional<HeightUnit> unit, Optional<HeightCode> code, int band) {
  /** As the files say. */
  public static final HeightReading PLAIN =
      new HeightReading(Optional.empty(), Optional.empty(), 1);
}
