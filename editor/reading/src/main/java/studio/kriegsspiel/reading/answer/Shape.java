package studio.kriegsspiel.reading.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import org.locationtech.jts.geom.Geometry;

/**
 * A shape on the ground with what is to be said of it.
 *
 * @param geometry in metres of the terrain's system
 * @param properties texts, numbers and truth values by name
 */
public record Shape(Geometry geometry, Map<String, Object> properties) {

  /** Keeps its own copy in the order given. */
  public Shape {
    properties = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /** A shape with alternating names and values. */
  public static Shape of(Geometry geometry, Object... namesAndValues) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (int i = 0; i + 1 < namesAndValues.length; i += 2) {
      properties.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return new Shape(geometry, properties);
  }
}
