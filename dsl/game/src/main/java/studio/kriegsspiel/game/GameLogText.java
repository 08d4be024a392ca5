package studio.kriegsspiel.game;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Logs as lines of JSON, each an object; {@code docs/formats/game-log.md} describes them. */
public final class GameLogText {
  private static final String FORMAT = "kriegsspiel-game";
  private static final int VERSION = 3;
  private static final String AT_ONCE = "direct";

  private GameLogText() {}

  /** A log as its file has it. */
  public static String write(GameLog log) {
    StringBuilder text = new StringBuilder();
    text.append(head(log.head())).append('\n');
    log.entries().forEach(each -> text.append(entry(each)).append('\n'));
    return text.toString();
  }

  private static ObjectNode head(GameHead head) {
    ObjectNode first =
        object()
            .put("format", FORMAT)
            .put("version", VERSION)
            .put("scenario", head.scenario())
            .put("digest", head.digest())
            .put("book", head.book());
    head.variant().ifPresent(each -> first.put("variant", each));
    return first;
  }

  private static ObjectNode entry(GameEntry entry) {
    ObjectNode node =
        entry.match(
            advance ->
                object()
                    .put("entry", "to")
                    .put("until", advance.until().toString())
                    .put("reached", advance.reached().toString()),
            ordered ->
                object()
                    .put("entry", ordered.ride() == GameEntry.Ride.NONE ? AT_ONCE : "order")
                    .put("sheet", ordered.sheet()),
            GameLogText::decision);
    return node.put("state", entry.state());
  }

  private static ObjectNode decision(GameEntry.Decision decision) {
    Asked asked = decision.asked();
    ObjectNode node = object().put("entry", "decide").put("procedure", asked.procedure());
    ArrayNode about = node.putArray("about");
    asked.about().forEach(each -> about.add(each.toString()));
    ObjectNode roles = node.putObject("roles");
    asked.roles().forEach((role, unit) -> roles.put(role, unit.toString()));
    ObjectNode question = node.putObject("question");
    asked.question().forEach(question::put);
    if (!asked.beside().isEmpty()) {
      ObjectNode beside = node.putObject("beside");
      asked
          .beside()
          .forEach(
              (unit, own) -> {
                ObjectNode one = beside.putObject(unit.toString());
                own.forEach(one::put);
              });
    }
    asked
        .dice()
        .seed()
        .ifPresentOrElse(
            seed -> node.put("seed", seed),
            () -> {
              ArrayNode dice = node.putArray("dice");
              asked.dice().faces().forEach(dice::add);
            });
    node.put("sentence", decision.sentence());
    ArrayNode left = node.putArray("left");
    for (Left each : decision.left()) {
      ObjectNode one = left.addObject();
      ArrayNode of = one.putArray("of");
      each.whose().names().forEach(of::add);
      one.put("word", each.word()).put("value", each.value()).put("since", each.since().toString());
    }
    return node;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
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
    GameHead head = readHead(LogLine.of(lines.get(0), 1));
    List<GameEntry> entries = new ArrayList<>();
    for (int number = 2; number <= lines.size(); number++) {
      entries.add(readEntry(LogLine.of(lines.get(number - 1), number)));
    }
    return new GameLog(head, entries);
  }

  private static GameHead readHead(LogLine line) {
    if (!FORMAT.equals(line.word("format"))) {
      throw line.refused("it is no log of a game");
    }
    if (line.node().path("version").asInt() != VERSION) {
      throw line.refused("this studio reads version " + VERSION + " of the format");
    }
    line.only("format", "version", "scenario", "digest", "book", "variant");
    return new GameHead(
        line.word("scenario"),
        line.word("digest"),
        line.word("book"),
        line.has("variant") ? Optional.of(line.word("variant")) : Optional.empty());
  }

  private static GameEntry readEntry(LogLine line) {
    String kind = line.word("entry");
    switch (kind) {
      case "to" -> {
        line.only("entry", "until", "reached", "state");
        return new GameEntry.Advance(line.time("until"), line.time("reached"), line.word("state"));
      }
      case "order", AT_ONCE -> {
        line.only("entry", "sheet", "state");
        return new GameEntry.Ordered(
            line.word("sheet"),
            kind.equals(AT_ONCE) ? GameEntry.Ride.NONE : GameEntry.Ride.BY_COURIER,
            line.word("state"));
      }
      case "decide" -> {
        line.only(
            "entry",
            "procedure",
            "about",
            "roles",
            "question",
            "beside",
            "seed",
            "dice",
            "sentence",
            "left",
            "state");
        return new GameEntry.Decision(
            new Asked(
                line.word("procedure"),
                line.units("about"),
                line.unitsByWord("roles"),
                line.words("question"),
                line.dice(),
                line.has("beside") ? line.wordsByUnit("beside") : Map.of()),
            line.word("sentence"),
            line.left(),
            line.word("state"));
      }
      default -> throw line.refused("there is no entry `" + kind + "`");
    }
  }
}
