package studio.kriegsspiel.importer.vector;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/** Things on a map of today that a battlefield of an earlier year did not have. */
final class LaterThings {
  private static final String TABLE = "later-things.json";
  private static final Pattern YEAR = Pattern.compile("(?:~|after )?(\\d{4})(?:\\D.*)?");

  /**
   * A kind of thing.
   *
   * @param what its name in the plural
   * @param since the year in which the first of it came
   * @param when tag to its values, one of which marks it; {@code *} stands for any
   */
  private record Thing(String what, int since, Map<String, Set<String>> when) {
    boolean fits(RawFeature feature) {
      return when.entrySet().stream()
          .anyMatch(
              tag ->
                  feature
                      .find(tag.getKey())
                      .filter(
                          value -> tag.getValue().contains("*") || tag.getValue().contains(value))
                      .isPresent());
    }
  }

  private final int before;
  private final List<Thing> things;

  /** Knows what came in a year or later. */
  LaterThings(int before) {
    this.before = before;
    this.things = read();
  }

  private static List<Thing> read() {
    try (InputStream input = LaterThings.class.getResourceAsStream(TABLE)) {
      List<Thing> things = new ArrayList<>();
      for (JsonNode node : new ObjectMapper().readTree(input).path("things")) {
        Map<String, Set<String>> when = new HashMap<>();
        for (Map.Entry<String, JsonNode> tag : node.path("when").properties()) {
          Set<String> values = new HashSet<>();
          tag.getValue().forEach(value -> values.add(value.asText()));
          when.put(tag.getKey(), values);
        }
        things.add(new Thing(node.path("what").asText(), node.path("since").asInt(), when));
      }
      return things;
    } catch (IOException e) {
      throw new IllegalStateException(TABLE + " cannot be read.", e);
    }
  }

  /** What a feature is, if it cannot have been there before the year. */
  Optional<String> find(RawFeature feature) {
    Optional<String> dated =
        feature
            .find("start_date")
            .map(YEAR::matcher)
            .filter(Matcher::matches)
            .filter(year -> Integer.parseInt(year.group(1)) >= before)
            .map(year -> "dated later");
    return dated.or(
        () ->
            things.stream()
                .filter(thing -> thing.since() >= before && thing.fits(feature))
                .map(Thing::what)
                .findFirst());
  }
}
