package studio.kriegsspiel.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * One line of a log as it is read; what is not as it should be is refused with the line's number.
 *
 * @param node an object
 * @param number of the line, from 1
 */
record LogLine(JsonNode node, int number) {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** The object that a line is. */
  static LogLine of(String text, int number) {
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isObject()) {
        return new LogLine(node, number);
      }
    } catch (JsonProcessingException broken) {
      throw refused(number, "it is not JSON");
    }
    throw refused(number, "it is no object of JSON");
  }

  /** Refuses fields that no log has. */
  void only(String... known) {
    Set<String> strange = new TreeSet<>();
    node.fieldNames().forEachRemaining(strange::add);
    strange.removeAll(Set.of(known));
    if (!strange.isEmpty()) {
      throw refused("it has `" + String.join("`, `", strange) + "`, which no log has");
    }
  }

  boolean has(String name) {
    return node.has(name);
  }

  String word(String name) {
    return word(node, name);
  }

  private String word(JsonNode in, String name) {
    if (!in.path(name).isTextual()) {
      throw refused("`" + name + "` is not there, or no text");
    }
    return in.path(name).textValue();
  }

  LocalDateTime time(String name) {
    return time(node, name);
  }

  private LocalDateTime time(JsonNode in, String name) {
    try {
      return LocalDateTime.parse(word(in, name));
    } catch (DateTimeParseException broken) {
      throw refused("`" + name + "` is no time such as 1815-06-18T13:30");
    }
  }

  /** A list of units. */
  List<UnitId> units(String name) {
    return texts(node, name).stream().map(this::unit).toList();
  }

  /** Units by words. */
  Map<String, UnitId> unitsByWord(String name) {
    Map<String, UnitId> units = new LinkedHashMap<>();
    words(name).forEach((word, unit) -> units.put(word, unit(unit)));
    return units;
  }

  /** Words by words. */
  Map<String, String> words(String name) {
    return words(node, name);
  }

  private Map<String, String> words(JsonNode in, String name) {
    if (!in.path(name).isObject()) {
      throw refused("`" + name + "` is not there, or no object");
    }
    Map<String, String> words = new LinkedHashMap<>();
    in.path(name).fieldNames().forEachRemaining(key -> words.put(key, ""));
    words.replaceAll((key, none) -> word(in.path(name), key));
    return words;
  }

  /** Words by words, by units. */
  Map<UnitId, Map<String, String>> wordsByUnit(String name) {
    JsonNode in = node.path(name);
    if (!in.isObject()) {
      throw refused("`" + name + "` is no object");
    }
    Map<UnitId, Map<String, String>> all = new LinkedHashMap<>();
    in.fieldNames().forEachRemaining(key -> all.put(unit(key), words(in, key)));
    return all;
  }

  /** How dice fell: a seed, or faces. */
  Throws dice() {
    if (node.path("seed").isIntegralNumber() && node.path("seed").canConvertToLong()) {
      return new Throws(Optional.of(node.path("seed").longValue()), List.of());
    }
    List<Integer> faces = new ArrayList<>();
    for (JsonNode each : list(node, "dice")) {
      if (!each.isInt()) {
        throw refused("`dice` are whole numbers");
      }
      faces.add(each.intValue());
    }
    return Throws.fallen(faces);
  }

  /** What a decision left. */
  List<Left> left() {
    List<Left> left = new ArrayList<>();
    for (JsonNode each : list(node, "left")) {
      left.add(
          new Left(
              new Whose(texts(each, "of")),
              word(each, "word"),
              word(each, "value"),
              time(each, "since")));
    }
    return left;
  }

  private UnitId unit(String text) {
    int dot = text.indexOf('.');
    if (dot < 1 || dot == text.length() - 1) {
      throw refused("`" + text + "` is no unit such as Blue.KGL5");
    }
    return new UnitId(text.substring(0, dot), text.substring(dot + 1));
  }

  private List<String> texts(JsonNode in, String name) {
    List<String> texts = new ArrayList<>();
    for (JsonNode each : list(in, name)) {
      if (!each.isTextual()) {
        throw refused("`" + name + "` holds what is no text");
      }
      texts.add(each.textValue());
    }
    return texts;
  }

  private JsonNode list(JsonNode in, String name) {
    if (!in.path(name).isArray()) {
      throw refused("`" + name + "` is not there, or no list");
    }
    return in.path(name);
  }

  GameRefusedException refused(String reason) {
    return refused(number, reason);
  }

  private static GameRefusedException refused(int number, String reason) {
    return new GameRefusedException(
        "Line " + number + " of the log cannot be read: " + reason + ".");
  }
}
