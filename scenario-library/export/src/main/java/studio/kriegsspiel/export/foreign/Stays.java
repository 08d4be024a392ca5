package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Where a body is from hour to hour, by its track in the umpire's play file; {@code
 * docs/formats/play.md} says how a track is read.
 */
final class Stays {
  /** Minutes from one place to the next while a body is on its way. */
  private static final double STEP = 5;

  private final JsonNode root;
  private final LocalDateTime begins;
  private final JsonNode track;

  /**
   * Where it is, and as what.
   *
   * @param begins minutes after play begins
   * @param ends when it is elsewhere or otherwise
   * @param at its middle
   * @param row what it does there, facing and formation, front and depth where it stands
   */
  record Stay(double begins, double ends, JsonNode at, ObjectNode row) {
    private boolean goesOn(Stay next) {
      return next.at.equals(at) && next.row.equals(row) && next.begins == ends;
    }
  }

  private record Found(JsonNode at, ObjectNode row) {}

  private Stays(JsonNode root, JsonNode track) {
    this.root = root;
    this.begins = LocalDateTime.parse(text(root, "begins"));
    this.track = track;
  }

  /** All stays of a body while play lasts, in the order of the clock. */
  static List<Stay> of(JsonNode root, JsonNode track) {
    return new Stays(root, track).stays();
  }

  private List<Stay> stays() {
    double end = minute(text(root, "ends"));
    TreeSet<Double> times = new TreeSet<>();
    for (double each = 0; each < end; each += STEP) {
      times.add(each);
    }
    for (JsonNode placed : track.path("placements")) {
      times.add(placed.path("from").asDouble());
      times.add(placed.path("setsOut").asDouble());
    }
    for (JsonNode work : track.path("works")) {
      times.add(minute(text(work, "from")));
      times.add(work.has("until") ? minute(text(work, "until")) : end);
    }
    List<Stay> stays = new ArrayList<>();
    for (double time : times.subSet(0.0, end)) {
      Double next = times.higher(time);
      double until = next == null ? end : Math.min(end, next);
      at(time).ifPresent(found -> add(stays, new Stay(time, until, found.at(), found.row())));
    }
    return stays;
  }

  private static void add(List<Stay> stays, Stay next) {
    int last = stays.size() - 1;
    if (last >= 0 && stays.get(last).goesOn(next)) {
      Stay before = stays.get(last);
      stays.set(last, new Stay(before.begins(), next.ends(), before.at(), before.row()));
    } else {
      stays.add(next);
    }
  }

  private double minute(String time) {
    return Duration.between(begins, LocalDateTime.parse(time)).toSeconds() / 60.0;
  }

  private Optional<Found> at(double minute) {
    for (JsonNode work : track.path("works")) {
      if (minute(text(work, "from")) <= minute
          && (!work.has("until") || minute < minute(text(work, "until")))) {
        return found("work", work.path("at"));
      }
    }
    return counting(minute).flatMap(placed -> at(placed, minute));
  }

  /** The placement that counts. */
  private Optional<JsonNode> counting(double minute) {
    JsonNode last = null;
    JsonNode first = null;
    for (JsonNode each : track.path("placements")) {
      double from = each.path("from").asDouble();
      if (first == null || from < first.path("from").asDouble()) {
        first = each;
      }
      boolean later =
          last == null
              || from > last.path("from").asDouble()
              || from == last.path("from").asDouble()
                  && each.path("order").asBoolean()
                  && !last.path("order").asBoolean();
      if (from <= minute && later) {
        last = each;
      }
    }
    return Optional.ofNullable(last == null ? first : last);
  }

  private Optional<Found> at(JsonNode placed, double minute) {
    return switch (text(placed, "kind")) {
      case "stands", "halts" -> stands(placed);
      case "patrols" -> patrols(placed, minute);
      case "arrives" ->
          minute < Math.max(placed.path("from").asDouble(), placed.path("setsOut").asDouble())
              ? Optional.empty()
              : onItsWay("arrival", placed, minute);
      case "marches", "leaves" -> onItsWay("march", placed, minute);
      default -> Optional.empty();
    };
  }

  private static Optional<Found> found(String what, JsonNode at) {
    return at.has("x")
        ? Optional.of(new Found(at, JsonNodeFactory.instance.objectNode().put("what", what)))
        : Optional.empty();
  }

  private static Optional<Found> stands(JsonNode placed) {
    Optional<Found> found = found("position", placed.path("at"));
    for (String field : List.of("facing", "formation", "front", "depth")) {
      found.filter(each -> placed.has(field)).ifPresent(each -> copy(each.row(), field, placed));
    }
    return found;
  }

  private static void copy(ObjectNode row, String field, JsonNode placed) {
    row.set(field, placed.get(field));
  }

  private static Optional<Found> patrols(JsonNode placed, double minute) {
    JsonNode last = placed.path("none");
    for (JsonNode each : placed.path("points")) {
      if (each.path("minute").asDouble() <= minute) {
        last = each;
      }
    }
    return found("patrol", last).map(each -> new Found(point(each.at(), each.at(), 0), each.row()));
  }

  private Optional<Found> onItsWay(String what, JsonNode placed, double minute) {
    if (!placed.has("setsOut")) {
      return Optional.empty();
    }
    JsonNode way = root.path("ways").path(placed.path("way").asInt());
    if (minute < placed.path("setsOut").asDouble() || !placed.has("way") || way.isEmpty()) {
      return found("position", placed.path("at"));
    }
    double end = way.get(way.size() - 1).path("metres").asDouble();
    double head = along(placed.path("head"), minute);
    double tail = Math.max(0, along(placed.path("tail"), minute));
    JsonNode knots = placed.path("tail");
    boolean over =
        head >= end
            && (tail >= end || minute >= knots.path(knots.size() - 1).path("minute").asDouble());
    boolean gone = over && text(placed, "kind").equals("leaves");
    return gone ? Optional.empty() : onWay(over ? "position" : what, way, (head + tail) / 2);
  }

  private static double along(JsonNode knots, double minute) {
    for (int i = 1; i < knots.size(); i++) {
      double to = knots.get(i).path("minute").asDouble();
      if (minute < to) {
        double from = knots.get(i - 1).path("minute").asDouble();
        double before = knots.get(i - 1).path("metres").asDouble();
        double share = Math.max(0, minute - from) / (to - from);
        return before + (knots.get(i).path("metres").asDouble() - before) * share;
      }
    }
    return knots.path(knots.size() - 1).path("metres").asDouble();
  }

  private static Optional<Found> onWay(String what, JsonNode way, double metres) {
    int next = 1;
    while (next < way.size() - 1 && way.get(next).path("metres").asDouble() <= metres) {
      next++;
    }
    JsonNode from = way.get(Math.min(next, way.size()) - 1);
    JsonNode to = way.get(Math.min(next, way.size() - 1));
    double length = to.path("metres").asDouble() - from.path("metres").asDouble();
    double share =
        length <= 0 ? 0 : Math.min(1, (metres - from.path("metres").asDouble()) / length);
    Optional<Found> found = found(what, point(from, to, share));
    found.ifPresent(each -> each.row().put("facing", direction(from, to)));
    return found;
  }

  private static JsonNode point(JsonNode from, JsonNode to, double share) {
    double x = from.path("x").asDouble();
    double y = from.path("y").asDouble();
    return JsonNodeFactory.instance
        .objectNode()
        .put("x", decimetres(x + (to.path("x").asDouble() - x) * share))
        .put("y", decimetres(y + (to.path("y").asDouble() - y) * share));
  }

  private static double decimetres(double metres) {
    return Math.round(metres * 10) / 10.0;
  }

  /** Whole degrees clockwise from grid north. */
  private static long direction(JsonNode from, JsonNode to) {
    double east = to.path("x").asDouble() - from.path("x").asDouble();
    double north = to.path("y").asDouble() - from.path("y").asDouble();
    return Math.floorMod(Math.round(Math.toDegrees(Math.atan2(east, north))), 360);
  }
}
