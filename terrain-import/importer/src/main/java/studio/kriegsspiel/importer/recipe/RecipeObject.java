package studio.kriegsspiel.importer.recipe;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import studio.kriegsspiel.terrain.Confidence;
import studio.kriegsspiel.terrain.GroundException;

/** One object of a recipe, whose fields are all known; whatever is amiss is told in a sentence. */
final class RecipeObject {
  private final String where;
  private final JsonNode node;

  /**
   * Takes an object.
   *
   * @param where the file and the part of it, for messages
   * @param fields what it may hold
   * @throws GroundException if it is none, or holds something else
   */
  RecipeObject(String where, JsonNode node, List<String> fields) {
    this.where = where;
    this.node = node;
    if (!node.isObject()) {
      throw fault("is no object in braces", "write it as { ... }");
    }
    node.properties().stream()
        .map(java.util.Map.Entry::getKey)
        .filter(field -> !fields.contains(field))
        .findFirst()
        .ifPresent(
            field -> {
              throw fault(
                  "holds the unknown field \"" + field + "\"",
                  "it may hold " + String.join(", ", fields));
            });
  }

  /** A text that must be there. */
  String text(String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual() || value.asText().isBlank()) {
      throw fault("has no text \"" + field + "\"", "add it");
    }
    return value.asText();
  }

  /** A text, empty where there is none. */
  String textOrNone(String field) {
    return node.has(field) ? text(field) : "";
  }

  /** A number that must be there. */
  double number(String field) {
    return numberIfAny(field).orElseThrow(() -> fault("has no number \"" + field + "\"", "add it"));
  }

  /** A number, if there is one. */
  OptionalDouble numberIfAny(String field) {
    JsonNode value = node.path(field);
    if (value.isMissingNode()) {
      return OptionalDouble.empty();
    }
    if (!value.isNumber() || !Double.isFinite(value.asDouble())) {
      throw fault("has no number in \"" + field + "\"", "write it without quotes");
    }
    return OptionalDouble.of(value.asDouble());
  }

  /** A list with something in it. */
  List<JsonNode> list(String field) {
    JsonNode value = node.path(field);
    if (!value.isArray() || value.isEmpty()) {
      throw fault("has no list \"" + field + "\"", "add it");
    }
    List<JsonNode> items = new ArrayList<>();
    value.forEach(items::add);
    return items;
  }

  /** An object within this one. */
  RecipeObject object(String field, List<String> fields) {
    if (!node.has(field)) {
      throw fault("has no \"" + field + "\"", "add it");
    }
    return new RecipeObject(where + ", \"" + field + "\"", node.path(field), fields);
  }

  /** How far something is to be trusted. */
  Confidence confidence(String field) {
    return confidence(where, text(field));
  }

  /** The word for how far something is to be trusted. */
  static Confidence confidence(String where, String word) {
    return Arrays.stream(Confidence.values())
        .filter(each -> word(each).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new GroundException(
                    where,
                    "is trusted \"" + word + "\"",
                    "write "
                        + Arrays.stream(Confidence.values())
                            .map(RecipeObject::word)
                            .collect(Collectors.joining(", "))));
  }

  private static String word(Confidence confidence) {
    return confidence.name().toLowerCase(Locale.ROOT);
  }

  GroundException fault(String fault, String remedy) {
    return new GroundException(where, fault, remedy);
  }
}
