package studio.kriegsspiel.terrain;

import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/**
 * One thing on the ground.
 *
 * @param id unique within its terrain
 * @param kind what it is
 * @param geometry where it is, in metres of the terrain's system; not to be modified
 * @param name as the sources call it
 * @param attributes what else is known
 * @param handEdit set if it was drawn by hand over what the sources gave
 */
public record Feature(
    String id,
    FeatureKind kind,
    Geometry geometry,
    Optional<String> name,
    Attributes attributes,
    Optional<HandEdit> handEdit) {
  /** A feature from a source. */
  public Feature(
      String id,
      FeatureKind kind,
      Geometry geometry,
      Optional<String> name,
      Attributes attributes) {
    this(id, kind, geometry, name, attributes, Optional.empty());
  }

  /** Whether it was drawn by hand over what the sources gave. */
  public boolean isOverride() {
    return handEdit.isPresent();
  }
}
