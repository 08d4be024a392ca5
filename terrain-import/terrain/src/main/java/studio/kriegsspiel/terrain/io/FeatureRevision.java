package studio.kriegsspiel.terrain.io;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Geometry;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Place;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.geojson.RevisedGeometry;

/**
 * Writes {@code features.geojson} anew after some features changed: whatever did not change is
 * passed on as it stood in the file, with members the studio does not know and every digit of its
 * numbers.
 */
final class FeatureRevision {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(com.fasterxml.jackson.core.StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .build();

  private final Terrain after;
  private final Map<String, Feature> old = new HashMap<>();
  private final Map<String, Feature> young = new LinkedHashMap<>();
  private final Set<String> asideBefore = new HashSet<>();
  private final Set<String> setAside = new HashSet<>();
  private final Set<String> met = new HashSet<>();
  private final List<Place> oldPlaces;
  private final Set<Place> placesLeft;
  private int number;
  private int placeNumber;
  private boolean follows = true;

  private FeatureRevision(Terrain before, Terrain after) {
    this.after = after;
    this.oldPlaces = before.places();
    this.placesLeft = new java.util.LinkedHashSet<>(after.places());
    all(before).forEach(feature -> old.put(feature.id(), feature));
    before.setAside().forEach(feature -> asideBefore.add(feature.id()));
    all(after).forEach(feature -> young.put(feature.id(), feature));
    after.setAside().forEach(feature -> setAside.add(feature.id()));
  }

  private static Stream<Feature> all(Terrain terrain) {
    return Stream.concat(terrain.features().stream(), terrain.setAside().stream());
  }

  /**
   * Writes the features of {@code after}.
   *
   * @param original the file that {@code before} was read from
   * @return false if the original cannot be followed feature by feature; what was written then is
   *     of no use
   */
  static boolean write(InputStream original, Terrain before, Terrain after, OutputStream out)
      throws IOException {
    return new FeatureRevision(before, after).run(original, out);
  }

  private boolean run(InputStream original, OutputStream out) throws IOException {
    try (JsonParser parser = MAPPER.createParser(original);
        JsonGenerator json = MAPPER.createGenerator(out)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return false;
      }
      boolean system = false;
      boolean found = false;
      json.writeStartObject();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        if (name.equals("features") && parser.currentToken() == JsonToken.START_ARRAY) {
          found = true;
          json.writeArrayFieldStart(name);
          passOn(parser, json);
          json.writeEndArray();
        } else {
          JsonNode member = MAPPER.readTree(parser);
          system |= name.equals("crs") && isOwnSystem(member);
          json.writeFieldName(name);
          json.writeTree(member);
        }
      }
      json.writeEndObject();
      json.writeRaw('\n');
      return system && found && follows;
    }
  }

  private boolean isOwnSystem(JsonNode crs) {
    String name = crs.path("properties").path("name").asText();
    String code = after.crs().substring(after.crs().indexOf(':') + 1);
    return name.substring(name.lastIndexOf(':') + 1).equals(code);
  }

  private void passOn(JsonParser parser, JsonGenerator json) throws IOException {
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      JsonNode node = MAPPER.readTree(parser);
      Optional<ObjectNode> kept =
          node instanceof ObjectNode feature ? revised(feature) : Optional.empty();
      if (kept.isPresent()) {
        json.writeTree(kept.get());
        json.writeRaw('\n');
      }
    }
    follows &= met.containsAll(old.keySet()) && placeNumber == oldPlaces.size();
    for (Map.Entry<String, Feature> entry : young.entrySet()) {
      if (!met.contains(entry.getKey())) {
        json.writeTree(fresh(entry.getValue(), MAPPER.createObjectNode()));
        json.writeRaw('\n');
      }
    }
    for (Place place : placesLeft) {
      FeatureFile.write(json, place);
    }
  }

  /** What becomes of a feature of the file; features the studio cannot read stay. */
  private Optional<ObjectNode> revised(ObjectNode node) throws IOException {
    Optional<Geometry> geometry = RevisedGeometry.read(node.path("geometry"));
    if (geometry.isEmpty()) {
      return Optional.of(node);
    }
    number++;
    String kind = node.path("properties").path(FeatureProperties.KIND).asText();
    if (kind.equals(FeatureFile.PLACE)) {
      return placeNumber < oldPlaces.size() && placesLeft.remove(oldPlaces.get(placeNumber++))
          ? Optional.of(node)
          : Optional.empty();
    }
    boolean named = node.hasNonNull("id") && node.path("id").isValueNode();
    String id = named ? node.path("id").asText() : kind + "-" + number;
    met.add(id);
    Feature now = young.get(id);
    if (now == null) {
      // What another program added meanwhile is not ours to throw away.
      return old.containsKey(id) ? Optional.empty() : Optional.of(node);
    }
    boolean same = now == old.get(id) && setAside.contains(id) == asideBefore.contains(id);
    if (same && !node.hasNonNull("id")) {
      node.put("id", id);
    }
    return Optional.of(same ? node : fresh(now, node));
  }

  /** Writes a feature into a node, leaving alone what the studio does not know. */
  private ObjectNode fresh(Feature feature, ObjectNode node) {
    ObjectNode properties =
        node.path("properties") instanceof ObjectNode known ? known : MAPPER.createObjectNode();
    Map<String, Object> wanted = FeatureProperties.of(feature);
    if (setAside.contains(feature.id())) {
      wanted.put(FeatureProperties.SET_ASIDE, true);
    }
    properties.remove(
        FeatureProperties.OWN.stream().filter(key -> !wanted.containsKey(key)).toList());
    wanted.forEach(
        (key, value) -> {
          if (FeatureProperties.OWN.contains(key) || !properties.has(key)) {
            properties.set(key, MAPPER.valueToTree(value));
          }
        });
    node.put("type", "Feature");
    node.put("id", feature.id());
    node.set("properties", properties);
    Feature before = old.get(feature.id());
    if (before == null || before.geometry() != feature.geometry()) {
      node.set("geometry", RevisedGeometry.write(feature.geometry()));
    }
    return node;
  }
}
