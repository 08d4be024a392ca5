package studio.kriegsspiel.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Logs as lines of JSON, each an object; {@code docs/formats/game-log.md} describes them. */
public final class GameLogText {
  private static final String FORMAT = "kriegsspiel-game";
  private static final int VERSION = 1;
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private GameLogText() {}

  /** A log as its file has it. */
  public static String write(GameLog log) {
    StringBuilder text = new StringBuilder();
    GameHead head = log.head();
    ObjectNode first =
        JsonNodeFactory.instance
            .objectNode()
            .put("format", FORMAT)
            .put("version", VERSION)
            .put("scenario", head.scenario())
            .put("digest", head.digest())
            .put("book", head.book());
    head.variant().ifPresent(each -> first.put("variant", each));
    text.append(first).append('\n');
    for (Advance each : log.advances()) {
      text.append(
              JsonNodeFactory.instance
                  .objectNode()
                  .put("entry", "to")
                  .put("until", each.until().toString())
                  .put("reached", each.reached().toString())
                  .put("state", each.state()))
          .append('\n');
    }
    return text.toString();
  }

  /**
   * A log from the text of its file.
   *
   * @throws GameRefusedException at the first line that is none of a log
   */
  public static GameLog read(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty()) {
      throw new GameRefusedException("The log is empty.");
    }
    JsonNode first = object(lines.get(0), 1);
    if (!FORMAT.equals(word(first, "format", 1))) {
      throw refused(1, "it is no log of a game");
    }
    if (!first.path("version").isInt() || first.path("version").intValue() != VERSION) {
      throw refused(1, "this studio reads version " + VERSION + " of the format");
    }
    only(first, Set.of("format", "version", "scenario", "digest", "book", "variant"), 1);
    GameHead head =
        new GameHead(
            word(first, "scenario", 1),
            word(first, "digest", 1),
            word(first, "book", 1),
            first.has("variant") ? Optional.of(word(first, "variant", 1)) : Optional.empty());
    List<Advance> advances = new ArrayList<>();
    for (int line = 2; line <= lines.size(); line++) {
      advances.add(advance(object(lines.get(line - 1), line), line));
    }
    return new GameLog(head, advances);
  }

  private static Advance advance(JsonNode entry, int line) {
    if (!"to".equals(word(entry, "entry", line))) {
      throw refused(line, "there is no entry `" + word(entry, "entry", line) + "`");
    }
    only(entry, Set.of("entry", "until", "reached", "state"), line);
    return new Advance(
        time(entry, "until", line), time(entry, "reached", line), word(entry, "state", line));
  }

  private static JsonNode object(String text, int line) {
    try {
      JsonNode node = JSON.readTree(text);
      if (node.isObject()) {
        return node;
      }
    } catch (JsonProcessingException broken) {
      throw refused(line, "it is not JSON");
    }
    throw refused(line, "it is no object of JSON");
  }

  private static void only(JsonNode node, Set<String> known, int line) {
    Set<String> strange = new TreeSet<>();
    node.fieldNames().forEachRemaining(strange::add);
    strange.removeAll(known);
    if (!strange.isEmpty()) {
      throw refused(line, "it has `" + String.join("`, `", strange) + "`, which no log has");
    }
  }

  private static String word(JsonNode node, String name, int line) {
    if (!node.path(name).isTextual()) {
      throw refused(line, "`" + name + "` is not there, or no text");
    }
    return node.path(name).textValue();
  }

  private static LocalDateTime time(JsonNode node, String name, int line) {
    try {
      return LocalDateTime.parse(word(node, name, line));
    } catch (DateTimeParseException broken) {
      throw refused(line, "`" + name + "` is no time such as 1815-06-18T13:30");
    }
  }

  private static GameRefusedException refused(int line, String reason) {
    return new GameRefusedException("Line " + line + " of the log cannot be read: " + reason + ".");
  }
}
