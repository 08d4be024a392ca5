package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.forces.ForceNode;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/** Forces are put on the map, moved, drawn up, copied and taken off by hand; the text follows. */
@Timeout(240)
class HandsJourneyTest {
  private static final String TEXT =
      """
      scenario "By hand"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for Guard
      side Red "Red" colour red
        role "Commander" for R1

      army of Blue
        division "Guard" as Guard
          brigade "First brigade" as BB1
            battalion "First" as B1: 600 men, line
            battalion "Second" as B2: 600 men, line // to come
          brigade "Second brigade" as BB2
            battalion "Third" as B3: 600 men, line
      army of Red
        battalion "Enemy" as R1: 600 men, line

      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south // stays
        B3 in line at 700 paces west of "La Haye Sainte" facing south
        R1 in line at "La Belle Alliance" facing north

      umpire notes "Nothing."
      """;

  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("hand.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private static UnitId blue(String name) {
    return new UnitId("Blue", name);
  }

  private String text() throws Exception {
    return OpenWindow.onEvents(() -> open.window.desk().manuscript().text());
  }

  private Point pixel(MapPoint point) throws Exception {
    return OpenWindow.onEvents(
        () -> {
          var at = MapView.forPainter(open.window.map().view().viewport().get()).toPicture(point);
          return new Point((int) Math.round(at.x), (int) Math.round(at.y));
        });
  }

  private Point pixel(String unit) throws Exception {
    return pixel(
        OpenWindow.onEvents(
            () ->
                open.window
                    .map()
                    .view()
                    .scene()
                    .get()
                    .orElseThrow()
                    .findBlock(blue(unit))
                    .orElseThrow()
                    .centre()));
  }

  private MapPoint place(String name) throws Exception {
    return OpenWindow.onEvents(
        () ->
            open.window
                .map()
                .view()
                .scene()
                .get()
                .orElseThrow()
                .terrain()
                .findPlace(name)
                .orElseThrow()
                .at());
  }

  private void mouse(int kind, Point at, int modifiers) throws Exception {
    var canvas = open.window.map().canvas();
    OpenWindow.events(
        () ->
            canvas.dispatchEvent(
                new MouseEvent(
                    canvas,
                    kind,
                    System.currentTimeMillis(),
                    modifiers
                        | (kind == MouseEvent.MOUSE_RELEASED ? 0 : InputEvent.BUTTON1_DOWN_MASK),
                    at.x,
                    at.y,
                    1,
                    false,
                    MouseEvent.BUTTON1)));
  }

  private void drag(Point from, Point to, int modifiers) throws Exception {
    mouse(MouseEvent.MOUSE_PRESSED, from, modifiers);
    mouse(MouseEvent.MOUSE_DRAGGED, new Point((from.x + to.x) / 2, (from.y + to.y) / 2), modifiers);
    mouse(MouseEvent.MOUSE_DRAGGED, to, modifiers);
    mouse(MouseEvent.MOUSE_RELEASED, to, modifiers);
  }

  private void undoTo(String before) throws Exception {
    OpenWindow.events(() -> open.window.desk().manuscript().undo());
    assertThat(text()).isEqualTo(before);
  }

  /** The lines that one text has and the other has not. */
  private static List<String> fresh(String before, String after) {
    List<String> old = before.lines().toList();
    return after.lines().filter(each -> !old.contains(each)).toList();
  }

  @Test
  void aUnitDraggedFromTheTreeGainsOneLineBesideItsLike() throws Exception {
    Point at = pixel(place("La Haye Sainte").offset(500, 315));
    OpenWindow.events(() -> open.window.map().take(new Carried.Units(List.of(blue("B2"))), at));
    assertThat(text()).hasLineCount((int) TEXT.lines().count() + 1);
    assertThat(fresh(TEXT, text()))
        .singleElement()
        .asString()
        .matches("  B2 in line at .+ of \"[^\"]+\" facing south");
    List<String> lines = text().lines().map(String::strip).toList();
    int b1 = indexOf(lines, "B1 in");
    assertThat(lines.get(b1)).endsWith("// stays");
    assertThat(lines.get(b1 + 1)).startsWith("B2 in line");
    undoTo(TEXT);
  }

  private static int indexOf(List<String> lines, String start) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(start)) {
        return i;
      }
    }
    throw new AssertionError("no line begins with " + start);
  }

  @Test
  void aBrigadeOfAListIsTakenOnAndDrawnUpInOneStep() throws Exception {
    OpenWindow.await(
        "the lists of the library",
        () -> !open.services.armies().lists(Optional.empty()).isEmpty());
    ListedUnit brigade =
        open.services.armies().lists(Optional.empty()).get(0).units().stream()
            .filter(each -> each.unit().title().equals("Infantry brigade"))
            .findFirst()
            .orElseThrow();
    Point at = pixel(place("La Belle Alliance").offset(400, 90));
    OpenWindow.events(() -> open.window.map().take(new Carried.Listed("Red", brigade), at));
    open.settle();
    assertThat(text())
        .contains("\n  brigade \"Infantry brigade\" as Brigade\n")
        .contains("\n    battalion \"First battalion\" as FirstBattalion: 600 men, line\n")
        .contains("\n  BrigadeBattery in battery at ");
    assertThat(
            OpenWindow.onEvents(() -> open.window.desk().studied().get().scenario().orElseThrow())
                .deployments())
        .hasSize(3 + 4);
    undoTo(TEXT);
  }

  @Test
  void aBandChoosesSeveralThatGoTogetherAndAreTakenOffTogether() throws Exception {
    Point first = pixel("B1");
    Point third = pixel("B3");
    drag(
        new Point(Math.min(first.x, third.x) - 30, first.y - 30),
        new Point(Math.max(first.x, third.x) + 30, first.y + 30),
        InputEvent.SHIFT_DOWN_MASK);
    assertThat(OpenWindow.onEvents(() -> open.window.desk().group().get()))
        .containsExactlyInAnyOrder(blue("B1"), blue("B3"));

    drag(first, new Point(first.x, first.y - 40), 0);
    open.settle();
    assertThat(fresh(TEXT, text()))
        .hasSize(2)
        .allMatch(each -> each.matches(" +B[13] in line at .*"));
    undoTo(TEXT);
    open.settle();

    OpenWindow.events(() -> open.key("DELETE"));
    assertThat(text())
        .isEqualTo(
            TEXT.replaceFirst("  B1 in line at .* (// stays)", "  $1")
                .replaceFirst("  B3 in line at .*\\R", ""));
    undoTo(TEXT);
  }

  @Test
  void aUnitIsCopiedPastedAndReFormed() throws Exception {
    OpenWindow.events(() -> open.window.desk().selection().set(Optional.of(blue("B1"))));
    OpenWindow.events(() -> open.key("ctrl C"));
    OpenWindow.events(() -> open.key("ctrl V"));
    open.settle();
    assertThat(text())
        .contains("\n      battalion \"First 2\" as B1-2: 600 men, line\n")
        .containsPattern("\n  B1-2 in line at .* facing south\n");
    undoTo(TEXT);
    open.settle();

    OpenWindow.events(
        () -> open.window.forceWork().reform(List.of(blue("B1"), blue("B3")), Formation.SQUARE));
    assertThat(text())
        .isEqualTo(
            TEXT.replace("B1 in line", "B1 in square").replace("B3 in line", "B3 in square"));
  }

  @Test
  void aUnitDraggedOntoAnotherOfTheTreeBecomesItsPart() throws Exception {
    JTree tree = open.window.forces().tree();
    int row = OpenWindow.onEvents(() -> rowOf(tree, "Second brigade"));
    OpenWindow.events(() -> open.window.forces().take(new Carried.Units(List.of(blue("B2"))), row));
    assertThat(text())
        .isEqualTo(
            TEXT.replace("      battalion \"Second\" as B2: 600 men, line // to come\n", "")
                .replace(
                    "      battalion \"Third\" as B3: 600 men, line\n",
                    "      battalion \"Third\" as B3: 600 men, line\n"
                        + "      battalion \"Second\" as B2: 600 men, line // to come\n"));
    open.settle();
    int enemy = OpenWindow.onEvents(() -> rowOf(tree, "Enemy"));
    OpenWindow.events(
        () -> open.window.forces().take(new Carried.Units(List.of(blue("B2"))), enemy));
    assertThat(OpenWindow.onEvents(() -> open.window.desk().message().get().sentence()))
        .isEqualTo("`B2` belongs to Blue and cannot be part of `R1`, which belongs to Red.");
  }

  private static int rowOf(JTree tree, String label) {
    for (int row = 0; row < tree.getRowCount(); row++) {
      if (((ForceNode) tree.getPathForRow(row).getLastPathComponent()).label().equals(label)) {
        return row;
      }
    }
    throw new AssertionError("no row " + label);
  }

  @Test
  void theTreeIsSearched() throws Exception {
    JTree tree = open.window.forces().tree();
    OpenWindow.events(() -> open.window.forces().search().setText("third"));
    assertThat(OpenWindow.onEvents(tree::getRowCount)).isEqualTo(4);
    assertThat(OpenWindow.onEvents(() -> rowOf(tree, "Third"))).isEqualTo(3);
    OpenWindow.events(() -> open.window.forces().search().setText(""));
    assertThat(OpenWindow.onEvents(tree::getRowCount)).isEqualTo(9);
  }

  @Test
  void aRowOfTheTreeIsFoundByTheFirstLettersOfItsName() throws Exception {
    JTree tree = open.window.forces().tree();
    assertThat(
            OpenWindow.onEvents(
                () ->
                    tree.getRowForPath(
                        tree.getNextMatch("second b", 0, javax.swing.text.Position.Bias.Forward))))
        .isEqualTo(OpenWindow.onEvents(() -> rowOf(tree, "Second brigade")));
  }

  @Test
  void whereTroopsMayNotStandIsSaidWhileTheyAreHeldAndWhenTheyAreLetGo() throws Exception {
    MapPoint water =
        OpenWindow.onEvents(
            () ->
                studio.kriegsspiel.desk.map.Footings.of(open.window.desk().studied().get())
                    .flatMap(each -> forbidden(each))
                    .orElseThrow());
    Point at = pixel(water);
    Carried second = new Carried.Units(List.of(blue("B2")));
    OpenWindow.events(() -> open.window.map().hover(second, at));
    assertThat(text()).isEqualTo(TEXT);
    OpenWindow.events(() -> open.window.map().take(second, at));
    assertThat(text()).contains("\n  B2 in line at ");
    open.settle();
    assertThat(OpenWindow.onEvents(() -> open.window.desk().studied().get().findings()))
        .anyMatch(each -> each.message().startsWith("`B2` cannot be in line"));
  }

  /** A point of the ground where a battalion in line cannot stand. */
  private Optional<MapPoint> forbidden(studio.kriegsspiel.desk.map.Footings footings) {
    var extent = open.window.map().view().scene().get().orElseThrow().terrain().extent();
    for (double x = extent.west() + 100; x < extent.east() - 100; x += 60) {
      for (double y = extent.south() + 100; y < extent.north() - 100; y += 60) {
        var objection = footings.objection(blue("B2"), new MapPoint(x, y));
        if (objection.flatMap(each -> each.better()).isPresent()) {
          assertThat(objection.orElseThrow().sentence()).startsWith("Second cannot stand");
          return Optional.of(new MapPoint(x, y));
        }
      }
    }
    return Optional.empty();
  }
}
