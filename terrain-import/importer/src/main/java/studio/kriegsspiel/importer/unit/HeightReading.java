package studio.kriegsspiel.importer.unit;

import java.util.Optional;

/**
 * What the user says of how sources give heights, over what they say themselves.
 *
 * @param unit their unit
 * @param code how tiles code them as colours
 * @param band which band of a raster holds them, counted from 1
 * @param heights whether they are heights at all; numbers of another kind have no unit of heights
 */
public record HeightReading(
    Optional<HeightUnit> unit, Optional<HeightCode> code, int band, boolean heights) {
  /** As the files say. */
  public static final HeightReading PLAIN =
      new HeightReading(Optional.empty(), Optional.empty(), 1);

  /** Numbers as they are, such as degrees of slope. */
  public static final HeightReading NUMBERS =
      new HeightReading(Optional.empty(), Optional.empty(), 1, false);

  /** Of heights. */
  public HeightReading(Optional<HeightUnit> unit, Optional<HeightCode> code, int band) {
    this(unit, code, band, true);
  }
}
