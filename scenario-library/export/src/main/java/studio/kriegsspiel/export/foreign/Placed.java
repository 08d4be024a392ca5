package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Something that has a place and a time: a body where it stands, or what happens somewhere.
 *
 * @param row what is known of it
 * @param way where it is on the globe; a line, or one point
 */
record Placed(ObjectNode row, List<LatLon> way) {
  /** Copies the list. */
  Placed {
    way = List.copyOf(way);
  }

  /** All bodies and happenings of a reader that have a place. */
  static List<Placed> of(PlayTree tree) {
    List<HourTable.Moment> moments = HourTable.of(tree);
    Map<String, JsonNode> setOut = new HashMap<>();
    for (HourTable.Moment each : moments) {
      if (text(each.row(), "what").equals("march") && each.row().has("begins")) {
        setOut.putIfAbsent(body(each.row(), "unit"), each.row().get("begins"));
      }
    }
    List<Placed> all = new ArrayList<>();
    for (ObjectNode unit : ForceFigures.forces(tree).rows()) {
      if (unit.has("x")) {
        ObjectNode row = unit.deepCopy().put("what", "position");
        row.put("begins", text(tree.root(), "begins"));
        JsonNode leaves = setOut.get(body(row, "name"));
        if (leaves != null) {
          row.set("ends", leaves);
        }
        all.add(new Placed(row, List.of(globe(unit))));
      }
    }
    for (HourTable.Moment each : moments) {
      if (!each.points().isEmpty()) {
        List<LatLon> way = each.points().stream().map(tree::onGlobe).toList();
        all.add(new Placed(each.row(), way));
      }
    }
    return all;
  }

  private static String body(ObjectNode row, String field) {
    return text(row, "side") + "." + text(row, field);
  }

  private static LatLon globe(ObjectNode row) {
    return new LatLon(row.path("latitude").asDouble(), row.path("longitude").asDouble());
  }

  /** What it is called on a map. */
  String label() {
    String title = text(row, "title");
    String unit = text(row, "unit");
    return title.isEmpty() ? (text(row, "what") + " " + unit).strip() : title;
  }

  /** A time to the second, as other programs want it; empty if it is not known. */
  String time(String field) {
    String time = text(row, field);
    return time.isEmpty() ? "" : time + ":00";
  }
}
