package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.terrain.crs.LatLon;

/** What one reader knows of the forces, and what their figures rest on, row by row. */
final class ForceFigures {
  private static final List<String> COPIED =
      List.of(
          "name title echelon type grade ranks nation weapon commander ordersFrom men squadrons"
              .concat(" wagons pontoons present presentPieces standing")
              .split(" "));

  private final PlayTree tree;

  private ForceFigures(PlayTree tree) {
    this.tree = tree;
  }

  /** All units, each behind the one that it is part of. */
  static FigureTable forces(PlayTree tree) {
    List<ObjectNode> rows = new ArrayList<>();
    for (JsonNode side : tree.sides()) {
      Map<String, JsonNode> stands = new HashMap<>();
      side.path("deployments")
          .forEach(each -> stands.putIfAbsent(PlayTree.text(each, "unit"), each));
      side.path("army")
          .forEach(
              unit ->
                  new ForceFigures(tree).unit(PlayTree.text(side, "name"), "", unit, stands, rows));
    }
    return new FigureTable("forces", FigureTable.FORCES, rows);
  }

  private void unit(
      String side,
      String partOf,
      JsonNode unit,
      Map<String, JsonNode> stands,
      List<ObjectNode> rows) {
    ObjectNode row = JsonNodeFactory.instance.objectNode().put("side", side).put("partOf", partOf);
    for (String field : COPIED) {
      if (unit.has(field)) {
        row.set(field, unit.get(field));
      }
    }
    if (unit.has("ordnance")) {
      row.put("pieces", ordnance(unit));
    }
    JsonNode state = unit.path("state");
    if (state.has("condition")) {
      row.set("condition", state.get("condition"));
    }
    counted(row, "lost", state, "of");
    counted(row, "rounds", state, "per");
    JsonNode place = stands.get(PlayTree.text(unit, "name"));
    if (place != null) {
      row.set("formation", place.path("formation"));
      place(tree, row, place.path("at"));
      if (place.has("facing")) {
        row.set("facing", place.get("facing"));
      }
    }
    rows.add(row);
    unit.path("parts").forEach(part -> unit(side, PlayTree.text(unit, "name"), part, stands, rows));
  }

  /** Where something is, on the ground and on the globe; nothing if that is not known. */
  static void place(PlayTree tree, ObjectNode row, JsonNode point) {
    if (point.has("x")) {
      LatLon globe = tree.onGlobe(point);
      row.set("x", point.path("x"));
      row.set("y", point.path("y"));
      row.put("latitude", degrees(globe.latitude()));
      row.put("longitude", degrees(globe.longitude()));
    }
  }

  /** Degrees to a decimetre or so. */
  static double degrees(double degrees) {
    return Math.round(degrees * 1e6) / 1e6;
  }

  private static void counted(ObjectNode row, String field, JsonNode state, String unit) {
    JsonNode counted = state.path(field);
    if (counted.has("count")) {
      row.put(field, PlayTree.text(counted, "count") + " " + PlayTree.text(counted, unit));
    }
  }

  /** Guns in words: {@code 6 gun 6-pdr}. */
  private static String ordnance(JsonNode figures) {
    List<String> words = new ArrayList<>();
    for (JsonNode each : figures.path("ordnance")) {
      String calibre = each.has("calibre") ? " " + PlayTree.text(each, "calibre") : "";
      words.add(PlayTree.text(each, "pieces") + " " + PlayTree.text(each, "kind") + calibre);
    }
    return String.join(", ", words);
  }

  /** What the umpire's file says its statements rest on, rival readings of a figure among them. */
  static FigureTable sources(PlayTree tree) {
    List<ObjectNode> rows = new ArrayList<>();
    for (JsonNode side : tree.sides()) {
      String name = PlayTree.text(side, "name");
      for (String list : List.of("army", "deployments")) {
        side.path(list).forEach(node -> sources(name, list, node, rows));
      }
    }
    tree.root()
        .properties()
        .forEach(
            entry -> {
              if (!entry.getKey().equals("sides") && entry.getValue().isArray()) {
                entry.getValue().forEach(node -> sources("", entry.getKey(), node, rows));
              }
            });
    return new FigureTable("sources", FigureTable.SOURCES, rows);
  }

  private static void sources(String side, String list, JsonNode node, List<ObjectNode> rows) {
    String unit = PlayTree.text(node, list.equals("army") ? "name" : "unit");
    String subject = unit.isEmpty() ? PlayTree.text(node, "line") : unit;
    JsonNode readings = node.path("readings");
    if (readings.isEmpty()) {
      cited(row(side, subject, list, figure(node)), node, rows);
    }
    for (JsonNode reading : readings) {
      ObjectNode row = row(side, subject, list, figure(reading));
      cited(row.put("followed", isFollowed(reading, node)), reading, rows);
    }
    node.path("forces").forEach(force -> sources(side, list, force, rows));
    node.path("parts").forEach(part -> sources(side, list, part, rows));
  }

  /** Whether the unit has the figures of a reading. */
  private static boolean isFollowed(JsonNode reading, JsonNode unit) {
    return List.of("men", "squadrons", "ordnance", "ranks").stream()
        .allMatch(each -> !reading.has(each) || reading.get(each).equals(unit.get(each)));
  }

  private static ObjectNode row(String side, String subject, String list, String figure) {
    PlayTree.Of of =
        new PlayTree.Of(side, JsonNodeFactory.instance.objectNode().put("unit", subject));
    return JsonNodeFactory.instance
        .objectNode()
        .put("side", of.sideOf("unit"))
        .put("subject", of.unit("unit"))
        .put("statement", list)
        .put("figure", figure);
  }

  private static void cited(ObjectNode row, JsonNode node, List<ObjectNode> rows) {
    for (JsonNode source : node.path("sources")) {
      ObjectNode cited = row.deepCopy();
      cited.put("source", PlayTree.text(source, "work"));
      cited.put("confidence", PlayTree.text(source, "confidence"));
      cited.put("hour", PlayTree.text(source, "hour"));
      rows.add(cited);
    }
  }

  private static String figure(JsonNode node) {
    List<String> words = new ArrayList<>();
    for (String field : List.of("men", "squadrons", "ranks")) {
      if (node.has(field)) {
        words.add(PlayTree.text(node, field) + " " + field);
      }
    }
    if (node.has("ordnance")) {
      words.add(ordnance(node));
    }
    return String.join(", ", words);
  }
}
