package studio.kriegsspiel.export.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.locationtech.jts.geom.LineString;
import studio.kriegsspiel.scenario.force.Echelon;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.crs.CoordinateSystem;
import studio.kriegsspiel.terrain.crs.LatLon;

/**
 * What one reader may know, as his play file has it. Whoever makes a file of it can put nothing
 * into it that the play file does not hold.
 */
public final class PlayTree {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** What every reader's file says alike. */
  private static final List<String> TABLE = List.of("writtenBy", "title", "rules", "begins", "map");

  private final JsonNode root;
  private final CoordinateSystem system;
  private final Optional<Board> board;
  private final Supplier<Optional<String>> tables;

  private PlayTree(JsonNode root, Optional<Board> board, Supplier<Optional<String>> tables) {
    this.root = root;
    this.board = board;
    this.tables = tables;
    this.system = CoordinateSystem.of(text(root.path("map"), "crs"));
  }

  /** Reads a play file. */
  public static PlayTree of(byte[] playFile) {
    try {
      return new PlayTree(MAPPER.readTree(playFile), Optional.empty(), Optional::empty);
    } catch (IOException damaged) {
      throw new IllegalStateException("Play files are written by the studio itself.", damaged);
    }
  }

  /** What of this all know: the title, the hour and the ground, and under which book is played. */
  public PlayTree table() {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    for (String field : TABLE) {
      if (root.has(field)) {
        all.set(field, root.get(field));
      }
    }
    return new PlayTree(all, board, Optional::empty);
  }

  /**
   * The same with the board that pieces stand on, which everybody may see.
   *
   * @param png its picture
   * @param walls where the view ends
   */
  public PlayTree on(Supplier<byte[]> png, Supplier<List<LineString>> walls) {
    return new PlayTree(root, Optional.of(new Board(png, walls)), tables);
  }

  /** The same with the tables of the book in play, as a piece of HTML. */
  public PlayTree with(Supplier<Optional<String>> bookTables) {
    return new PlayTree(root, board, bookTables);
  }

  /** The tables of the book in play, as a piece of HTML; nothing for who has none. */
  public Optional<String> bookTables() {
    return tables.get();
  }

  /** Its board, where there is one. */
  public Optional<Board> board() {
    return board;
  }

  /** A board, the same for all. */
  public static final class Board {
    private final Supplier<byte[]> picture;
    private final Supplier<List<LineString>> lines;

    private Board(Supplier<byte[]> picture, Supplier<List<LineString>> lines) {
      this.picture = picture;
      this.lines = lines;
    }

    /** Its picture. */
    public byte[] png() {
      return picture.get();
    }

    /** Lines on the ground where the view ends, as all may know of them. */
    public List<LineString> walls() {
      return lines.get();
    }
  }

  public JsonNode root() {
    return root;
  }

  public String title() {
    return text(root, "title");
  }

  String writer() {
    return text(root, "writtenBy");
  }

  boolean isUmpires() {
    return root.path("reader").has("umpire");
  }

  /** Who reads it, in words: {@code Blue, Commander at the farm}. */
  public String reader() {
    JsonNode reader = root.path("reader");
    if (isUmpires()) {
      return "Umpire";
    }
    if (reader.isMissingNode()) {
      return "the table";
    }
    List<String> words = new ArrayList<>(List.of(text(reader, "side")));
    for (String more : List.of("player", "role")) {
      if (reader.has(more)) {
        words.add(text(reader, more));
      }
    }
    reader.path("roles").forEach(role -> words.add(role.asText()));
    return String.join(", ", words);
  }

  /** All sides for the umpire, for a player his own. */
  public List<JsonNode> sides() {
    List<JsonNode> sides = new ArrayList<>();
    root.path("sides").forEach(sides::add);
    if (root.has("side")) {
      sides.add(root.path("side"));
    }
    return sides;
  }

  /** What stands in a list of the file itself or of a side, with the side where it is known. */
  void each(String list, Consumer<Of> use) {
    root.path(list).forEach(node -> use.accept(new Of("", node)));
    for (JsonNode side : sides()) {
      side.path(list).forEach(node -> use.accept(new Of(text(side, "name"), node)));
    }
  }

  /** Where a point lies on the globe. */
  LatLon onGlobe(JsonNode point) {
    return system.toLatLon(new MapPoint(point.path("x").asDouble(), point.path("y").asDouble()));
  }

  public static String text(JsonNode node, String field) {
    return node.path(field).asText("");
  }

  /** The level of a unit. */
  static Optional<Echelon> level(JsonNode unit) {
    return Echelon.find(text(unit, "echelon").replace('-', ' '));
  }

  /** The points of a node: its way over the ground, the stations of it, or where it stands. */
  static List<JsonNode> points(JsonNode node) {
    List<JsonNode> points = new ArrayList<>();
    for (String way : List.of("route", "way")) {
      if (points.isEmpty()) {
        node.path(way).forEach(each -> find(each, "at").ifPresent(points::add));
      }
    }
    for (String place : List.of("at", "entry", "destination")) {
      find(node, place).ifPresent(points::add);
    }
    return points;
  }

  private static Optional<JsonNode> find(JsonNode node, String field) {
    return Optional.of(node.path(field)).filter(point -> point.has("x"));
  }

  /**
   * Something of a side.
   *
   * @param side the side in whose list it stands; empty where it stands in none
   */
  record Of(String side, JsonNode node) {

    /** The side, also where only the name of a unit tells it. */
    String sideOf(String field) {
      int dot = text(node, field).indexOf('.');
      return side.isEmpty() && dot > 0 ? text(node, field).substring(0, dot) : side;
    }

    /** A unit's name within its side. */
    String unit(String field) {
      String name = text(node, field);
      return side.isEmpty() ? name.substring(name.indexOf('.') + 1) : name;
    }
  }
}
