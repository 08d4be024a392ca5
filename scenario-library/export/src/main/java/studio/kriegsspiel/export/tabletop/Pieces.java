package studio.kriegsspiel.export.tabletop;

import static studio.kriegsspiel.export.foreign.PlayTree.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.blocks.BlockPicture;
import studio.kriegsspiel.export.blocks.TableBlocks;
import studio.kriegsspiel.export.blocks.UsualFormations;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.rules.library.RuleBooks;
import studio.kriegsspiel.scenario.force.Ordnance;
import studio.kriegsspiel.scenario.force.Strength;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A reader's troops as pieces for virtual tables, each with its place, its measures on the ground
 * and its formations, and the ground that they stand on.
 */
final class Pieces {
  private static final String POST = "post";

  /** A block of no side, about as long as a battalion, in metres. */
  static final double SPARE_FRONT = 150;

  static final double SPARE_DEPTH = 40;

  private final RuleBook book;
  private final TableBlocks blocks;
  private final List<Piece> pieces = new ArrayList<>();

  private Pieces(PlayTree tree) {
    this.book = book(tree);
    this.blocks = new TableBlocks(book);
  }

  /** All bodies that a reader knows of, side by side and in the order of battle. */
  static List<Piece> of(PlayTree tree) {
    Pieces all = new Pieces(tree);
    for (JsonNode side : tree.sides()) {
      Map<String, JsonNode> stands = new HashMap<>();
      side.path("deployments").forEach(each -> stands.putIfAbsent(text(each, "unit"), each));
      side.path("army").forEach(unit -> all.add(side, unit, stands));
    }
    return List.copyOf(all.pieces);
  }

  /** What lies on everybody's table: a block and a dummy of no side. */
  static List<Piece> unnamed() {
    return Stream.of("Block", "Dummy")
        .map(
            name ->
                new Piece(
                    "",
                    name,
                    name,
                    "",
                    Optional.empty(),
                    0,
                    List.of(
                        BlockPicture.ofInfantry("neutral", SPARE_FRONT, SPARE_DEPTH, 1).block())))
        .toList();
  }

  /** The rule book that is played under. */
  static RuleBook book(PlayTree tree) {
    String id = text(tree.root(), "rules");
    return id.isEmpty() ? RuleBooks.get(RuleBookId.usual()) : RuleBooks.get(id);
  }

  /** The ground from edge to edge. */
  static Bounds extent(PlayTree tree) {
    JsonNode extent = tree.root().path("map").path("extent");
    return new Bounds(
        extent.path("west").asDouble(),
        extent.path("south").asDouble(),
        extent.path("east").asDouble(),
        extent.path("north").asDouble());
  }

  /** A body, or whoever stands as one; else its parts. Posts are bodies of their own. */
  private void add(JsonNode side, JsonNode unit, Map<String, JsonNode> stands) {
    JsonNode place = stands.get(text(unit, "name"));
    List<JsonNode> posts = new ArrayList<>();
    List<JsonNode> parts = new ArrayList<>();
    unit.path("parts").forEach(part -> (isPost(part) ? posts : parts).add(part));
    boolean one = place != null || parts.isEmpty();
    if (one) {
      pieces.add(piece(side, unit, Optional.ofNullable(place)));
    }
    (one ? posts : parts).forEach(part -> add(side, part, stands));
    if (!one) {
      posts.forEach(post -> add(side, post, stands));
    }
  }

  private static boolean isPost(JsonNode unit) {
    return text(unit, "echelon").equals(POST);
  }

  private Piece piece(JsonNode side, JsonNode unit, Optional<JsonNode> place) {
    Optional<MapPoint> at =
        place
            .map(each -> each.path("at"))
            .filter(point -> point.has("x"))
            .map(point -> new MapPoint(point.path("x").asDouble(), point.path("y").asDouble()));
    UnitType type = UnitType.findByKey(text(unit, "type")).orElse(UnitType.INFANTRY_LINE);
    Set<Formation> formations = new LinkedHashSet<>();
    place.flatMap(each -> Formation.findByKey(text(each, "formation"))).ifPresent(formations::add);
    formations.addAll(UsualFormations.of(type.arm()));
    List<TroopBlock> shapes = new ArrayList<>();
    for (Formation formation : formations) {
      shapes.add(block(side, unit, type, formation));
    }
    return new Piece(
        text(side, "name"),
        text(unit, "name"),
        text(unit, "title"),
        about(unit, type),
        at,
        place.map(each -> each.path("facing").asDouble()).orElse(0.0),
        shapes);
  }

  private TroopBlock block(JsonNode side, JsonNode unit, UnitType type, Formation formation) {
    return blocks.of(
        new UnitId(text(side, "name"), text(unit, "name")),
        text(side, "colour"),
        type,
        formation,
        strength(unit),
        whole(unit, "ranks"),
        standing(unit, "present"),
        standing(unit, "presentPieces"));
  }

  /** What is left with a body that has sent out posts. */
  private static int standing(JsonNode unit, String field) {
    int left = unit.path(field).asInt();
    for (JsonNode part : unit.path("parts")) {
      left -= isPost(part) ? part.path(field).asInt() : 0;
    }
    return Math.max(0, left);
  }

  private static Strength strength(JsonNode unit) {
    List<Ordnance> ordnance = new ArrayList<>();
    unit.path("ordnance")
        .forEach(
            each ->
                ordnance.add(
                    new Ordnance(
                        each.path("pieces").asInt(), Ordnance.Kind.GUN, Optional.empty())));
    return new Strength(whole(unit, "men"), whole(unit, "squadrons"), ordnance);
  }

  private static OptionalInt whole(JsonNode unit, String field) {
    return unit.has(field) ? OptionalInt.of(unit.path(field).asInt()) : OptionalInt.empty();
  }

  private static String about(JsonNode unit, UnitType type) {
    List<String> words = new ArrayList<>(List.of(type.label()));
    int men = standing(unit, "present");
    int pieces = standing(unit, "presentPieces");
    if (men > 0) {
      words.add(String.format(Locale.ROOT, "%,d men", men));
    }
    if (pieces > 0) {
      words.add(pieces + " pieces");
    }
    for (String field : List.of("grade", "commander")) {
      if (unit.has(field)) {
        words.add(text(unit, field));
      }
    }
    if (text(unit, "standing").equals("expected")) {
      words.add("expected");
    }
    return String.join(", ", words);
  }
}
