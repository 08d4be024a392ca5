package studio.kriegsspiel.terrain.geojson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** Geometries as parts of a JSON tree. */
public final class RevisedGeometry {
  private static final int DECIMALS = 3;

  private RevisedGeometry() {}

  /** The geometry of a node; nothing if it has none, or none that is one. */
  public static Optional<Geometry> read(JsonNode node) throws IOException {
    if (!node.isObject()) {
      return Optional.empty();
    }
    try (JsonParser parser = node.traverse()) {
      parser.nextToken();
      return Optional.ofNullable(new GeometryParser(parser).read())
          .filter(geometry -> !geometry.isEmpty());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** A geometry as a node, to the millimetre. */
  public static JsonNode write(Geometry geometry) {
    try (TokenBuffer buffer = new TokenBuffer(null, false)) {
      new GeometryWriter(buffer, DECIMALS).write(geometry);
      try (JsonParser parser = buffer.asParser()) {
        return new com.fasterxml.jackson.databind.ObjectMapper().readTree(parser);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
