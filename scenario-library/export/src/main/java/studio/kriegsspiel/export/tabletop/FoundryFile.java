package studio.kriegsspiel.export.tabletop;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.export.foreign.MarkdownFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.foreign.Xml;
import studio.kriegsspiel.terrain.Bounds;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * A module for Foundry VTT with one adventure in it: the board with a reader's troops upon it,
 * those that are not on the map, and his papers; on everybody's table blocks without names instead.
 */
public final class FoundryFile {
  /** The version whose forms these are; newer ones bring them to their own. */
  private static final String VERSION = "11";

  private static final String CORE = "11.315";
  private static final String PACK = "evening";

  /** Blocks of a kind on everybody's table. */
  private static final int SPARE = 16;

  /** Points of the floor on which those lie who are not on the map. */
  private static final int FLOOR = 2000;

  private static final int GAP = 25;
  private static final int LONGEST_NAME = 40;

  private static final Set<String> KEYS =
      Set.of(
          """
          id title description version compatibility minimum packs name label path type _id _stats
          coreVersion caption actors combats items scenes journal tables macros cards playlists
          folders navigation width height padding backgroundColor tokenVision grid size distance
          units environment globalLight enabled fog exploration tokens walls background src
          displayName actorId actorLink disposition displayBars x y rotation lockRotation texture
          sight c move light sound pages text format content show level
          """
              .strip()
              .split("\\s+"));

  private static final String OWN =
      "Adventure|paces|packs/evening|evening|#e8e4d8|true|false|null|[0-9.-]+"
          + "|modules/[a-z0-9-]+/images/[a-z0-9.-]+\\.png";

  private final PlayTree tree;
  private final Bounds extent;
  private final BlockPictures pictures;
  private final String module;
  private final String mark;
  private int made;

  private FoundryFile(PlayTree tree) {
    this.tree = tree;
    this.extent = Pieces.extent(tree);
    this.pictures = new BlockPictures(extent);
    this.mark = mark(tree.title() + "\n" + tree.reader());
    this.module = "ks-%s-%s-%s".formatted(slug(tree.title()), slug(tree.reader()), mark);
  }

  /** The file of a reader, or of the table. */
  public static byte[] of(PlayTree tree) {
    return XlsxFile.zip(new FoundryFile(tree).parts());
  }

  /** Whether a file is read as one of these. */
  public static boolean is(String fileName) {
    return fileName.matches("(.*-)?foundry\\.zip");
  }

  /** Whether a key is the program's own. */
  public static boolean isKey(String key) {
    return KEYS.contains(key);
  }

  /** Whether a value is the program's own. */
  public static boolean isOwn(String value) {
    return value.matches(OWN);
  }

  /** A part of a name that is safe in every folder. */
  private static String slug(String text) {
    String plain =
        Normalizer.normalize(text, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-");
    String cut = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
    return cut.replaceAll("^-+|-+$", "");
  }

  /** Tells modules apart whose names are alike. */
  private static String mark(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  /** Sixteen letters and digits, the same whenever the file is made, and others in each module. */
  private String id() {
    made++;
    return mark + String.format(Locale.ROOT, "%08d", made);
  }

  private Map<String, byte[]> parts() {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    ObjectNode adventure = adventure();
    parts.put("module.json", bytes(manifest().toPrettyString() + "\n"));
    String key = "!adventures!" + adventure.path("_id").asText();
    LevelDb.files(key, bytes(adventure.toString()))
        .forEach((name, content) -> parts.put("packs/" + PACK + "/" + name, content));
    tree.board().ifPresent(board -> parts.put("images/board.png", board.png()));
    new TreeMap<>(pictures.images()).forEach((name, png) -> parts.put("images/" + name, png));
    Map<String, byte[]> inFolder = new LinkedHashMap<>();
    parts.forEach((name, content) -> inFolder.put(module + "/" + name, content));
    return inFolder;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String title() {
    return tree.title() + ", " + tree.reader();
  }

  private String writer() {
    return PlayTree.text(tree.root(), "writtenBy");
  }

  private ObjectNode manifest() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("id", module)
        .put("title", title())
        .put("description", writer())
        .put("version", "1.0.0");
    root.putObject("compatibility").put("minimum", VERSION);
    root.putArray("packs")
        .addObject()
        .put("name", PACK)
        .put("label", title())
        .put("path", "packs/" + PACK)
        .put("type", "Adventure");
    return root;
  }

  private ObjectNode adventure() {
    ObjectNode root = JsonNodeFactory.instance.objectNode();
    root.put("_id", id()).put("name", title()).put("caption", "").put("description", scale());
    ArrayNode scenes = root.putArray("scenes");
    List<Piece> waiting = board(scenes.addObject());
    if (!waiting.isEmpty()) {
      floor(scenes.addObject(), waiting);
    }
    papers(root.putArray("journal").addObject());
    for (String empty : List.of("actors", "combats", "items", "tables", "macros", "cards")) {
      root.putArray(empty);
    }
    root.putArray("playlists");
    root.putArray("folders");
    stats(root);
    scenes.forEach(scene -> stats((ObjectNode) scene));
    root.path("journal").forEach(entry -> stats((ObjectNode) entry));
    return root;
  }

  private static void stats(ObjectNode document) {
    document.putObject("_stats").put("coreVersion", CORE);
  }

  private double paces() {
    return 1 / pictures.pointsPerMetre() / Pieces.book(tree).pace().toMetres(1);
  }

  /** The board with all who stand on it; whoever does not is given back. */
  private List<Piece> board(ObjectNode node) {
    double scale = pictures.pointsPerMetre();
    FoundryScene scene =
        new FoundryScene(node, this::id)
            .begin(
                title(),
                (int) Math.round(extent.widthMetres() * scale),
                (int) Math.round(extent.heightMetres() * scale),
                paces());
    List<Piece> waiting = new ArrayList<>();
    for (Piece each : tree.sides().isEmpty() ? spare() : Pieces.of(tree)) {
      if (each.at().isPresent()) {
        MapPoint at = each.at().get();
        int[] spot = pictures.spot(at.x(), at.y());
        scene.token(each, picture(each), edge(each), spot[0], spot[1]);
      } else {
        waiting.add(each);
      }
    }
    tree.board()
        .ifPresent(
            board -> {
              scene.background(path("board.png"));
              scene.walls(board.walls(), pictures);
            });
    return waiting;
  }

  private static List<Piece> spare() {
    List<Piece> pieces = new ArrayList<>();
    for (Piece each : Pieces.unnamed()) {
      for (int i = 0; i < SPARE; i++) {
        pieces.add(each);
      }
    }
    return pieces;
  }

  private int edge(Piece piece) {
    return FoundryScene.edge(pictures, piece.shapes().get(0));
  }

  private String path(String image) {
    return "modules/%s/images/%s".formatted(module, image);
  }

  /** The first of a body's shapes; pictures of the others lie beside it. */
  private String picture(Piece piece) {
    List<String> names = new ArrayList<>();
    for (TroopBlock shape : piece.shapes()) {
      int edge = FoundryScene.edge(pictures, shape);
      names.add(pictures.of(shape, edge, edge));
    }
    return path(names.get(0));
  }

  /** Beside the map: row by row, to the map's scale. */
  private void floor(ObjectNode node, List<Piece> waiting) {
    List<int[]> spots = new ArrayList<>();
    int x = GAP;
    int y = GAP;
    int high = 0;
    for (Piece each : waiting) {
      int edge = edge(each);
      if (x > GAP && x + edge + GAP > FLOOR) {
        x = GAP;
        y += high + GAP;
        high = 0;
      }
      spots.add(new int[] {x + edge / 2, y + edge / 2});
      x += edge + GAP;
      high = Math.max(high, edge);
    }
    String name = tree.sides().isEmpty() ? "Blocks" : "Not yet on the map";
    int height = Math.max(FLOOR / 2, y + high + GAP);
    FoundryScene scene =
        new FoundryScene(node, this::id).begin(name + ", " + title(), FLOOR, height, paces());
    for (int i = 0; i < waiting.size(); i++) {
      Piece each = waiting.get(i);
      scene.token(each, picture(each), edge(each), spots.get(i)[0], spots.get(i)[1]);
    }
  }

  private String scale() {
    return html(
        "%s, for %s. Distances are counted in paces; the top of the board is north."
            .formatted(tree.title(), tree.reader()));
  }

  private void papers(ObjectNode entry) {
    entry.put("_id", id()).put("name", title());
    ArrayNode pages = entry.putArray("pages");
    page(pages.addObject(), "Table", scale());
    if (!tree.sides().isEmpty()) {
      List<String> about = new ArrayList<>();
      for (Piece each : Pieces.of(tree)) {
        about.add("- " + each.title() + ": " + each.about());
      }
      page(pages.addObject(), "Troops", html(String.join("\n", about)));
      MarkdownFile.sections(tree)
          .forEach((head, text) -> page(pages.addObject(), head, html(text)));
      tree.bookTables().ifPresent(tables -> page(pages.addObject(), "Tables of the book", tables));
    }
  }

  private void page(ObjectNode page, String name, String content) {
    page.put("_id", id()).put("name", name).put("type", "text");
    page.putObject("title").put("show", true).put("level", 1);
    page.putObject("text").put("format", 1).put("content", content);
  }

  /**
   * Lines as paragraphs, each of a list by itself. What a scenario says may look like an element or
   * like a link of the program, so neither may come of it.
   */
  private static String html(String plain) {
    StringBuilder out = new StringBuilder();
    for (String part : plain.split("\n\\s*\n|\n(?=\\s*(- |[0-9]+\\. ))")) {
      String text = part.strip().replaceAll("\\s+", " ").replaceAll("(?<=\\S)\\[", " [");
      if (!text.isEmpty()) {
        out.append("<p>").append(Xml.escaped(text)).append("</p>\n");
      }
    }
    return out.toString();
  }
}
