package studio.kriegsspiel.export.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.export.paper.StudioVersion;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.concept.Nationality;
import studio.kriegsspiel.rules.concept.SmallArm;
import studio.kriegsspiel.rules.concept.TroopCondition;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.EngineeringTask;
import studio.kriegsspiel.scenario.force.Losses;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Preparation;
import studio.kriegsspiel.scenario.force.Rounds;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.ground.PositionResolver;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.plan.FreeZone;
import studio.kriegsspiel.scenario.plan.Outings;
import studio.kriegsspiel.situation.prose.PlainProse;
import studio.kriegsspiel.situation.prose.ProseMark;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/** Pieces that the umpire's and the players' files have in common. */
final class Nodes {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT);

  private static final JsonMapper MAPPER = new JsonMapper();

  private Nodes() {}

  /** A file with nothing in it yet. */
  static ObjectNode root() {
    return MAPPER.createObjectNode();
  }

  /** The finished file. */
  static byte[] bytes(ObjectNode root) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withArrayIndenter(lines).withObjectIndenter(lines);
    try {
      String text = MAPPER.writer(printer).writeValueAsString(root) + "\n";
      return text.getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A tree of plain values can always be written.", e);
    }
  }

  static String time(LocalDateTime time) {
    return TIME.format(time);
  }

  static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static void head(ObjectNode root, String title) {
    root.put("format", "kriegsspiel-play");
    root.put("version", 3);
    root.put("writtenBy", StudioVersion.WRITER);
    root.put("title", title);
  }

  static void rules(ObjectNode root, RuleBookId book) {
    root.put("rules", book.id());
  }

  /** The ground, the same in every file. */
  static void map(ObjectNode root, Terrain terrain) {
    ObjectNode map = root.putObject("map");
    map.put("terrain", terrain.name());
    map.put("crs", terrain.crs());
    Bounds extent = terrain.extent();
    map.putObject("extent")
        .put("west", extent.west())
        .put("south", extent.south())
        .put("east", extent.east())
        .put("north", extent.north());
  }

  /** When the sun rises and sets on the day play begins. */
  static void sun(ObjectNode root, Optional<LocalDateTime> dawn, Optional<LocalDateTime> dusk) {
    ObjectNode sun = root.putObject("sun");
    dawn.ifPresent(time -> sun.put("dawn", time(time)));
    dusk.ifPresent(time -> sun.put("dusk", time(time)));
  }

  /** A list of texts, left out where it is empty. */
  static void texts(ObjectNode node, String field, List<String> texts) {
    if (!texts.isEmpty()) {
      ArrayNode list = node.putArray(field);
      texts.forEach(list::add);
    }
  }

  static void strength(ObjectNode unit, Strength strength) {
    strength.men().ifPresent(men -> unit.put("men", men));
    strength.squadrons().ifPresent(number -> unit.put("squadrons", number));
    strength.train().wagons().ifPresent(number -> unit.put("wagons", number));
    strength.train().pontoons().ifPresent(number -> unit.put("pontoons", number));
    if (!strength.ordnance().isEmpty()) {
      ArrayNode pieces = unit.putArray("ordnance");
      for (Ordnance ordnance : strength.ordnance()) {
        ObjectNode one = pieces.addObject();
        one.put("pieces", ordnance.pieces());
        one.put("kind", word(ordnance.kind()));
        ordnance.calibre().ifPresent(calibre -> one.put("calibre", calibre));
      }
    }
  }

  /** Whose troops they are and what they carry. */
  static void kind(ObjectNode unit, Optional<Nationality> nation, Optional<SmallArm> weapon) {
    nation.ifPresent(each -> unit.put("nation", each.key()));
    weapon.ifPresent(each -> unit.put("weapon", each.key()));
  }

  /** How a unit is when play begins; nothing if nothing is said of it. */
  static void state(
      ObjectNode unit,
      Optional<TroopCondition> condition,
      Optional<Losses> losses,
      Optional<Rounds> rounds) {
    if (condition.isEmpty() && losses.isEmpty() && rounds.isEmpty()) {
      return;
    }
    ObjectNode state = unit.putObject("state");
    condition.ifPresent(each -> state.put("condition", each.key()));
    losses.ifPresent(each -> losses(state, each));
    rounds.ifPresent(each -> rounds(state, each));
  }

  static void losses(ObjectNode node, Losses losses) {
    node.putObject("lost").put("count", losses.count()).put("of", word(losses.of()));
  }

  static void rounds(ObjectNode node, Rounds rounds) {
    node.putObject("rounds").put("count", rounds.count()).put("per", word(rounds.per()));
  }

  /** Where something stands, to the decimetre; nothing if it cannot be found. */
  static void at(ObjectNode node, String field, Position position, PositionResolver positions) {
    at(node, field, positions.find(position));
  }

  /** A point, to the decimetre; nothing if it is not known. */
  static void at(ObjectNode node, String field, Optional<MapPoint> point) {
    point.ifPresent(found -> point(node.putObject(field), found));
  }

  /** Where something is, to the decimetre. */
  static ObjectNode point(ObjectNode node, MapPoint point) {
    return node.put("x", tenth(point.x())).put("y", tenth(point.y()));
  }

  /** A number to one decimal, as lengths and rates are written. */
  static double tenth(double number) {
    return Math.round(number * 10) / 10.0;
  }

  static ObjectNode facing(ObjectNode node, String field, Optional<Direction> direction) {
    direction.ifPresent(way -> node.put(field, way.degrees()));
    return node;
  }

  /** Prose without its marks, and beside it where they are, if it has some. */
  static void prose(ObjectNode node, String field, String marked) {
    PlainProse plain = PlainProse.of(marked);
    node.put(field, plain.text());
    if (!plain.marks().isEmpty()) {
      ArrayNode marks = node.putArray(field + "Marks");
      for (ProseMark each : plain.marks()) {
        marks
            .addObject()
            .put("from", each.start())
            .put("to", each.end())
            .put("look", word(each.look()));
      }
    }
  }

  /** Works that stand already; nothing where there are none. */
  static void works(ObjectNode node, List<Preparation> works) {
    if (!works.isEmpty()) {
      ArrayNode list = node.putArray("works");
      works.forEach(work -> list.add(word(work)));
    }
  }

  /** How often a patrol goes out. */
  static void outings(ObjectNode node, Outings outings) {
    outings.match(
        once -> node.put("repeating", false),
        repeating -> node.put("repeating", true),
        every -> node.put("every", every.interval().toString()).put("repeating", true));
  }

  /** The place that a position names; nothing where it names none. */
  static void named(ObjectNode node, Position position) {
    if (position instanceof Position.AtPlace at) {
      node.put("place", at.place());
    }
  }

  /** What a place must lie in. */
  static void zones(ObjectNode node, List<FreeZone> zones) {
    ArrayNode list = node.putArray("zones");
    for (FreeZone zone : zones) {
      ObjectNode one = list.addObject();
      zone.match(
          within -> one.put("kind", "within").put("distance", within.distance().toString()),
          between -> one.put("kind", "between"),
          in -> one.put("kind", "in"),
          side -> one.put("kind", "side").put("towards", side.side().degrees()));
      ArrayNode places = one.putArray("places");
      zone.positions().forEach(position -> places.add(position.words()));
    }
  }

  /** A work done before play, added to a list. */
  static ObjectNode workBefore(
      ArrayNode works, EngineeringTask.Work work, String place, Optional<String> material) {
    ObjectNode node = works.addObject().put("work", word(work)).put("place", place);
    material.ifPresent(of -> node.put("material", of));
    return node;
  }

  static void audience(ObjectNode node, Audience audience) {
    ObjectNode to = node.putObject("to");
    audience.match(
        everyone -> to.put("all", true),
        side -> to.put("side", side.side()),
        one -> to.put("side", one.side()).put("role", one.role()),
        umpire -> to.put("all", false));
  }
}
