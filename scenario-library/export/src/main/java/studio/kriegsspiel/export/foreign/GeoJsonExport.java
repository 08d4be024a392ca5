package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import studio.kriegsspiel.terrain.crs.LatLon;

/** Bodies and what happens somewhere as GeoJSON after RFC 7946, with the hours of both. */
public final class GeoJsonExport {
  private static final List<String> ON_GLOBE = List.of("x", "y", "latitude", "longitude");

  private GeoJsonExport() {}

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    ObjectNode root = JsonNodeFactory.instance.objectNode().put("type", "FeatureCollection");
    root.put("name", tree.title());
    ArrayNode features = root.putArray("features");
    for (Placed each : Placed.of(tree)) {
      ObjectNode feature = features.addObject().put("type", "Feature");
      ObjectNode properties = feature.putObject("properties");
      properties.setAll(each.row());
      properties.remove(ON_GLOBE);
      for (String field : List.of("begins", "ends")) {
        if (each.row().has(field)) {
          properties.put(field, each.time(field));
        }
      }
      ObjectNode geometry = feature.putObject("geometry");
      boolean line = each.way().size() > 1;
      ArrayNode place = geometry.put("type", line ? "LineString" : "Point").putArray("coordinates");
      if (line) {
        each.way().forEach(point -> put(place.addArray(), point));
      } else {
        put(place, each.way().get(0));
      }
    }
    return (root.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static void put(ArrayNode place, LatLon point) {
    place.add(ForceFigures.degrees(point.longitude())).add(ForceFigures.degrees(point.latitude()));
  }

  /** Whether a key is GeoJSON's own. */
  public static boolean isKey(String key) {
    return List.of("features", "properties", "geometry", "coordinates").contains(key);
  }

  /** Whether the value of a key is GeoJSON's own. */
  public static boolean isChosen(String key, String value) {
    return key.equals("type")
        && List.of("FeatureCollection", "Feature", "LineString", "Point").contains(value);
  }
}
