package studio.kriegsspiel.reading.answer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import studio.kriegsspiel.terrain.MapPoint;

/** Figures in JSON, the same everywhere. */
public final class JsonFigures {
  private JsonFigures() {}

  /** A number in JSON to three decimals, null where it is not known. */
  public static void put(ObjectNode json, String name, double value) {
    if (Double.isFinite(value)) {
      json.put(name, Math.round(value * 1000) / 1000.0);
    } else {
      json.putNull(name);
    }
  }

  /** A point in JSON. */
  public static void put(ObjectNode json, String name, MapPoint point) {
    ObjectNode at = json.putObject(name);
    put(at, "x", point.x());
    put(at, "y", point.y());
  }
}
