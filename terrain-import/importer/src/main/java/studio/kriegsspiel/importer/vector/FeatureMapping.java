package studio.kriegsspiel.importer.vector;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import studio.kriegsspiel.importer.unit.HeightUnit;
import studio.kriegsspiel.terrain.Attributes;
import studio.kriegsspiel.terrain.BridgeMaterial;
import studio.kriegsspiel.terrain.DefenceClass;
import studio.kriegsspiel.terrain.FeatureKind;
import studio.kriegsspiel.terrain.GroundException;
import studio.kriegsspiel.terrain.RoadWidthClass;
import studio.kriegsspiel.terrain.geojson.JsonFault;
import studio.kriegsspiel.terrain.geojson.RawFeature;

/**
 * The table from tags and attributes of sources to the kinds of the terrain. Rules are tried from
 * the top; the first that fits decides. Words are those of {@code features.geojson}.
 */
public final class FeatureMapping {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String STANDARD = "feature-mapping.json";
  private static final String[] HEIGHTS = {
    "height", "height_m", "ele", "elev", "elevation", "contour"
  };
  private static final String[] UNITS = {
    "ele_unit", "height_unit", "ele:unit", "elev_unit", "elevation_unit", "unit", "units"
  };
  private static final int MOST_BYTES = 4 << 20;

  /**
   * One rule.
   *
   * @param when attribute to the values it may have; {@code *} stands for any
   * @param kind what it makes, empty for a mere place
   * @param roadWidth breadth class it gives
   * @param bridgeMaterial material it gives
   * @param defence strength it gives
   * @param place whether its name becomes a place
   */
  record Rule(
      Map<String, Set<String>> when,
      Optional<FeatureKind> kind,
      Optional<RoadWidthClass> roadWidth,
      Optional<BridgeMaterial> bridgeMaterial,
      Optional<DefenceClass> defence,
      boolean place) {
    boolean fits(RawFeature feature) {
      return when.entrySet().stream()
          .allMatch(
              condition ->
                  feature
                      .find(condition.getKey())
                      .filter(
                          value ->
                              condition.getValue().contains("*")
                                  || condition.getValue().contains(value.toLowerCase(Locale.ROOT)))
                      .isPresent());
    }
  }

  private final List<Rule> rules;
  private final List<String> nameKeys;

  private FeatureMapping(List<Rule> rules, List<String> nameKeys) {
    this.rules = List.copyOf(rules);
    this.nameKeys = List.copyOf(nameKeys);
  }

  /** The studio's own table, for OpenStreetMap's tags and common attributes. */
  public static FeatureMapping standard() {
    try {
      return parse(STANDARD, standardText().getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(STANDARD + " cannot be read.", e);
    }
  }

  /** The same as JSON, to be copied and changed. */
  public static String standardText() {
    try (InputStream input = FeatureMapping.class.getResourceAsStream(STANDARD)) {
      if (input == null) {
        throw new IllegalStateException(STANDARD + " is missing in the program.");
      }
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(STANDARD + " cannot be read.", e);
    }
  }

  /**
   * A table of the user's.
   *
   * @throws GroundException if it cannot be read or uses unknown words
   */
  public static FeatureMapping read(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new GroundException(name, "is too large for a mapping table", "check the path");
      }
      return parse(name, Files.readAllBytes(file));
    } catch (IOException e) {
      throw new GroundException(name, "cannot be read", "check the path", e);
    }
  }

  private static FeatureMapping parse(String name, byte[] content) throws IOException {
    try {
      JsonNode root = JSON.readTree(content);
      List<Rule> rules = new ArrayList<>();
      for (JsonNode node : root.path("rules")) {
        rules.add(rule(name, rules.size() + 1, node));
      }
      List<String> nameKeys = new ArrayList<>();
      root.path("name").forEach(key -> nameKeys.add(key.asText()));
      if (rules.isEmpty()) {
        throw new GroundException(name, "holds no \"rules\"", "see the studio's own table");
      }
      return new FeatureMapping(rules, nameKeys.isEmpty() ? List.of("name") : nameKeys);
    } catch (JsonProcessingException e) {
      throw JsonFault.of(name, e);
    }
  }

  private static Rule rule(String name, int number, JsonNode node) {
    Map<String, Set<String>> when = new LinkedHashMap<>();
    node.path("when")
        .properties()
        .forEach(
            condition -> {
              Set<String> values = new TreeSet<>();
              condition.getValue().forEach(value -> values.add(value.asText()));
              when.put(condition.getKey(), values);
            });
    try {
      if (when.isEmpty()) {
        throw new IllegalArgumentException("no condition");
      }
      Optional<FeatureKind> kind =
          text(node, "kind")
              .map(
                  key ->
                      FeatureKind.findByKey(key)
                          .orElseThrow(
                              () ->
                                  new IllegalArgumentException(
                                      "the unknown kind \"%s\"".formatted(key))));
      return new Rule(
          when,
          kind,
          text(node, "road").map(word -> constant(RoadWidthClass.class, word)),
          text(node, "bridge").map(word -> constant(BridgeMaterial.class, word)),
          text(node, "defence").map(word -> constant(DefenceClass.class, word)),
          node.path("place").asBoolean(false));
    } catch (IllegalArgumentException e) {
      throw new GroundException(name, "rule " + number + " has " + e.getMessage(), "mend it", e);
    }
  }

  private static Optional<String> text(JsonNode node, String field) {
    return node.path(field).isTextual() ? Optional.of(node.path(field).asText()) : Optional.empty();
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("the unknown word \"" + word + "\""));
  }

  /** The first rule that fits. */
  Optional<Rule> find(RawFeature feature) {
    return rules.stream().filter(rule -> rule.fits(feature)).findFirst();
  }

  /** What the source calls it. */
  Optional<String> nameOf(RawFeature feature) {
    return nameKeys.stream().flatMap(key -> feature.find(key).stream()).findFirst();
  }

  /**
   * The attributes that a rule and the source's own measures give.
   *
   * @param heights unit of heights above datum that name none
   */
  static Attributes attributes(Rule rule, RawFeature feature, Optional<HeightUnit> heights) {
    Attributes.Builder builder = Attributes.builder();
    rule.roadWidth().ifPresent(builder::roadWidth);
    rule.bridgeMaterial().ifPresent(builder::bridgeMaterial);
    rule.defence().ifPresent(builder::defence);
    first(feature, "width", "width_m").ifPresent(builder::widthMetres);
    first(feature, "length", "length_m").ifPresent(builder::lengthMetres);
    boolean aboveDatum =
        rule.kind()
            .filter(kind -> kind == FeatureKind.CONTOUR || kind == FeatureKind.SPOT_HEIGHT)
            .isPresent();
    double unit =
        aboveDatum ? unit(feature).or(() -> heights).map(HeightUnit::metres).orElse(1.0) : 1;
    Arrays.stream(HEIGHTS)
        .flatMap(
            key -> WrittenLengths.metres(feature, key, key.equals("height_m") ? 1 : unit).stream())
        .findFirst()
        .ifPresent(builder::heightMetres);
    first(feature, "depth", "depth_m").ifPresent(builder::depthMetres);
    first(feature, "view_m").ifPresent(builder::viewMetres);
    first(feature, "slope_deg").ifPresent(builder::slopeDegrees);
    return builder.build();
  }

  /** The unit that a feature names for its height. */
  private static Optional<HeightUnit> unit(RawFeature feature) {
    return Arrays.stream(UNITS)
        .flatMap(key -> feature.find(key).stream())
        .flatMap(word -> HeightUnit.find(word).stream())
        .findFirst();
  }

  private static Optional<Double> first(RawFeature feature, String... keys) {
    return Arrays.stream(keys)
        .flatMap(key -> WrittenLengths.metres(feature, key).stream())
        .findFirst();
  }
}
