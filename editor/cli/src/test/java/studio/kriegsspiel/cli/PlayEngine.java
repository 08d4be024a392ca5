package studio.kriegsspiel.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A small engine as somebody else might write it: it knows the umpire's play file as {@code
 * docs/formats/play.md} describes it, and nothing of the studio. It moves every body minute by
 * minute and lets go what waits for a condition.
 */
final class PlayEngine {
  private static final double AT_METRES = 50;
  private static final double ROUNDING_METRES = 0.2;

  private final JsonNode file;
  private final LocalDateTime begins;
  private final Map<String, JsonNode> tracks = new HashMap<>();
  private final Map<String, List<String>> bodies = new HashMap<>();
  private final Map<JsonNode, Set<String>> reached = new IdentityHashMap<>();

  /** Where a body is: its middle and half of what it covers. */
  record Spot(double x, double y, double reach) {}

  PlayEngine(JsonNode file) {
    this.file = file;
    this.begins = LocalDateTime.parse(file.path("begins").asText());
    file.path("tracks").forEach(track -> tracks.put(track.path("unit").asText(), track));
    for (JsonNode side : file.path("sides")) {
      side.path("army").forEach(unit -> bodies(side.path("name").asText(), unit));
    }
  }

  private List<String> bodies(String side, JsonNode unit) {
    String name = side + "." + unit.path("name").asText();
    List<String> all = new ArrayList<>();
    if (tracks.containsKey(name)) {
      all.add(name);
    }
    unit.path("parts").forEach(part -> all.addAll(bodies(side, part)));
    bodies.put(name, all);
    return all;
  }

  /** Where a body is at a time; nothing where it is not on the map or nobody knows. */
  Optional<Spot> at(String body, LocalDateTime time) {
    JsonNode track = tracks.get(body);
    for (JsonNode work : track.path("works")) {
      boolean begun = !time.isBefore(LocalDateTime.parse(work.path("from").asText()));
      boolean done =
          work.has("until") && !time.isBefore(LocalDateTime.parse(work.path("until").asText()));
      if (begun && !done) {
        return spot(work.path("at"), 0);
      }
    }
    double minute = Duration.between(begins, time).toSeconds() / 60.0;
    return counting(track.path("placements"), minute).flatMap(each -> at(each, minute));
  }

  private static Optional<JsonNode> counting(JsonNode placements, double minute) {
    JsonNode last = null;
    JsonNode first = null;
    for (JsonNode each : placements) {
      double from = each.path("from").asDouble();
      if (first == null || from < first.path("from").asDouble()) {
        first = each;
      }
      if (from <= minute && (last == null || isLater(each, last))) {
        last = each;
      }
    }
    return Optional.ofNullable(last == null ? first : last);
  }

  private static boolean isLater(JsonNode one, JsonNode other) {
    double difference = one.path("from").asDouble() - other.path("from").asDouble();
    return difference > 0
        || difference == 0 && one.path("order").asBoolean() && !other.path("order").asBoolean();
  }

  private Optional<Spot> at(JsonNode placed, double minute) {
    return switch (placed.path("kind").asText()) {
      case "stands", "halts" -> {
        double broad = Math.max(placed.path("front").asDouble(), placed.path("depth").asDouble());
        yield spot(placed.path("at"), broad / 2);
      }
      case "patrols" -> patrol(placed.path("points"), minute);
      case "arrives" ->
          minute < Math.max(placed.path("from").asDouble(), placed.path("setsOut").asDouble())
              ? Optional.empty()
              : column(placed, minute, false);
      case "marches" -> column(placed, minute, false);
      case "leaves" -> column(placed, minute, true);
      default -> Optional.empty();
    };
  }

  private Optional<Spot> column(JsonNode placed, double minute, boolean leaves) {
    if (!placed.has("setsOut")) {
      return Optional.empty();
    }
    if (minute < placed.path("setsOut").asDouble() || !placed.has("way")) {
      return spot(placed.path("at"), 0);
    }
    JsonNode way = file.path("ways").path(placed.path("way").asInt());
    double end = way.get(way.size() - 1).path("metres").asDouble();
    double head = along(placed.path("head"), minute);
    double tail = Math.max(0, along(placed.path("tail"), minute));
    JsonNode lastTail = placed.path("tail").get(placed.path("tail").size() - 1);
    if (leaves && head >= end && (tail >= end || minute >= lastTail.path("minute").asDouble())) {
      return Optional.empty();
    }
    return Optional.of(onWay(way, (head + tail) / 2, (head - tail) / 2));
  }

  private static double along(JsonNode knots, double minute) {
    for (int i = 1; i < knots.size(); i++) {
      double to = knots.get(i).path("minute").asDouble();
      if (minute < to) {
        double from = knots.get(i - 1).path("minute").asDouble();
        double share = Math.max(0, minute - from) / (to - from);
        double before = knots.get(i - 1).path("metres").asDouble();
        return before + (knots.get(i).path("metres").asDouble() - before) * share;
      }
    }
    return knots.get(knots.size() - 1).path("metres").asDouble();
  }

  private static Spot onWay(JsonNode way, double metres, double reach) {
    for (int i = 1; i < way.size(); i++) {
      double to = way.get(i).path("metres").asDouble();
      if (metres < to) {
        double from = way.get(i - 1).path("metres").asDouble();
        return between(way.get(i - 1), way.get(i), (metres - from) / (to - from), reach);
      }
    }
    JsonNode last = way.get(way.size() - 1);
    return between(last, last, 0, reach);
  }

  private static Spot between(JsonNode from, JsonNode to, double share, double reach) {
    double x = from.path("x").asDouble();
    double y = from.path("y").asDouble();
    return new Spot(
        x + (to.path("x").asDouble() - x) * share,
        y + (to.path("y").asDouble() - y) * share,
        reach);
  }

  private static Optional<Spot> patrol(JsonNode points, double minute) {
    JsonNode last = null;
    for (JsonNode each : points) {
      if (each.path("minute").asDouble() <= minute) {
        last = each;
      }
    }
    return last == null ? Optional.empty() : Optional.of(between(last, last, 0, 0));
  }

  private static Optional<Spot> spot(JsonNode point, double reach) {
    return point.has("x") ? Optional.of(between(point, point, 0, reach)) : Optional.empty();
  }

  /** What has come to be so until a time, with the minute, of what hangs on nothing but places. */
  Map<String, LocalDateTime> come(LocalDateTime until) {
    Map<String, LocalDateTime> come = new LinkedHashMap<>();
    for (LocalDateTime time = begins; !time.isAfter(until); time = time.plusMinutes(1)) {
      for (JsonNode event : file.path("events")) {
        JsonNode condition = condition(event);
        if (canBeTold(condition)
            && !come.containsKey(event.path("id").asText())
            && holds(condition, time)) {
          come.put(event.path("id").asText(), time);
        }
      }
    }
    return come;
  }

  /** The condition of an event: its own, or that of the statement it is of. */
  private JsonNode condition(JsonNode event) {
    JsonNode of = event.has("of") ? file.at(event.path("of").asText()) : event;
    return (event.has("release") ? event : of).path("release").path("when");
  }

  /** Whether an event waits for nothing but places and the clock. */
  boolean canTell(String id) {
    for (JsonNode event : file.path("events")) {
      if (event.path("id").asText().equals(id)) {
        return canBeTold(condition(event));
      }
    }
    return false;
  }

  private static boolean canBeTold(JsonNode condition) {
    for (JsonNode branch : condition.path("any")) {
      for (JsonNode fact : branch.path("all")) {
        if (!Set.of("near", "reached", "past").contains(fact.path("fact").asText())) {
          return false;
        }
      }
    }
    return condition.has("any");
  }

  private boolean holds(JsonNode condition, LocalDateTime time) {
    boolean any = false;
    for (JsonNode branch : condition.path("any")) {
      boolean all = true;
      for (JsonNode fact : branch.path("all")) {
        all &= fact.path("not").asBoolean() != is(fact, time);
      }
      any |= all;
    }
    return any;
  }

  private boolean is(JsonNode fact, LocalDateTime time) {
    List<String> whose = bodies.getOrDefault(fact.path("unit").asText(), List.of());
    return switch (fact.path("fact").asText()) {
      case "past" -> !time.isBefore(LocalDateTime.parse(fact.path("time").asText()));
      case "near" -> {
        double within = fact.path("length").path("metres").asDouble();
        yield whose.stream()
            .flatMap(body -> at(body, time).stream())
            .anyMatch(spot -> metres(fact, spot) <= within + ROUNDING_METRES);
      }
      default -> {
        Set<String> there = reached.computeIfAbsent(fact, each -> new HashSet<>());
        for (String body : whose) {
          at(body, time)
              .filter(spot -> metres(fact, spot) <= Math.max(AT_METRES, spot.reach()))
              .ifPresent(spot -> there.add(body));
        }
        yield !there.isEmpty();
      }
    };
  }

  /** How far it is from the nearest of what a place means. */
  private static double metres(JsonNode fact, Spot spot) {
    double nearest = metres(fact.path("of"), fact.path("of"), spot);
    for (JsonNode shape : fact.path("shapes")) {
      boolean inside = false;
      for (JsonNode ring : shape.path("rings")) {
        nearest = Math.min(nearest, toLine(ring, spot));
        inside ^= isInside(ring, spot);
      }
      nearest = inside ? 0 : Math.min(nearest, toLine(shape.path("points"), spot));
    }
    return nearest;
  }

  private static double toLine(JsonNode points, Spot spot) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 1; i < points.size(); i++) {
      nearest = Math.min(nearest, metres(points.get(i - 1), points.get(i), spot));
    }
    return nearest;
  }

  private static double metres(JsonNode from, JsonNode to, Spot spot) {
    double dx = to.path("x").asDouble() - from.path("x").asDouble();
    double dy = to.path("y").asDouble() - from.path("y").asDouble();
    double px = spot.x() - from.path("x").asDouble();
    double py = spot.y() - from.path("y").asDouble();
    double length = dx * dx + dy * dy;
    double share = length == 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    return Math.hypot(px - share * dx, py - share * dy);
  }

  private static boolean isInside(JsonNode ring, Spot spot) {
    boolean inside = false;
    for (int i = 1; i < ring.size(); i++) {
      double y1 = ring.get(i - 1).path("y").asDouble();
      double y2 = ring.get(i).path("y").asDouble();
      if (y1 > spot.y() != y2 > spot.y()) {
        double x1 = ring.get(i - 1).path("x").asDouble();
        double x2 = ring.get(i).path("x").asDouble();
        inside ^= spot.x() < x1 + (spot.y() - y1) / (y2 - y1) * (x2 - x1);
      }
    }
    return inside;
  }
}
