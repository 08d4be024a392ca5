package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.model.desk.Desk;
import studio.kriegsspiel.desktop.model.desk.Questions;
import studio.kriegsspiel.desktop.model.ground.FormField;
import studio.kriegsspiel.desktop.model.ground.GroundTask;
import studio.kriegsspiel.desktop.model.map.GroundPen;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.finding.MapSpot;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** A historian shapes the ground under a scenario, by hand and by keys, and saves it. */
@Timeout(180)
class GroundJourneyTest {
  private static final String TEXT =
      """
      scenario "A ridge"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for B1
      side Red "Red" colour red
        role "Commander" for R1

      army of Blue
        battalion "First" as B1: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        B1 in line at 400 paces west of "La Haye Sainte" facing south
        R1 in line at "La Belle Alliance" facing north
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private Path file;

  @BeforeEach
  void openWindow() throws Exception {
    file = Files.writeString(folder.resolve("ridge.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
    OpenWindow.events(() -> open.tool('g'));
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private Desk desk() {
    return open.window.desk();
  }

  private GroundPen pen() {
    return open.window.map().pen();
  }

  private void mouse(int kind, double x, double y) throws Exception {
    var canvas = open.window.map().canvas();
    boolean plain = kind == MouseEvent.MOUSE_RELEASED || kind == MouseEvent.MOUSE_MOVED;
    OpenWindow.events(
        () ->
            canvas.dispatchEvent(
                new MouseEvent(
                    canvas,
                    kind,
                    System.currentTimeMillis(),
                    plain ? 0 : MouseEvent.BUTTON1_DOWN_MASK,
                    (int) Math.round(x),
                    (int) Math.round(y),
                    1,
                    false,
                    kind == MouseEvent.MOUSE_MOVED ? 0 : MouseEvent.BUTTON1)));
  }

  private void click(MapPoint at) throws Exception {
    var viewport = OpenWindow.onEvents(() -> open.window.map().view().viewport().get());
    double x = viewport.toPixelX(at.x());
    double y = viewport.toPixelY(at.y());
    mouse(MouseEvent.MOUSE_MOVED, x, y);
    mouse(MouseEvent.MOUSE_PRESSED, x, y);
    mouse(MouseEvent.MOUSE_RELEASED, x, y);
  }

  private MapPoint farm() throws Exception {
    return OpenWindow.onEvents(
        () ->
            desk()
                .ground()
                .get()
                .orElseThrow()
                .now()
                .findPlace("La Haye Sainte")
                .orElseThrow()
                .at());
  }

  private void write(FormField field, String words) throws Exception {
    OpenWindow.events(() -> pen().write(pen().form().get().orElseThrow().with(field, words)));
  }

  private double height(MapPoint at) throws Exception {
    return OpenWindow.onEvents(
        () -> desk().analysis().get().ground().orElseThrow().heightMetresAt(at.x(), at.y()));
  }

  private List<String> findings() throws Exception {
    return OpenWindow.onEvents(
        () -> desk().analysis().get().findings().stream().map(each -> each.message()).toList());
  }

  @Test
  void aRidgeDrawnByHandChangesHeightsFindingsAndFilesAndCanBeTakenBack() throws Exception {
    MapPoint unit = farm().offset(300, 270);
    MapPoint middle = unit.offset(120, 180);
    double before = height(middle);
    assertThat(findings()).noneMatch(words -> words.contains("B1"));
    OpenWindow.events(() -> pen().take(Optional.of(GroundTask.RAISE)));
    write(FormField.RAISE, "40");
    write(FormField.SOURCE, "a test");
    for (MapPoint at :
        List.of(
            middle.offset(300, 270).offset(100, 0),
            middle.offset(300, 90).offset(100, 0),
            middle.offset(300, 90).offset(100, 180),
            middle.offset(300, 270).offset(100, 180))) {
      click(at);
    }
    OpenWindow.events(() -> open.key("ENTER"));
    open.settle();
    assertThat(height(middle) - before).isBetween(39.9, 40.1);
    assertThat(findings()).anyMatch(words -> words.contains("B1") && words.contains("slope"));
    String title = OpenWindow.onEvents(() -> open.window.frame().getTitle());
    assertThat(title).startsWith("• ");

    OpenWindow.events(() -> open.window.paperwork().save());
    OpenWindow.await("saved", () -> !desk().isUnsaved());
    Path copy = folder.resolve("terrains/mont-saint-jean");
    Feature ridge = TerrainPackage.read(copy).findFeature("hand-1").orElseThrow();
    assertThat(ridge.handEdit().orElseThrow().source()).isEqualTo("a test");
    assertThat(Files.readString(file)).isEqualTo(TEXT);

    OpenWindow.events(() -> desk().manuscript().undo());
    open.settle();
    assertThat(height(middle)).isEqualTo(before);
    assertThat(findings()).noneMatch(words -> words.contains("B1"));
    boolean unsaved = OpenWindow.onEvents(() -> desk().isUnsaved());
    assertThat(unsaved).isTrue();
  }

  @Test
  void everythingCanBeDrawnWithKeysAlone() throws Exception {
    MapSpot middle =
        OpenWindow.onEvents(
            () -> {
              var viewport = open.window.map().view().viewport().get();
              return viewport.toGround(viewport.width() / 2.0, viewport.height() / 2.0);
            });
    OpenWindow.events(() -> pen().take(Optional.of(GroundTask.SUNKEN_ROAD)));
    for (String key :
        List.of("SPACE", "shift RIGHT", "SPACE", "shift DOWN", "SPACE", "BACK_SPACE")) {
      OpenWindow.events(() -> open.key(key));
    }
    int points = OpenWindow.onEvents(() -> pen().sketch().get().points().size());
    assertThat(points).isEqualTo(2);
    double before = height(new MapPoint(middle.x() + 5, middle.y()));
    OpenWindow.events(() -> open.key("ENTER"));
    open.settle();
    assertThat(height(new MapPoint(middle.x() + 5, middle.y()))).isLessThan(before - 0.5);

    OpenWindow.events(() -> open.key("ESCAPE"));
    OpenWindow.events(() -> pen().choose(Optional.of("hand-1")));
    OpenWindow.events(() -> open.key("DELETE"));
    open.settle();
    assertThat(height(new MapPoint(middle.x() + 5, middle.y()))).isEqualTo(before);
  }

  @Test
  void aCornerIsDraggedAndTheCloseQuestionNamesTheGround() throws Exception {
    MapPoint corner = farm().offset(400, 90);
    OpenWindow.events(() -> pen().take(Optional.of(GroundTask.MARSH)));
    for (MapPoint at : List.of(corner, corner.offset(300, 90), corner.offset(300, 180))) {
      click(at);
    }
    OpenWindow.events(() -> open.key("ENTER"));
    OpenWindow.events(() -> open.key("ESCAPE"));
    OpenWindow.events(() -> pen().choose(Optional.of("hand-1")));
    var viewport = OpenWindow.onEvents(() -> open.window.map().view().viewport().get());
    double x = viewport.toPixelX(corner.x());
    double y = viewport.toPixelY(corner.y());
    mouse(MouseEvent.MOUSE_PRESSED, x, y);
    mouse(MouseEvent.MOUSE_DRAGGED, x - 20, y - 20);
    mouse(MouseEvent.MOUSE_DRAGGED, x - 40, y - 40);
    mouse(MouseEvent.MOUSE_RELEASED, x - 40, y - 40);
    var shape = OpenWindow.onEvents(() -> pen().thing().orElseThrow().geometry());
    assertThat(shape.getCoordinate().x)
        .isCloseTo(
            corner.x() - 40 * viewport.metresPerPixel(),
            org.assertj.core.api.Assertions.within(3 * viewport.metresPerPixel()));
    open.answers.unsaved = Questions.Unsaved.CANCEL;
    OpenWindow.events(open.window::quit);
    assertThat(open.answers.asked).isEqualTo("the ground of ridge.kriegsspiel");
  }
}
