package studio.kriegsspiel.export.tabletop;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.Color;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.foreign.MarkdownFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.Xml;
import studio.kriegsspiel.rules.apparatus.BookDice;
import studio.kriegsspiel.rules.apparatus.PlainThrow;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.terrain.Bounds;

/**
 * A saved game for Tabletop Simulator: the board with a reader's troops upon it and his papers in
 * its notebook; on everybody's table dice and grey blocks instead.
 */
public final class TabletopFile {
  /** What stands in the file for the address of the folder with the board's picture. */
  public static final String ADDRESS = "@ADDRESS@";

  /** The longer edge of the board in units of the program, which takes one for an inch. */
  private static final double EDGE = 60;

  /** A tile has this edge before it is made larger. */
  private static final double TILE = 2;

  /** Where the top of the board lies; the table's is at 0.96. */
  private static final double TOP = 1.1;

  private static final double BLOCK = 0.3;

  private static final Color GREY = new Color(0x9a9a92);
  private static final Color PALE = new Color(0xe8e4d8);

  /** Grey blocks of a kind on everybody's table. */
  private static final int SPARE = 16;

  /** Lengths of rulers, in paces of the book. */
  private static final List<Integer> RULERS = List.of(100, 250, 500, 1000, 2000);

  private static final double RULER_WIDTH = 0.5;

  /** Dice of as many faces that the program has. */
  private static final Set<Integer> FACES = Set.of(4, 6, 8, 10, 12, 20);

  private static final Set<String> KEYS =
      Set.of(
          """
          SaveName Date Table Note Grid Type Lines Snapping xSize ySize TabStates title body color
          visibleColor id r g b ObjectStates GUID Name Transform posX posY posZ rotX rotY rotZ scaleX
          scaleY scaleZ Nickname Description ColorDiffuse Locked Snap Tooltip CustomImage ImageURL
          ImageScalar WidthScale CustomTile Thickness Stackable Stretch States ContainedObjects
          """
              .strip()
              .split("\\s+"));

  private static final String OWN =
      "Table_RPG|Grey|Custom_Tile|BlockSquare|Bag|Die_[0-9]+|@ADDRESS@/board\\.png|[0-9a-f]{6}";

  private final PlayTree tree;
  private final Bounds extent;
  private final double unitsPerMetre;
  private int made;

  private TabletopFile(PlayTree tree) {
    this.tree = tree;
    this.extent = Pieces.extent(tree);
    this.unitsPerMetre = EDGE / Math.max(extent.widthMetres(), extent.heightMetres());
  }

  /** The file of a reader, or of the table. */
  public static byte[] of(PlayTree tree) {
    ObjectNode root = new TabletopFile(tree).write();
    return (root.toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /** Whether a file is read as one of these. */
  public static boolean is(String fileName) {
    return fileName.matches("(.*-)?tabletop\\.json");
  }

  /** Whether a key is the program's own. */
  public static boolean isKey(String key) {
    return KEYS.contains(key) || key.matches("[0-9]{1,4}");
  }

  /** Whether a value is the program's own. */
  public static boolean isOwn(String value) {
    return value.matches(OWN);
  }

  private ObjectNode write() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("SaveName", tree.title()).put("Date", "").put("Table", "Table_RPG").put("Note", "");
    double cell = 100 * Pieces.book(tree).pace().toMetres(1) * unitsPerMetre;
    root.putObject("Grid")
        .put("Type", 0)
        .put("Lines", false)
        .put("Snapping", false)
        .put("xSize", round(cell))
        .put("ySize", round(cell));
    tabs(root.putObject("TabStates"), cell);
    ArrayNode objects = root.putArray("ObjectStates");
    board(objects.addObject());
    if (tree.sides().isEmpty()) {
      dice(objects);
      spare(objects, GREY, 0, "Block");
      spare(objects, PALE, 1, "Dummy");
      rulers(objects);
    } else {
      troops(objects);
    }
    return root;
  }

  private void tabs(ObjectNode tabs, double cell) {
    tab(
        tabs,
        "Table",
        ("%s, for %s. Scale: 100 paces are %s units of the program; the grid, where it is shown, has"
                + " cells of as much. The top of the board is north.")
            .formatted(tree.title(), tree.reader(), round(cell)));
    if (!tree.sides().isEmpty()) {
      for (Map.Entry<String, String> each : MarkdownFile.sections(tree).entrySet()) {
        tab(tabs, each.getKey(), each.getValue());
      }
      tree.bookTables().ifPresent(tables -> tab(tabs, "Tables of the book", Xml.plain(tables)));
    }
  }

  private static void tab(ObjectNode tabs, String title, String body) {
    int number = tabs.size();
    ObjectNode tab = tabs.putObject(String.valueOf(number));
    tab.put("title", title).put("body", body).put("color", "Grey");
    colour(tab, "visibleColor", Color.GRAY);
    tab.put("id", number);
  }

  private void board(ObjectNode board) {
    head(board, "Custom_Tile", "", Color.WHITE).put("Locked", true);
    double width = extent.widthMetres() * unitsPerMetre;
    double height = extent.heightMetres() * unitsPerMetre;
    place(board, 0, TOP - 0.1, 0, 180, width / TILE, 1, height / TILE);
    board
        .putObject("CustomImage")
        .put("ImageURL", ADDRESS + "/board.png")
        .put("ImageScalar", 1)
        .put("WidthScale", 0)
        .putObject("CustomTile")
        .put("Type", 0)
        .put("Thickness", 0.1)
        .put("Stackable", false)
        .put("Stretch", true);
  }

  private void troops(ArrayNode objects) {
    int waiting = 0;
    String side = "";
    ArrayNode bag = JsonNodeFactory.instance.arrayNode();
    for (Piece piece : Pieces.of(tree)) {
      if (piece.at().isPresent()) {
        double x = piece.at().get().x() - (extent.west() + extent.east()) / 2;
        double z = piece.at().get().y() - (extent.south() + extent.north()) / 2;
        piece(objects.addObject(), piece, x * unitsPerMetre, z * unitsPerMetre);
      } else {
        if (!piece.side().equals(side)) {
          side = piece.side();
          bag = bag(objects, side + ": not yet on the map", piece.colour(), waiting);
          waiting++;
        }
        piece(bag.addObject(), piece, right(), 0);
      }
    }
  }

  /** Beside the board, to the east. */
  private double right() {
    return extent.widthMetres() * unitsPerMetre / 2 + 4;
  }

  private ArrayNode bag(ArrayNode objects, String name, Color colour, int number) {
    ObjectNode bag = head(objects.addObject(), "Bag", name, colour);
    place(bag, right(), TOP + 1, 4.0 * number, 0, 1, 1, 1);
    return bag.putArray("ContainedObjects");
  }

  /** A block that stands in its first formation; the others are states of it. */
  private void piece(ObjectNode node, Piece piece, double x, double z) {
    shape(node, piece, piece.shapes().get(0), x, z);
    if (piece.shapes().size() > 1) {
      ObjectNode states = node.putObject("States");
      for (int i = 1; i < piece.shapes().size(); i++) {
        shape(states.putObject(String.valueOf(i + 1)), piece, piece.shapes().get(i), x, z);
      }
    }
  }

  private void shape(ObjectNode node, Piece piece, TroopBlock shape, double x, double z) {
    head(node, "BlockSquare", piece.title(), piece.colour());
    node.put("Description", piece.about() + ", " + shape.formation().label());
    double front = shape.frontMetres() * unitsPerMetre;
    double depth = shape.depthMetres() * unitsPerMetre;
    place(node, x, TOP + BLOCK / 2, z, piece.facing(), front, BLOCK, depth);
  }

  private void dice(ArrayNode objects) {
    RuleBook book = Pieces.book(tree);
    BookDice thrown = book.fieldManual().dice();
    Set<Integer> faces = new TreeSet<>(Set.of(6));
    thrown.plain().stream().map(PlainThrow::sides).filter(FACES::contains).forEach(faces::add);
    int number = 0;
    for (int each : faces) {
      for (int twice = 0; twice < 2; twice++) {
        ObjectNode die = head(objects.addObject(), "Die_" + each, "", Color.WHITE);
        place(die, right() + 2.0 * twice, TOP + 1, 2.0 * number - 8, 0, 1, 1, 1);
      }
      number++;
    }
  }

  private void spare(ArrayNode objects, Color colour, int number, String name) {
    ArrayNode bag = bag(objects, name, colour, number);
    for (int i = 0; i < SPARE; i++) {
      ObjectNode block = head(bag.addObject(), "BlockSquare", name, colour);
      place(
          block,
          right(),
          TOP + BLOCK,
          0,
          0,
          Pieces.SPARE_FRONT * unitsPerMetre,
          BLOCK,
          Pieces.SPARE_DEPTH * unitsPerMetre);
    }
  }

  /** Strips of round lengths, as far as the board is long. */
  private void rulers(ArrayNode objects) {
    double pace = Pieces.book(tree).pace().toMetres(1) * unitsPerMetre;
    ArrayNode bag = bag(objects, "Rulers", PALE, 2);
    for (int paces : RULERS) {
      if (paces * pace <= EDGE) {
        ObjectNode ruler = head(bag.addObject(), "BlockSquare", "Ruler, " + paces + " paces", PALE);
        place(ruler, right(), TOP + BLOCK, 0, 0, paces * pace, BLOCK / 2, RULER_WIDTH);
      }
    }
  }

  private ObjectNode head(ObjectNode node, String name, String nickname, Color colour) {
    made++;
    node.put("GUID", "%06x".formatted(made)).put("Name", name).put("Nickname", nickname);
    colour(node, "ColorDiffuse", colour);
    return node.put("Snap", false).put("Tooltip", true);
  }

  private static void colour(ObjectNode node, String field, Color colour) {
    node.putObject(field)
        .put("r", round(colour.getRed() / 255.0))
        .put("g", round(colour.getGreen() / 255.0))
        .put("b", round(colour.getBlue() / 255.0));
  }

  /** North is away from who sits at the table, along z; turns are clockwise. */
  private static void place(
      ObjectNode node, double x, double y, double z, double turn, double... scale) {
    node.putObject("Transform")
        .put("posX", round(x))
        .put("posY", round(y))
        .put("posZ", round(z))
        .put("rotX", 0)
        .put("rotY", round(turn))
        .put("rotZ", 0)
        .put("scaleX", round(scale[0]))
        .put("scaleY", round(scale[1]))
        .put("scaleZ", round(scale[2]));
  }

  private static double round(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
