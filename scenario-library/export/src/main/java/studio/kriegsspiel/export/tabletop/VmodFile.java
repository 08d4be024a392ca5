package studio.kriegsspiel.export.tabletop;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import studio.kriegsspiel.export.foreign.MarkdownFile;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.foreign.Xml;
import studio.kriegsspiel.rules.apparatus.PlainThrow;
import studio.kriegsspiel.terrain.Bounds;

/**
 * A module for VASSAL: the board, a reader's troops where they stand when a game begins, dice, a
 * counter of turns and his papers; on everybody's table blocks without names instead of troops.
 */
public final class VmodFile {
  /** The program whose elements these are. */
  private static final String VERSION = "3.7.0";

  private static final String IMAGES = "images/";
  private static final String BOARD = "Board";

  /** Elements, attributes and values that are the program's own. */
  private static final Set<String> WORDS =
      Set.of(
          """
          entry data name version description VassalVersion nextPieceSlotId buttonText buttonToolTip
          mapName markMoved edgeWidth edgeHeight allowMultiple launch image reversible width height
          disabled exSepX exSepY unexSepX unexSepY zoomStart zoomLevels useGridLocation owningBoard x
          y entryName gpid hidden text tooltip nDice nSides plus addToTotal reportTotal prompt
          reportFormat turnFormat property start incr loop chartName fileName true false Board Map
          board.png Sides Never Turn Papers Troops extra1 extra2 dateSaved
          """
              .strip()
              .split("\\s+"));

  private static final String OWN =
      "VASSAL\\.build\\.[A-Za-z.]*|[0-9.,]*|papers-[0-9]+\\.html|[0-9]+d[0-9]+|\\$[a-z1]+\\$"
          + "|\\*\\*\\* \\$name\\$ = \\$result\\$ \\*\\*\\* <\\$PlayerName\\$>";

  private final PlayTree tree;
  private final Bounds extent;
  private final double pointsPerMetre;
  private final Optional<byte[]> picture;
  private final VassalPieces pieces;
  private final StringBuilder out = new StringBuilder();
  private final Map<String, byte[]> papers = new LinkedHashMap<>();

  private VmodFile(PlayTree tree) {
    this.tree = tree;
    this.extent = Pieces.extent(tree);
    this.picture = tree.board().map(PlayTree.Board::png);
    this.pointsPerMetre =
        BlockPictures.LONGEST / Math.max(extent.widthMetres(), extent.heightMetres());
    this.pieces = new VassalPieces(extent);
  }

  /** The file of a reader, or of the table. */
  public static byte[] of(PlayTree tree) {
    return XlsxFile.zip(new VmodFile(tree).parts());
  }

  /** The pictures of a reader's pieces, or of those on the table, by the names of their parts. */
  public static Map<String, byte[]> pictures(PlayTree tree) {
    Map<String, byte[]> pictures = new LinkedHashMap<>(new VmodFile(tree).parts());
    pictures.keySet().removeIf(name -> !name.startsWith(IMAGES));
    return pictures;
  }

  /** Whether an element, an attribute or a value is the program's own. */
  public static boolean isOwn(String word) {
    return WORDS.contains(word) || word.matches(OWN);
  }

  private Map<String, byte[]> parts() {
    module();
    Map<String, byte[]> parts = new LinkedHashMap<>();
    parts.put("buildFile.xml", bytes(out.toString()));
    parts.put("moduledata", bytes(data()));
    parts.putAll(papers);
    picture.ifPresent(png -> parts.put(IMAGES + "board.png", png));
    new TreeMap<>(pieces.images()).forEach((name, png) -> parts.put(IMAGES + name, png));
    return parts;
  }

  private static byte[] bytes(String xml) {
    return ("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n" + xml)
        .getBytes(StandardCharsets.UTF_8);
  }

  private String data() {
    return "<data version=\"1\"><version>1.0</version><VassalVersion>%s</VassalVersion><name>%s</name></data>\n"
        .formatted(VERSION, Xml.escaped(title()));
  }

  private String title() {
    return tree.title() + ", " + tree.reader();
  }

  private void module() {
    List<VassalPieces.Slot> standing = new ArrayList<>();
    List<int[]> spots = new ArrayList<>();
    List<VassalPieces.Slot> waiting = new ArrayList<>();
    for (Piece each : tree.sides().isEmpty() ? Pieces.unnamed() : Pieces.of(tree)) {
      VassalPieces.Slot slot = pieces.slot(each);
      Optional<int[]> spot = pieces.spot(each);
      spot.ifPresent(spots::add);
      (spot.isPresent() ? standing : waiting).add(slot);
    }
    open(
        "GameModule",
        "name",
        title(),
        "version",
        "1.0",
        "VassalVersion",
        VERSION,
        "nextPieceSlotId",
        String.valueOf(pieces.made() + 1));
    empty("module.BasicCommandEncoder");
    roster();
    map(standing, spots);
    open("module.PieceWindow", "name", "Troops", "text", "Troops", "hidden", "false");
    open("widget.ListWidget", "entryName", "Troops");
    waiting.forEach(this::slot);
    close("widget.ListWidget");
    close("module.PieceWindow");
    dice();
    open("module.turn.TurnTracker", "name", "Turn", "buttonText", "Turn", "turnFormat", "$level1$");
    empty(
        "module.turn.CounterTurnLevel",
        "name",
        "Turn",
        "property",
        "Turn",
        "start",
        "1",
        "incr",
        "1",
        "loop",
        "false",
        "turnFormat",
        "$value$");
    close("module.turn.TurnTracker");
    charts();
    close("GameModule");
  }

  private void roster() {
    open("module.PlayerRoster", "buttonText", "Sides");
    tree.sides()
        .forEach(
            side ->
                out.append("<entry>")
                    .append(Xml.escaped(PlayTree.text(side, "name")))
                    .append("</entry>\n"));
    close("module.PlayerRoster");
  }

  private void map(List<VassalPieces.Slot> standing, List<int[]> spots) {
    open(
        "module.Map",
        "mapName",
        "Map",
        "markMoved",
        "Never",
        "edgeWidth",
        "0",
        "edgeHeight",
        "0",
        "allowMultiple",
        "false",
        "launch",
        "false");
    open("module.map.BoardPicker");
    List<String> board =
        new ArrayList<>(
            List.of(
                "name",
                BOARD,
                "reversible",
                "false",
                "width",
                String.valueOf(Math.round(extent.widthMetres() * pointsPerMetre)),
                "height",
                String.valueOf(Math.round(extent.heightMetres() * pointsPerMetre))));
    picture.ifPresent(png -> board.addAll(List.of("image", "board.png")));
    empty("module.map.boardPicker.Board", board.toArray(String[]::new));
    close("module.map.BoardPicker");
    empty(
        "module.map.StackMetrics",
        "disabled",
        "true",
        "exSepX",
        "6",
        "exSepY",
        "18",
        "unexSepX",
        "2",
        "unexSepY",
        "4");
    for (String each :
        List.of(
            "ForwardToKeyBuffer",
            "Scroller",
            "ForwardToChatter",
            "MenuDisplayer",
            "MapCenterer",
            "StackExpander",
            "PieceMover",
            "KeyBufferer",
            "ImageSaver",
            "CounterDetailViewer")) {
      empty("module.map." + each);
    }
    empty("module.map.Zoomer", "zoomStart", "3", "zoomLevels", "0.25,0.35,0.5,0.7,1.0,1.5,2.0");
    for (int i = 0; i < standing.size(); i++) {
      open(
          "module.map.SetupStack",
          "name",
          standing.get(i).name(),
          "owningBoard",
          BOARD,
          "useGridLocation",
          "false",
          "x",
          String.valueOf(spots.get(i)[0]),
          "y",
          String.valueOf(spots.get(i)[1]));
      slot(standing.get(i));
      close("module.map.SetupStack");
    }
    close("module.Map");
  }

  private void slot(VassalPieces.Slot slot) {
    open("widget.PieceSlot", "entryName", slot.name(), "gpid", String.valueOf(slot.number()));
    out.append(Xml.escaped(slot.definition()).replace("\t", "&#9;"));
    close("widget.PieceSlot");
  }

  private void dice() {
    Map<String, int[]> throwsOf = new TreeMap<>(Map.of("1d6", new int[] {1, 6}));
    for (PlainThrow each : Pieces.book(tree).fieldManual().dice().plain()) {
      throwsOf.put(each.dice() + "d" + each.sides(), new int[] {each.dice(), each.sides()});
    }
    throwsOf.forEach(
        (name, each) ->
            empty(
                "module.DiceButton",
                "name",
                name,
                "text",
                name,
                "tooltip",
                name,
                "nDice",
                String.valueOf(each[0]),
                "nSides",
                String.valueOf(each[1]),
                "plus",
                "0",
                "addToTotal",
                "0",
                "reportTotal",
                "true",
                "prompt",
                "false",
                "reportFormat",
                "*** $name$ = $result$ *** <$PlayerName$>"));
  }

  private void charts() {
    if (tree.sides().isEmpty()) {
      return;
    }
    open("module.ChartWindow", "name", "Papers", "text", "Papers");
    open("widget.TabWidget", "entryName", "Papers");
    MarkdownFile.sections(tree)
        .forEach(
            (head, text) ->
                chart(
                    head,
                    "<h2>%s</h2>\n%s"
                        .formatted(Xml.escaped(head), Xml.escaped(text).replace("\n", "<br/>\n"))));
    tree.bookTables().ifPresent(tables -> chart("Tables of the book", tables));
    close("widget.TabWidget");
    close("module.ChartWindow");
  }

  private void chart(String name, String html) {
    String file = "papers-" + (papers.size() + 1) + ".html";
    papers.put(file, ("<html><body>" + html + "</body></html>\n").getBytes(StandardCharsets.UTF_8));
    empty("widget.HtmlChart", "chartName", name, "fileName", file);
  }

  private void open(String element, String... attributes) {
    tag(element, attributes, ">");
  }

  private void empty(String element, String... attributes) {
    tag(element, attributes, "/>");
    out.append("\n");
  }

  private void tag(String element, String[] attributes, String end) {
    out.append("<VASSAL.build.").append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(" %s=\"%s\"".formatted(attributes[i], Xml.escaped(attributes[i + 1])));
    }
    out.append(end);
  }

  private void close(String element) {
    out.append("</VASSAL.build.").append(element).append(">\n");
  }
}
