package studio.kriegsspiel.terrain.geojson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.GroundException;

/**
 * Reads the features of a GeoJSON text (RFC 7946, or 2008 with a {@code crs} member) one by one, so
 * that large files need little memory.
 */
public final class GeoJsonReader {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(50)
                  .maxStringLength(1_000_000)
                  .maxNumberLength(100)
                  .build())
          .build();

  private final String name;
  private final Consumer<RawFeature> sink;
  private final MemoryBudget budget;
  private Optional<String> crs = Optional.empty();

  private GeoJsonReader(String name, Consumer<RawFeature> sink) {
    this.budget = new MemoryBudget(name, "crop it to the terrain");
    this.name = name;
    this.sink = sink;
  }

  /**
   * Hands every feature with a geometry to a sink.
   *
   * @param name name of the file for messages
   * @return the {@code crs} member as it is named, such as {@code urn:ogc:def:crs:EPSG::31370}
   * @throws GroundException if the text is not GeoJSON
   */
  public static Optional<String> read(String name, InputStream input, Consumer<RawFeature> sink) {
    GeoJsonReader reader = new GeoJsonReader(name, sink);
    try (JsonParser parser = JSON.createParser(input)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw reader.fault("is not GeoJSON");
      }
      reader.readRoot(parser);
    } catch (JsonProcessingException e) {
      throw JsonFault.of(name, e);
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read to its end", "fetch it again", e);
    } catch (IllegalArgumentException e) {
      throw new GroundException(
          name, "holds a geometry that is none (" + e.getMessage() + ")", "mend it in a GIS", e);
    }
    return reader.crs;
  }

  private GroundException fault(String fault) {
    return new GroundException(name, fault, "choose a GeoJSON file of features");
  }

  private void readRoot(JsonParser parser) throws IOException {
    boolean known = false;
    FeatureParts single = new FeatureParts(budget);
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String field = parser.currentName();
      parser.nextToken();
      switch (field) {
        case "features" -> {
          known = true;
          readFeatures(parser);
        }
        case "crs" -> crs = readCrs(parser);
        case "type" -> {
          String type = GeometryParser.text(parser);
          known |= "FeatureCollection".equals(type) || "Feature".equals(type);
          single.type = type;
        }
        default -> single.read(field, parser);
      }
    }
    if ("Feature".equals(single.type)) {
      single.give(sink);
    } else if (!known) {
      throw fault("holds no features");
    }
  }

  private void readFeatures(JsonParser parser) throws IOException {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      throw fault("gives its features in no list");
    }
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.currentToken() != JsonToken.START_OBJECT) {
        parser.skipChildren();
        continue;
      }
      FeatureParts parts = new FeatureParts(budget);
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String field = parser.currentName();
        parser.nextToken();
        parts.read(field, parser);
      }
      parts.give(sink);
    }
  }

  private static Optional<String> readCrs(JsonParser parser) throws IOException {
    Optional<String> found = Optional.empty();
    int depth = 0;
    JsonToken token = parser.currentToken();
    while (token != null) {
      if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
        depth++;
      } else if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
        depth--;
      } else if (token == JsonToken.VALUE_STRING && "name".equals(parser.currentName())) {
        found = Optional.of(parser.getText());
      }
      if (depth == 0) {
        return found;
      }
      token = parser.nextToken();
    }
    return found;
  }

  /** The members of a feature, in whatever order they come. */
  private static final class FeatureParts {
    private final MemoryBudget budget;
    private String type = "";
    private Optional<String> id = Optional.empty();
    private @Nullable Geometry geometry;
    private final Map<String, String> properties = new LinkedHashMap<>();

    FeatureParts(MemoryBudget budget) {
      this.budget = budget;
    }

    void read(String field, JsonParser parser) throws IOException {
      switch (field) {
        case "id" -> {
          if (parser.currentToken() == JsonToken.VALUE_NULL) {
            id = Optional.empty();
          } else if (parser.currentToken().isScalarValue()) {
            id = Optional.of(parser.getText());
          } else {
            parser.skipChildren();
          }
        }
        case "geometry" -> geometry = new GeometryParser(parser, budget).read();
        case "properties" -> readProperties(parser);
        default -> parser.skipChildren();
      }
    }

    private void readProperties(JsonParser parser) throws IOException {
      if (parser.currentToken() != JsonToken.START_OBJECT) {
        parser.skipChildren();
        return;
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String key = parser.currentName();
        JsonToken value = parser.nextToken();
        budget.take(MemoryBudget.TEXT_BYTES + (value.isScalarValue() ? parser.getTextLength() : 0));
        if (value == JsonToken.START_ARRAY) {
          properties.put(key, joined(parser));
        } else if (value.isScalarValue() && value != JsonToken.VALUE_NULL) {
          properties.put(key, parser.getText());
        } else {
          parser.skipChildren();
        }
      }
    }

    private static String joined(JsonParser parser) throws IOException {
      StringBuilder text = new StringBuilder();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        if (parser.currentToken().isScalarValue()) {
          text.append(text.isEmpty() ? "" : ";").append(parser.getText());
        } else {
          parser.skipChildren();
        }
      }
      return text.toString();
    }

    void give(Consumer<RawFeature> sink) {
      if (geometry != null && !geometry.isEmpty()) {
        sink.accept(new RawFeature(id, geometry, properties));
      }
    }
  }
}
