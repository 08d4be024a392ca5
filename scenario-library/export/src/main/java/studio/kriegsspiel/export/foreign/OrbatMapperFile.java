package studio.kriegsspiel.export.foreign;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.scenario.force.TroopSign;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * Forces with their places by the hour, and what is due, as a scenario of ORBAT Mapper. What is in
 * it and what is lost stands in {@code docs/formats/orbat-mapper.md}.
 */
public final class OrbatMapperFile {
  private static final String VERSION = "3.3.0";

  /** Frames of the first, the second and all further sides: friend, foe, neutral. */
  private static final List<Integer> IDENTITIES = List.of(3, 6, 4);

  private static final Set<String> KEYS =
      Set.of(
          """
          id type version meta name startTime timeZone description symbologyStandard sides
          standardIdentity groups subUnits shortName sidc state t location via viaStartTime title
          textAmplifiers direction personnel equipment count layerStack kind items events
          supplyCategories settings rangeRingGroups statuses supplyClasses supplyUoMs map baseMapId
          """
              .strip()
              .split("\\s+"));

  private static final Set<String> CHOSEN =
      Set.of("ORBAT-mapper", VERSION, "UTC", "app6", "overlay", "osm", "Men");

  private final PlayTree tree;
  private final Set<String> arms = new TreeSet<>();

  private OrbatMapperFile(PlayTree tree) {
    this.tree = tree;
  }

  /** The file of a reader. */
  public static byte[] of(PlayTree tree) {
    return (new OrbatMapperFile(tree).write().toPrettyString() + "\n")
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Whether a file is read as one of these. */
  public static boolean is(String fileName) {
    return fileName.endsWith("orbat-mapper.json");
  }

  /** Whether a key is the format's own. */
  public static boolean isKey(String key) {
    return KEYS.contains(key);
  }

  /** Whether the value of a key is one of the format's own. */
  public static boolean isChosen(String key, String value) {
    return key.equals("sidc") ? value.matches("[0-9]{20}") : CHOSEN.contains(value);
  }

  private ObjectNode write() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("id", "kriegsspiel").put("type", "ORBAT-mapper").put("version", VERSION);
    root.put("name", tree.title()).put("startTime", time(text(tree.root(), "begins")));
    root.put("timeZone", "UTC").put("description", text(tree.root(), "generalIdea"));
    root.put("symbologyStandard", "app6");
    ArrayNode sides = root.putArray("sides");
    for (JsonNode side : tree.sides()) {
      side(sides.addObject(), side, sides.size());
    }
    root.putArray("layerStack")
        .addObject()
        .put("id", "features")
        .put("name", "Features")
        .put("kind", "overlay")
        .putArray("items");
    events(root.putArray("events"));
    ArrayNode equipment = root.putArray("equipment");
    arms.forEach(name -> equipment.addObject().put("name", name));
    root.putArray("personnel").addObject().put("name", "Men");
    root.putArray("supplyCategories");
    ObjectNode settings = root.putObject("settings");
    for (String list : List.of("rangeRingGroups", "statuses", "supplyClasses", "supplyUoMs")) {
      settings.putArray(list);
    }
    settings.putObject("map").put("baseMapId", "osm");
    return root;
  }

  private void side(ObjectNode node, JsonNode side, int number) {
    String name = text(side, "name");
    int whose = tree.isUmpires() ? Math.min(number, IDENTITIES.size()) : 1;
    int identity = IDENTITIES.get(whose - 1);
    node.put("id", name).put("name", name).put("standardIdentity", String.valueOf(identity));
    ArrayNode units =
        node.putArray("groups")
            .addObject()
            .put("id", name + " army")
            .put("name", text(side, "title"))
            .putArray("subUnits");
    List<Placed> placed =
        Placed.of(tree).stream().filter(each -> text(each.row(), "side").equals(name)).toList();
    side.path("army").forEach(unit -> unit(units.addObject(), name, identity, unit, placed));
  }

  private void unit(
      ObjectNode node, String side, int identity, JsonNode unit, List<Placed> placed) {
    String name = text(unit, "name");
    node.put("id", side + "." + name).put("name", text(unit, "title")).put("shortName", name);
    node.put(
        "sidc",
        TroopSign.figures(identity, PlayTree.level(unit), UnitType.findByKey(text(unit, "type"))));
    List<String> more = new ArrayList<>();
    for (String field : List.of("type", "grade", "commander")) {
      if (unit.has(field)) {
        more.add(text(unit, field));
      }
    }
    node.put("description", String.join(", ", more));
    if (unit.has("men")) {
      node.putArray("personnel").addObject().put("name", "Men").set("count", unit.get("men"));
    }
    for (JsonNode pieces : unit.path("ordnance")) {
      String arm = (text(pieces, "kind") + " " + text(pieces, "calibre")).strip();
      arms.add(arm);
      node.withArray("equipment").addObject().put("name", arm).set("count", pieces.get("pieces"));
    }
    ArrayNode states = node.putArray("state");
    for (Placed each : placed) {
      if (text(each.row(), "name").equals(name) || text(each.row(), "unit").equals(name)) {
        states(states, each, side + "." + name);
      }
    }
    ArrayNode parts = node.putArray("subUnits");
    unit.path("parts").forEach(part -> unit(parts.addObject(), side, identity, part, placed));
  }

  /** Where a unit is from an hour on, and when it is at the end of its way. */
  private static void states(ArrayNode states, Placed placed, String unit) {
    String what = text(placed.row(), "what");
    String begins = text(placed.row(), "begins");
    if (begins.isEmpty() || !List.of("position", "arrival", "march").contains(what)) {
      return;
    }
    ObjectNode from = state(states, unit, begins, placed.way().get(0));
    if (placed.row().has("facing")) {
      from.putObject("textAmplifiers").set("direction", placed.row().get("facing"));
    }
    String ends = text(placed.row(), "ends");
    int last = placed.way().size() - 1;
    if (last > 0 && !ends.isEmpty()) {
      ObjectNode to = state(states, unit, ends, placed.way().get(last));
      to.put("viaStartTime", time(begins));
      ArrayNode via = to.putArray("via");
      placed.way().subList(1, last).forEach(point -> put(via.addArray(), point));
    }
  }

  private static ObjectNode state(ArrayNode states, String unit, String time, LatLon point) {
    ObjectNode state = states.addObject().put("id", unit + " " + states.size());
    put(state.put("t", time(time)).putArray("location"), point);
    return state;
  }

  private static void put(ArrayNode place, LatLon point) {
    place.add(ForceFigures.degrees(point.longitude())).add(ForceFigures.degrees(point.latitude()));
  }

  private void events(ArrayNode events) {
    for (HourTable.Moment each : HourTable.of(tree)) {
      if (each.row().has("begins")) {
        String title = (text(each.row(), "what") + " " + text(each.row(), "unit")).strip();
        events
            .addObject()
            .put("id", "event " + events.size())
            .put("title", title)
            .put("startTime", time(text(each.row(), "begins")))
            .put("description", text(each.row(), "text"));
      }
    }
  }

  /** The scenario's own clock, as the format has no time without a zone. */
  private static String time(String local) {
    return local + ":00Z";
  }
}
