package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import studio.kriegsspiel.export.audit.Audit;
import studio.kriegsspiel.export.foreign.PlayTree;
import studio.kriegsspiel.export.foreign.XlsxFile;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;
import studio.kriegsspiel.export.play.PlayerFile;
import studio.kriegsspiel.export.play.UmpireFile;
import studio.kriegsspiel.export.tabletop.FoundryFile;
import studio.kriegsspiel.export.tabletop.LevelDb;
import studio.kriegsspiel.export.tabletop.TabletopFile;
import studio.kriegsspiel.export.tabletop.VmodFile;
import studio.kriegsspiel.situation.Situation;
import studio.kriegsspiel.situation.knowledge.PlayerView;
import studio.kriegsspiel.situation.knowledge.PlayerViews;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Files for virtual tables: pieces stand where the troops do, and programs know what they read. */
class TableFilesTest {
  private static final Situation SITUATION = SampleScenario.situation();
  private static final PlayTree UMPIRES = PlayTree.of(UmpireFile.of(SITUATION));
  private static final PlayerView BLUE =
      PlayerViews.of(SITUATION, Reader.Player.ofSide("Blue"), SampleScenario.BEGINS);

  /** Attributes by element, as VASSAL's own classes name them (its source at 17fb917c). */
  private static final Map<String, String> ATTRIBUTES =
      Map.ofEntries(
          Map.entry("GameModule", "name version VassalVersion nextPieceSlotId"),
          Map.entry("PlayerRoster", "buttonText"),
          Map.entry("Map", "mapName markMoved edgeWidth edgeHeight allowMultiple launch"),
          Map.entry("Board", "name image reversible width height"),
          Map.entry("StackMetrics", "disabled exSepX exSepY unexSepX unexSepY"),
          Map.entry("Zoomer", "zoomStart zoomLevels"),
          Map.entry("SetupStack", "name owningBoard useGridLocation x y"),
          Map.entry("PieceSlot", "entryName gpid"),
          Map.entry("PieceWindow", "name text hidden"),
          Map.entry("ListWidget", "entryName"),
          Map.entry(
              "DiceButton",
              "name text tooltip nDice nSides plus addToTotal reportTotal prompt reportFormat"),
          Map.entry("TurnTracker", "name buttonText turnFormat"),
          Map.entry("CounterTurnLevel", "name property start incr loop turnFormat"),
          Map.entry("ChartWindow", "name text"),
          Map.entry("TabWidget", "entryName"),
          Map.entry("HtmlChart", "chartName fileName"));

  static Map<String, byte[]> parts(byte[] zipped) throws IOException {
    Map<String, byte[]> parts = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped))) {
      for (ZipEntry part = zip.getNextEntry(); part != null; part = zip.getNextEntry()) {
        parts.put(part.getName(), zip.readAllBytes());
      }
    }
    return parts;
  }

  private static JsonNode lloyd(JsonNode save) {
    for (JsonNode each : save.path("ObjectStates")) {
      if (each.path("Nickname").asText().startsWith("Lloyd")) {
        return each;
      }
    }
    throw new AssertionError("no battery on the board");
  }

  /** The ground is 4 by 3 km, the board 60 units long; north is along z, turns are clockwise. */
  @Test
  void blocksLieToScaleWhereTroopsStand() throws IOException {
    JsonNode save = new JsonMapper().readTree(TabletopFile.of(UMPIRES));
    JsonNode board = save.path("ObjectStates").path(0).path("Transform");
    assertThat(board.path("scaleX").asDouble() * 2).isEqualTo(60);
    assertThat(board.path("scaleZ").asDouble() * 2).isEqualTo(45);
    JsonNode play = new JsonMapper().readTree(UmpireFile.of(SITUATION));
    JsonNode at = play.at("/sides/0/deployments/5");
    assertThat(at.path("unit").asText()).isEqualTo("Lloyd");
    JsonNode block = lloyd(save);
    JsonNode place = block.path("Transform");
    double metres = 4000 / 60.0;
    assertThat(place.path("posX").asDouble() * metres + 600_000)
        .isBetween(at.at("/at/x").asDouble() - 0.1, at.at("/at/x").asDouble() + 0.1);
    assertThat(place.path("posZ").asDouble() * metres + 5_613_500)
        .isBetween(at.at("/at/y").asDouble() - 0.1, at.at("/at/y").asDouble() + 0.1);
    assertThat(place.path("rotY").asDouble()).isEqualTo(180);
    assertThat(block.path("States").path("2").path("Description").asText()).endsWith("limbered");
  }

  @Test
  void theAddressOfTheBoardStandsOnce() {
    String save = new String(TabletopFile.of(UMPIRES), StandardCharsets.UTF_8);
    assertThat(save.split(TabletopFile.ADDRESS, -1)).hasSize(2);
    List<String> ids =
        Pattern.compile("\"GUID\" : \"(\\w+)\"")
            .matcher(save)
            .results()
            .map(id -> id.group(1))
            .toList();
    assertThat(ids).hasSizeGreaterThan(10).doesNotHaveDuplicates();
  }

  @Test
  void aModuleHasWhatItsProgramKnows() throws Exception {
    for (PlayTree tree : List.of(UMPIRES, UMPIRES.table())) {
      Map<String, byte[]> parts = parts(VmodFile.of(tree.on(() -> new byte[0], List::of)));
      NodeList all =
          DocumentBuilderFactory.newDefaultInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(parts.get("buildFile.xml")))
              .getElementsByTagName("*");
      assertThat(all.getLength()).isGreaterThan(20);
      for (int i = 0; i < all.getLength(); i++) {
        Element each = (Element) all.item(i);
        String name = each.getTagName().substring(each.getTagName().lastIndexOf('.') + 1);
        Set<String> known = Set.of(ATTRIBUTES.getOrDefault(name, "").split(" "));
        for (int a = 0; a < each.getAttributes().getLength(); a++) {
          assertThat(known).as(name).contains(each.getAttributes().item(a).getNodeName());
        }
      }
      String module = new String(parts.get("buildFile.xml"), StandardCharsets.UTF_8);
      Set<String> wanted = new TreeSet<>(Set.of("images/board.png"));
      Pattern.compile("[;,]([a-z0-9.-]+\\.png)")
          .matcher(module)
          .results()
          .map((MatchResult name) -> "images/" + name.group(1))
          .forEach(wanted::add);
      assertThat(parts.keySet().stream().filter(name -> name.startsWith("images/")))
          .containsExactlyInAnyOrderElementsOf(wanted);
    }
  }

  /** Traits stand one in another, each behind a tab with a backslash more before it. */
  @Test
  void aPieceIsOneTraitInAnother() throws IOException {
    String module =
        new String(parts(VmodFile.of(UMPIRES)).get("buildFile.xml"), StandardCharsets.UTF_8);
    assertThat(module)
        .containsPattern(
            ">\\+/null/rotate;1;[^/]*true&#9;emb2;.*?true\\\\&#9;emb2;.*?true\\\\\\\\&#9;piece;;;;"
                + "Lloyd.*?/-180\\.0&#9;1\\\\&#9;1\\\\\\\\&#9;null;0;0;[0-9]+;0<");
  }

  @Test
  void aModuleWithSomethingElseInItIsFound() throws IOException {
    byte[] clean = VmodFile.of(PlayTree.of(PlayerFile.of(BLUE)));
    Audit audit = new Audit(SITUATION);
    assertThat(check(audit, clean)).isEmpty();
    Map<String, byte[]> parts = parts(clean);
    String first =
        parts.keySet().stream().filter(name -> name.endsWith(".png")).findFirst().orElseThrow();
    parts.put(first, MapPicturesTest.noted(parts.get(first)));
    assertThat(check(audit, XlsxFile.zip(parts))).containsExactly("a picture of no piece of his");
    parts.put("note.txt", "Bachelu".getBytes(StandardCharsets.UTF_8));
    assertThat(check(audit, XlsxFile.zip(parts)))
        .containsExactly(
            "cannot be read back: a module with a part that none of ours has: note.txt");
  }

  /** What the database of a module for Foundry VTT holds. */
  static JsonNode adventure(byte[] module) throws IOException {
    for (Map.Entry<String, byte[]> part : parts(module).entrySet()) {
      if (part.getKey().endsWith(".log")) {
        return new JsonMapper().readTree(LevelDb.value(part.getValue()));
      }
    }
    throw new AssertionError("no database");
  }

  private static List<LineString> wall() {
    return List.of(
        new GeometryFactory()
            .createLineString(
                new Coordinate[] {
                  new Coordinate(599_000, 5_614_000), new Coordinate(601_000, 5_614_500)
                }));
  }

  /** The ground is 4 by 3 km and a kilometre 1000 points; north is up, turns are clockwise. */
  @Test
  void tokensLieToScaleWhereTroopsStand() throws IOException {
    JsonNode adventure =
        adventure(FoundryFile.of(UMPIRES.on(() -> new byte[0], TableFilesTest::wall)));
    JsonNode scene = adventure.at("/scenes/0");
    assertThat(scene.path("width").asInt()).isEqualTo(4000);
    assertThat(scene.at("/grid/distance").asDouble())
        .isCloseTo(100 / SITUATION.measures().metresPerPace(), within(0.01));
    JsonNode wall = scene.at("/walls/0/c");
    assertThat(wall.toString()).isEqualTo("[1000,1000,3000,500]");
    JsonNode at =
        new JsonMapper().readTree(UmpireFile.of(SITUATION)).at("/sides/0/deployments/5/at");
    JsonNode lloyd =
        StreamSupport.stream(scene.path("tokens").spliterator(), false)
            .filter(token -> token.path("name").asText().startsWith("Lloyd"))
            .findFirst()
            .orElseThrow();
    double half = lloyd.path("width").asDouble() * 50;
    assertThat(half % 25).isZero();
    assertThat(lloyd.path("x").asDouble() + half)
        .isCloseTo(at.path("x").asDouble() - 598_000, within(1.0));
    assertThat(lloyd.path("y").asDouble() + half)
        .isCloseTo(5_615_000 - at.path("y").asDouble(), within(1.0));
    assertThat(lloyd.path("rotation").asDouble()).isEqualTo(180);
  }

  /** What a scenario is called and says may look like anything: nothing of it is understood. */
  @Test
  void namesAndTextsAreNothingButText() throws IOException {
    String evil = "../<b onclick='x()'>[[/roll 1d6]] @UUID[Actor.x]{y} \"&amp; " + "x".repeat(500);
    ObjectNode play = (ObjectNode) new JsonMapper().readTree(UmpireFile.of(SITUATION));
    play.put("title", evil).put("generalIdea", evil);
    byte[] module = FoundryFile.of(PlayTree.of(new JsonMapper().writeValueAsBytes(play)));
    assertThat(parts(module).keySet())
        .allMatch(name -> name.matches("[a-z0-9-]{1,100}/[A-Za-z0-9./-]{1,100}"));
    JsonNode adventure = adventure(module);
    List<String> contents = new ArrayList<>();
    adventure.findValues("content").forEach(each -> contents.add(each.asText()));
    assertThat(contents)
        .hasSizeGreaterThan(3)
        .allMatch(html -> !html.replaceAll("</?p>", "").contains("<"))
        .noneMatch(html -> html.matches("(?s).*\\S\\[.*"));
    List<String> ids = new ArrayList<>();
    adventure.findValues("_id").forEach(each -> ids.add(each.asText()));
    assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z0-9]{16}"));
  }

  @Test
  void aModuleForFoundryWithSomethingElseInItIsFound() throws IOException {
    byte[] clean = FoundryFile.of(PlayTree.of(PlayerFile.of(BLUE)));
    Audit audit = new Audit(SITUATION);
    assertThat(check(audit, "blue-foundry.zip", clean)).isEmpty();
    byte[] more = Arrays.copyOf(clean, clean.length + 9);
    assertThat(check(audit, "blue-foundry.zip", more))
        .singleElement()
        .asString()
        .startsWith("something that does not come of what he knows, at byte ");
    Map<String, byte[]> parts = parts(clean);
    parts.put("note.txt", "Bachelu".getBytes(StandardCharsets.UTF_8));
    assertThat(check(audit, "blue-foundry.zip", XlsxFile.zip(parts)))
        .containsExactly(
            "cannot be read back: a module with a part that none of ours has: note.txt");
  }

  private static List<String> check(Audit audit, byte[] content) {
    return check(audit, "blue-table.vmod", content);
  }

  private static List<String> check(Audit audit, String name, byte[] content) {
    return audit.check(new Paper(name, new PaperAudience.Player(BLUE), content)).stream()
        .map(leak -> leak.what())
        .toList();
  }
}
