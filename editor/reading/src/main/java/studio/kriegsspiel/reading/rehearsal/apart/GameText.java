package studio.kriegsspiel.reading.rehearsal.apart;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import studio.kriegsspiel.game.Contact;
import studio.kriegsspiel.game.Meeting;
import studio.kriegsspiel.game.Outcome;
import studio.kriegsspiel.reading.rehearsal.GameEnd;
import studio.kriegsspiel.reading.rehearsal.Marked;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.reading.rehearsal.RunCounts;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.exercise.Expectation;
import studio.kriegsspiel.scenario.force.Objective;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * How a game ended, as text and back. Objectives and expectations stand by their place in the
 * scenario, bodies by their names, so that who reads it must have the same rehearsal.
 */
public final class GameText {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final List<Objective> objectives;
  private final List<Expectation> expectations;

  /** The text of games of a rehearsal. */
  public GameText(Rehearsal rehearsal) {
    this.objectives =
        rehearsal.begun().situation().scenario().sides().stream()
            .flatMap(side -> side.objectives().stream())
            .toList();
    this.expectations =
        rehearsal.led().stream()
            .flatMap(led -> led.exercise().stream())
            .flatMap(exercise -> exercise.allExpectations())
            .toList();
  }

  /** Writes it, on one line. */
  public String write(GameEnd end) {
    ObjectNode root = JSON.createObjectNode();
    end.run().ifPresentOrElse(run -> write(run, root), () -> root.put("why", end.why()));
    return root.toString();
  }

  private void write(Run run, ObjectNode root) {
    if (run.outcomes().size() != objectives.size() || run.marks().size() != expectations.size()) {
      throw new IllegalStateException("a game counts all objectives and marks of its scenario");
    }
    ArrayNode outcomes = root.putArray("outcomes");
    run.outcomes()
        .forEach(
            each ->
                outcomes
                    .addObject()
                    .put("side", each.side())
                    .put("due", each.due().toString())
                    .put("state", each.state().name())
                    .put("why", each.why()));
    run.contact().ifPresent(each -> write(each, root.putObject("contact")));
    run.near().ifPresent(each -> root.put("near", each));
    ArrayNode gone = root.putArray("gone");
    run.gone().stream().map(GameText::words).sorted().forEach(gone::add);
    ObjectNode come = root.putObject("come");
    run.come().forEach((event, at) -> come.put(event, at.toString()));
    ArrayNode marks = root.putArray("marks");
    run.marks()
        .forEach(
            each -> {
              ObjectNode mark = marks.addObject().put("why", each.why());
              each.happened().ifPresent(happened -> mark.put("happened", happened));
            });
    write(run.tally(), root);
  }

  private static void write(Meeting meeting, ObjectNode at) {
    at.put("first", words(meeting.contact().first()))
        .put("second", words(meeting.contact().second()))
        .put("kind", meeting.contact().kind().name())
        .put("metres", meeting.contact().metres())
        .put("since", meeting.since().toString())
        .put("stops", meeting.stops());
  }

  private static void write(RunCounts tally, ObjectNode root) {
    counts(tally.decisions(), root.putObject("decisions"));
    counts(tally.rests(), root.putObject("rests"));
    ObjectNode inHand = root.putObject("inHand");
    tally.inHand().forEach((at, sides) -> counts(sides, inHand.putObject(at.toString())));
    ObjectNode idle = root.putObject("idle");
    tally
        .idle()
        .forEach(
            (at, roles) -> {
              ArrayNode all = idle.putArray(at.toString());
              roles.forEach(each -> all.addArray().add(each.side()).add(each.role()));
            });
  }

  private static void counts(Map<String, Integer> counts, ObjectNode at) {
    counts.forEach(at::put);
  }

  /** A side's name may have a stop in it, but no line's end. */
  private static String words(UnitId unit) {
    return unit.side() + "\n" + unit.name();
  }

  private static UnitId unit(JsonNode node) {
    String[] words = node.asText().split("\n", 2);
    if (words.length < 2) {
      throw new IllegalArgumentException("no body: " + node);
    }
    return new UnitId(words[0], words[1]);
  }

  /** Reads it; nothing where it is no such text. */
  public Optional<GameEnd> read(String text) {
    try {
      JsonNode root = JSON.readTree(text);
      return root.has("why")
          ? Optional.of(new GameEnd(Optional.empty(), root.get("why").asText()))
          : Optional.of(new GameEnd(Optional.of(run(root)), ""));
    } catch (JsonProcessingException | RuntimeException damaged) {
      return Optional.empty();
    }
  }

  private Run run(JsonNode root) {
    if (root.path("outcomes").size() != objectives.size()
        || root.path("marks").size() != expectations.size()
        || !root.has("idle")) {
      throw new IllegalArgumentException("not of this rehearsal");
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (JsonNode each : root.path("outcomes")) {
      outcomes.add(
          new Outcome(
              each.path("side").asText(),
              objectives.get(outcomes.size()),
              time(each.path("due")),
              Outcome.State.valueOf(each.path("state").asText()),
              each.path("why").asText()));
    }
    List<Marked> marks = new ArrayList<>();
    for (JsonNode each : root.path("marks")) {
      marks.add(
          new Marked(
              expectations.get(marks.size()),
              Optional.ofNullable(each.get("happened")).map(JsonNode::asBoolean),
              each.path("why").asText()));
    }
    return new Run(
        outcomes,
        Optional.ofNullable(root.get("contact")).map(GameText::meeting),
        Optional.ofNullable(root.get("near")).map(JsonNode::asText),
        Set.copyOf(stream(root.path("gone")).map(GameText::unit).toList()),
        map(root.path("come"), name -> name, GameText::time),
        tally(root),
        marks);
  }

  private static Meeting meeting(JsonNode node) {
    return new Meeting(
        new Contact(
            unit(node.path("first")),
            unit(node.path("second")),
            Contact.Kind.valueOf(node.path("kind").asText()),
            node.path("metres").asDouble()),
        time(node.path("since")),
        node.path("stops").asBoolean());
  }

  private static RunCounts tally(JsonNode root) {
    return new RunCounts(
        new HashMap<>(map(root.path("decisions"), name -> name, JsonNode::asInt)),
        new HashMap<>(map(root.path("rests"), name -> name, JsonNode::asInt)),
        map(
            root.path("inHand"),
            LocalDateTime::parse,
            sides -> map(sides, name -> name, JsonNode::asInt)),
        map(root.path("idle"), LocalDateTime::parse, GameText::roles));
  }

  private static Set<Audience.RoleOnly> roles(JsonNode node) {
    Set<Audience.RoleOnly> roles = new LinkedHashSet<>();
    node.forEach(
        each -> roles.add(new Audience.RoleOnly(each.path(0).asText(), each.path(1).asText())));
    return roles;
  }

  private static <K, V> Map<K, V> map(
      JsonNode node, Function<String, K> key, Function<JsonNode, V> value) {
    Map<K, V> all = new LinkedHashMap<>();
    node.properties()
        .forEach(each -> all.put(key.apply(each.getKey()), value.apply(each.getValue())));
    return all;
  }

  private static Stream<JsonNode> stream(JsonNode node) {
    return StreamSupport.stream(node.spliterator(), false);
  }

  private static LocalDateTime time(JsonNode node) {
    return LocalDateTime.parse(node.asText());
  }
}
