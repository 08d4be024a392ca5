package studio.kriegsspiel.terrain.geojson;

import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/**
 * A feature as a file gives it.
 *
 * @param id its identifier in the file
 * @param geometry its geometry in the file's coordinates; empty features are left out
 * @param properties its properties as text; lists are joined with a semicolon, objects are left out
 */
public record RawFeature(Optional<String> id, Geometry geometry, Map<String, String> properties) {
  /** A property that is there and not blank. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(properties.get(key)).filter(value -> !value.isBlank());
  }
}
