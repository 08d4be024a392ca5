package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.desk.importing.GroundChoice;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desk.timeline.TimelineItem;
import studio.kriegsspiel.desk.timeline.TimelineLayout;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * The first evening of an umpire, from the first page to the packs: nothing is typed but prose and
 * names, once with the mouse and once with keys alone.
 */
@Timeout(300)
class FirstEveningTest {
  private static final UnitId GUNS = new UnitId("Blue", "Blue12");
  private static final UnitId RED_FOOT = new UnitId("Red", "Red11");

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1400, 900);
    window = open.window;
    OpenWindow.events(() -> window.firstPage().open());
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  // ---- the parts of the window ------------------------------------------------------------

  private static Optional<JDialog> dialog(String title) {
    return Stream.of(Window.getWindows())
        .filter(each -> each instanceof JDialog dialog && dialog.isShowing())
        .map(JDialog.class::cast)
        .filter(each -> each.getTitle().startsWith(title))
        .findFirst();
  }

  private JDialog awaitDialog(String title) throws Exception {
    OpenWindow.await("the dialog " + title, () -> dialog(title).isPresent());
    return OpenWindow.onEvents(() -> dialog(title).orElseThrow());
  }

  private String text() throws Exception {
    return OpenWindow.onEvents(() -> window.desk().manuscript().text());
  }

  private List<Finding> findings() throws Exception {
    open.settle();
    return OpenWindow.onEvents(() -> window.desk().studied().get().findings());
  }

  private Optional<Finding> finding(String id) throws Exception {
    return findings().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /** Hits a key of a part, or of the menus, as Swing's key strokes name it. */
  private void key(JComponent part, String stroke) throws Exception {
    KeyStroke hit = KeyStroke.getKeyStroke(stroke);
    OpenWindow.events(
        () -> {
          Object name = part.getInputMap().get(hit);
          if (name == null) {
            name = part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(hit);
          }
          if (name != null && part.getActionMap().get(name) != null) {
            part.getActionMap().get(name).actionPerformed(new ActionEvent(part, 0, ""));
          } else {
            menuOf(hit).doClick(0);
          }
        });
  }

  private JMenuItem menuOf(KeyStroke stroke) {
    List<JMenuItem> all = new ArrayList<>();
    for (int i = 0; i < window.frame().getJMenuBar().getMenuCount(); i++) {
      collect(window.frame().getJMenuBar().getMenu(i).getPopupMenu(), all);
    }
    return all.stream()
        .filter(each -> stroke.equals(each.getAccelerator()))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no menu has the key " + stroke));
  }

  private static void collect(JPopupMenu menu, List<JMenuItem> found) {
    for (Component each : menu.getComponents()) {
      if (each instanceof JMenu inner) {
        collect(inner.getPopupMenu(), found);
      } else if (each instanceof JMenuItem item) {
        found.add(item);
      }
    }
  }

  /** The menu that has just opened, and in it what some words lead to, level by level. */
  private void choose(String... words) throws Exception {
    OpenWindow.await("a menu", () -> openMenu().isPresent());
    OpenWindow.events(
        () -> {
          JPopupMenu menu = openMenu().orElseThrow();
          for (int i = 0; i < words.length - 1; i++) {
            menu = ((JMenu) entry(menu, words[i])).getPopupMenu();
          }
          JMenuItem last = entry(menu, words[words.length - 1]);
          MenuSelectionManager.defaultManager().clearSelectedPath();
          last.doClick(0);
        });
  }

  /** Chooses a reinforcement in the menu that has just opened, and writes its form. */
  private void comesOn(String unit) throws Exception {
    choose("Reinforcement");
    OpenWindow.await("a form", () -> window.statements().form().get().isPresent());
    OpenWindow.events(() -> window.statements().form().get().orElseThrow().change("unit", unit));
    assertThat(OpenWindow.onEvents(() -> window.statements().write())).isTrue();
  }

  private static Optional<JPopupMenu> openMenu() {
    MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
    return Stream.of(path)
        .filter(JPopupMenu.class::isInstance)
        .map(JPopupMenu.class::cast)
        .findFirst();
  }

  private static JMenuItem entry(JPopupMenu menu, String words) {
    return Stream.of(menu.getComponents())
        .filter(each -> each instanceof JMenuItem item && item.getText().startsWith(words))
        .map(JMenuItem.class::cast)
        .findFirst()
        .orElseThrow(
            () ->
                new AssertionError(
                    "the menu has no "
                        + words
                        + " but "
                        + Stream.of(menu.getComponents())
                            .filter(JMenuItem.class::isInstance)
                            .map(each -> ((JMenuItem) each).getText())
                            .toList()));
  }

  // ---- the mouse ---------------------------------------------------------------------------

  private Point pixel(MapPoint point) throws Exception {
    return OpenWindow.onEvents(
        () -> {
          var at = MapView.forPainter(window.map().view().viewport().get()).toPicture(point);
          return new Point((int) Math.round(at.x), (int) Math.round(at.y));
        });
  }

  private MapPoint block(UnitId unit) throws Exception {
    return OpenWindow.onEvents(
        () ->
            window.map().view().scene().get().orElseThrow().findBlock(unit).orElseThrow().centre());
  }

  private static void mouse(JComponent part, int kind, Point at, int button) throws Exception {
    OpenWindow.events(
        () ->
            part.dispatchEvent(
                new MouseEvent(
                    part,
                    kind,
                    System.currentTimeMillis(),
                    button == 0 || kind == MouseEvent.MOUSE_RELEASED
                        ? 0
                        : InputEvent.getMaskForButton(button),
                    at.x,
                    at.y,
                    1,
                    button == MouseEvent.BUTTON3,
                    button)));
  }

  private static void click(JComponent part, Point at, int button) throws Exception {
    mouse(part, MouseEvent.MOUSE_PRESSED, at, button);
    mouse(part, MouseEvent.MOUSE_RELEASED, at, button);
  }

  private void drag(JComponent part, Point from, Point to) throws Exception {
    mouse(part, MouseEvent.MOUSE_PRESSED, from, MouseEvent.BUTTON1);
    Point half = new Point((from.x + to.x) / 2, (from.y + to.y) / 2);
    mouse(part, MouseEvent.MOUSE_DRAGGED, half, MouseEvent.BUTTON1);
    mouse(part, MouseEvent.MOUSE_DRAGGED, to, MouseEvent.BUTTON1);
    mouse(part, MouseEvent.MOUSE_RELEASED, to, MouseEvent.BUTTON1);
  }

  // ---- what both evenings have in common -----------------------------------------------------

  /** A new scenario of an invented valley under a book she knows, an hour shorter than offered. */
  private void begin() throws Exception {
    AbstractButton start = OpenWindow.onEvents(() -> Parts.button(window.firstPage(), "New…"));
    EventQueue.invokeLater(start::doClick);
    JDialog dialog = awaitDialog("New scenario");
    OpenWindow.await("grounds to choose from", () -> rows(dialog).getModel().getSize() > 3);
    OpenWindow.events(
        () -> {
          JTextField title = field(dialog, "A new scenario"::equals);
          title.replaceSelection("An evening on the Selde");
          JList<GroundChoice> rows = rows(dialog);
          for (int i = 0; i < rows.getModel().getSize(); i++) {
            if (rows.getModel().getElementAt(i).title().contains("Selde")) {
              rows.setSelectedIndex(i);
            }
          }
          JTextField end = field(dialog, "14:00"::equals);
          for (int i = 0; i < 4; i++) {
            Object down = end.getInputMap().get(KeyStroke.getKeyStroke("DOWN"));
            end.getActionMap().get(down).actionPerformed(new ActionEvent(end, 0, ""));
          }
          Parts.button(dialog, "Begin").doClick();
        });
    OpenWindow.await("the new text", () -> window.desk().manuscript().text().contains("Selde"));
    open.settle();
    assertThat(text()).contains("from 10:00 to 13:00");
  }

  @SuppressWarnings("unchecked")
  private static JList<GroundChoice> rows(JDialog dialog) {
    return Parts.of(dialog, JList.class)
        .filter(each -> "Ground".equals(each.getAccessibleContext().getAccessibleName()))
        .map(each -> (JList<GroundChoice>) each)
        .findFirst()
        .orElseThrow();
  }

  private static JTextField field(JDialog dialog, Predicate<String> words) {
    return Parts.of(dialog, JTextField.class)
        .filter(each -> words.test(each.getText()))
        .findFirst()
        .orElseThrow();
  }

  /** Prose is what she types. */
  private void type(String instead, String prose) throws Exception {
    OpenWindow.events(
        () -> {
          var area = window.script().area();
          int at = area.getText().indexOf(instead);
          area.select(at, at + instead.length());
          area.replaceSelection(prose);
        });
    open.settle();
  }

  private void writeIdeas() throws Exception {
    type(
        "What every player may know: where the armies stand, what has happened so far, and what is"
            + " at stake.",
        "Two brigades meet on the Selde. The bridge decides the day. Help is an hour off.");
    type("What Blue alone is told.", "Hold until your guns are across.");
    type("What Red alone is told.", "Take the crossing before noon.");
    type("What only you read.", "Let both see each other late.");
  }

  private ListedUnit listed(String title) throws Exception {
    OpenWindow.await(
        "lists to take units from",
        () -> !open.services.armies().lists(Optional.empty()).isEmpty());
    return open.services.armies().lists(Optional.empty()).get(0).units().stream()
        .filter(each -> each.unit().title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private TimelineItem item(String id) throws Exception {
    open.settle();
    OpenWindow.await(
        "the timeline",
        () -> window.timeline().timeline().get().version() == window.desk().manuscript().version());
    return OpenWindow.onEvents(
        () ->
            window.timeline().timeline().get().items().stream()
                .filter(each -> each.id().startsWith(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id)));
  }

  private Point inLane(String side) throws Exception {
    return OpenWindow.onEvents(
        () -> {
          TimelineLayout laid = window.times().canvas().laid();
          var lane =
              window.timeline().timeline().get().lanes().stream()
                  .filter(each -> each.side().equals(side))
                  .findFirst()
                  .orElseThrow();
          var begins = window.timeline().timeline().get().begins();
          return new Point(laid.x(begins.plusMinutes(70)), laid.band(lane).bottom() - 2);
        });
  }

  /** A patrol's report that comes too soon, and the mend that says when it can be there. */
  private void learnWhenTheReportArrives() throws Exception {
    assertThat(text())
        .containsPattern("at 1\\d:\\d\\d to Blue from a patrol of Blue11, reliable: Red11 seen at");
    Optional<Finding> late = finding("KS-INF-010");
    if (late.isPresent()) {
      assertThat(late.get().message()).contains("it cannot arrive before");
      OpenWindow.events(
          () -> window.navigation().apply(window.navigation().mends(List.of(late.get())).get(0)));
      assertThat(finding("KS-INF-010")).isEmpty();
    }
  }

  private void export() throws Exception {
    for (int i = 0; i < 8; i++) {
      List<Finding> mendable =
          findings().stream().filter(each -> !each.fixes().isEmpty()).limit(1).toList();
      OpenWindow.events(
          () ->
              window.navigation().mends(mendable).stream()
                  .limit(1)
                  .forEach(window.navigation()::apply));
    }
    assertThat(findings()).noneMatch(each -> each.severity() == Severity.ERROR);
    Path packs = folder.resolve("packs");
    JMenuItem export = OpenWindow.onEvents(() -> menuOf(KeyStroke.getKeyStroke("ctrl E")));
    EventQueue.invokeLater(() -> export.doClick(0));
    JDialog dialog = awaitDialog("Export");
    look(dialog);
    OpenWindow.events(
        () -> {
          field(dialog, words -> words.contains("/")).setText(packs.toString());
          Parts.of(dialog, JCheckBox.class)
              .filter(each -> !each.getText().startsWith("Packs:"))
              .forEach(each -> each.setSelected(false));
          Parts.button(dialog, "OK").doClick();
        });
    OpenWindow.await(
        "packs", () -> dialog("Exported").isPresent() || dialog("Nothing").isPresent());
    assertThat(OpenWindow.onEvents(() -> window.desk().message().get().sentence()))
        .startsWith("Exported to ");
    JDialog done = awaitDialog("Exported");
    OpenWindow.events(() -> Parts.button(done, "OK").doClick());
    try (Stream<Path> files = Files.walk(packs)) {
      assertThat(files.filter(each -> each.toString().endsWith(".pdf")).count()).isGreaterThan(3);
    }
  }

  /** A page of what would be printed, by the keyboard alone. */
  private void look(JDialog dialog) throws Exception {
    JTabbedPane tabs = Parts.of(dialog, JTabbedPane.class).findFirst().orElseThrow();
    OpenWindow.events(() -> tabs.setSelectedIndex(tabs.indexOfTab("Preview")));
    OpenWindow.await("a paper", () -> Parts.button(dialog, "Print…").isEnabled());
    assertThat(ControlNames.nameless()).isEmpty();
    JComponent page =
        Parts.of(dialog, JComponent.class)
            .filter(each -> "The page".equals(each.getAccessibleContext().getAccessibleName()))
            .findFirst()
            .orElseThrow();
    OpenWindow.events(
        () -> {
          Object key = page.getInputMap().get(KeyStroke.getKeyStroke("RIGHT"));
          page.getActionMap().get(key).actionPerformed(new ActionEvent(page, 0, ""));
        });
    OpenWindow.await(
        "the second page",
        () ->
            page.getAccessibleContext()
                .getAccessibleDescription()
                .startsWith("umpire.pdf, page 2 of "));
    OpenWindow.events(() -> tabs.setSelectedIndex(0));
  }

  @Test
  void withTheMouse() throws Exception {
    begin();
    writeIdeas();
    ListedUnit brigade = listed("Infantry brigade");
    for (String side : List.of("Blue", "Red")) {
      Point beside =
          pixel(block(new UnitId(side, side + "11")).offset(450, side.equals("Blue") ? 0 : 180));
      OpenWindow.events(() -> window.map().take(new Carried.Listed(side, brigade), beside));
      open.settle();
    }
    assertThat(text()).contains("brigade \"Infantry brigade\" as Brigade");

    // The battery's field of fire, and a hill from which it is another.
    OpenWindow.events(() -> open.tool('r'));
    OpenWindow.events(() -> window.map().reader().change(now -> now.with(ReadingQuestion.LOOK)));
    click(window.map().canvas(), pixel(block(GUNS)), MouseEvent.BUTTON1);
    OpenWindow.await("what the guns see", () -> window.map().reader().field().get().isPresent());
    mouse(window.map().canvas(), MouseEvent.MOUSE_MOVED, pixel(block(RED_FOOT)), 0);
    OpenWindow.await("whether they see it", () -> window.map().reader().line().get().isPresent());
    assertThat(OpenWindow.onEvents(() -> window.map().reader().line().get().orElseThrow().brief()))
        .contains("of sight");
    OpenWindow.events(() -> open.key("ESCAPE"));
    OpenWindow.events(() -> open.tool('v'));
    String before = text();
    Point guns = pixel(block(GUNS));
    drag(window.map().canvas(), guns, new Point(guns.x + 20, guns.y + 10));
    open.settle();
    assertThat(text()).isNotEqualTo(before);

    // A patrol's report, by the right button on its side's lane.
    key(window.script().area(), "alt 5");
    item("REPORT");
    click(window.times().canvas(), inLane("Blue"), MouseEvent.BUTTON3);
    choose("Sighting told", "Blue11, who saw", "Red11");
    learnWhenTheReportArrives();

    // Another brigade of Red comes later, and its column is seen on the map.
    OpenWindow.events(
        () -> window.forceWork().add("Red", Optional.empty(), brigade, Optional.empty()));
    item("REPORT");
    click(window.times().canvas(), inLane("Red"), MouseEvent.BUTTON3);
    comesOn("Brigade-3");
    open.settle();
    assertThat(text()).containsPattern("Brigade-3 enters by \"[^\"]+\" at ");
    TimelineItem arrival = item("ARRIVAL");
    TimelineLayout.Box box =
        OpenWindow.onEvents(() -> window.times().canvas().laid().find(arrival.id()).orElseThrow());
    int earlier =
        OpenWindow.onEvents(
            () -> window.times().canvas().laid().x(arrival.begins().minusMinutes(10)));
    drag(
        window.times().canvas(),
        new Point(box.x() + 2, box.y() + 4),
        new Point(earlier + 2, box.y() + 4));
    assertThat(item("ARRIVAL").begins()).isEqualTo(arrival.begins().minusMinutes(10));
    export();
  }

  @Test
  void withKeysAlone() throws Exception {
    begin();
    writeIdeas();
    // A brigade is taken on from the lists, placed by the menu of the ground, and moved by arrows.
    key(window.script().area(), "alt K");
    JTree lists =
        OpenWindow.onEvents(
            () ->
                Parts.of(window.forces(), JTree.class)
                    .filter(
                        each ->
                            "Units of army lists"
                                .equals(each.getAccessibleContext().getAccessibleName()))
                    .findFirst()
                    .orElseThrow());
    OpenWindow.await("lists", () -> lists.getRowCount() > 3);
    OpenWindow.events(
        () ->
            lists.setSelectionPath(
                lists.getNextMatch("Infantry brigade", 0, javax.swing.text.Position.Bias.Forward)));
    key(lists, "ENTER");
    open.settle();
    assertThat(text()).contains("brigade \"Infantry brigade\" as Brigade");

    key(window.script().area(), "alt 4");
    OpenWindow.events(() -> open.key("ESCAPE"));
    key(window.map().canvas(), "shift F10");
    choose("Place here", "Blue: First battalion");
    open.settle();
    assertThat(text()).containsPattern("\n  FirstBattalion in line at ");
    String before = text();
    OpenWindow.events(() -> open.key("shift LEFT"));
    open.settle();
    assertThat(text()).isNotEqualTo(before);
    key(window.map().canvas(), "typed f");
    choose("Attack column");
    open.settle();
    assertThat(text()).containsPattern("\n  FirstBattalion in attack column at ");

    // The ground is asked without a pointer.
    OpenWindow.events(() -> open.tool('r'));
    OpenWindow.events(() -> open.key("SPACE"));
    OpenWindow.await("what is seen", () -> window.map().reader().field().get().isPresent());
    OpenWindow.events(() -> open.key("shift DOWN"));
    OpenWindow.events(() -> open.key("ENTER"));
    OpenWindow.await("whether it is seen", () -> window.map().reader().line().get().isPresent());
    OpenWindow.events(() -> open.tool('v'));

    // A patrol's report and a reinforcement at the minute chosen on the timeline.
    key(window.script().area(), "alt 5");
    item("REPORT");
    for (int i = 0; i < 35; i++) {
      key(window.times().canvas(), "shift RIGHT");
    }
    key(window.times().canvas(), "INSERT");
    choose("Sighting told", "Blue11, who saw", "Red11");
    learnWhenTheReportArrives();
    key(window.script().area(), "alt 5");
    item("REPORT");
    key(window.times().canvas(), "INSERT");
    comesOn("SecondBattalion");
    TimelineItem arrival = item("ARRIVAL");
    OpenWindow.events(() -> window.timeline().choose(arrival, false));
    for (int i = 0; i < 5; i++) {
      key(window.times().canvas(), "alt LEFT");
    }
    OpenWindow.await(
        "ten minutes earlier",
        () ->
            window.desk().isChecked()
                && window.timeline().timeline().get().items().stream()
                    .anyMatch(
                        each ->
                            each.id().startsWith("ARRIVAL")
                                && each.begins().equals(arrival.begins().minusMinutes(10))));
    export();
  }
}
