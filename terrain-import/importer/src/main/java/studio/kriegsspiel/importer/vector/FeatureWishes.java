package studio.kriegsspiel.importer.vector;

import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.importer.unit.HeightUnit;

/**
 * What the user says of features over what their files say.
 *
 * @param heights unit of the heights of contours and spot heights that name none
 * @param before year before which a thing must have been there to be taken
 */
public record FeatureWishes(Optional<HeightUnit> heights, OptionalInt before) {
  /** As the files say. */
  public static final FeatureWishes NONE = new FeatureWishes(Optional.empty(), OptionalInt.empty());
}
