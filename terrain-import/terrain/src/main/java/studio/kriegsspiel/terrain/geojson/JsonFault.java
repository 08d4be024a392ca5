package studio.kriegsspiel.terrain.geojson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import studio.kriegsspiel.terrain.GroundException;

/** Says in one sentence where a text stops being JSON. */
public final class JsonFault {
  private JsonFault() {}

  /** The sentence for a fault, with its line and column where the parser knows them. */
  public static GroundException of(String source, JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    return at == null
        ? new GroundException(
            source, "is not sound JSON", "mend it in a text editor, or export it again", e)
        : new GroundException(
            source,
            "is not sound JSON (line %d, column %d)".formatted(at.getLineNr(), at.getColumnNr()),
            "mend it there, or export it again",
            e);
  }
}
