package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.Feature;
import studio.kriegsspiel.terrain.Terrain;

/** What is typed in a form of the palette is what the very next click on the map writes. */
@Timeout(180)
class PaletteFormsTest {
  private static final String TEXT =
      """
      scenario "Old ground"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00
      """;

  /** A value that no form begins with, for every field that is typed. */
  private static final Map<FormField, String> TYPED =
      Map.ofEntries(
          Map.entry(FormField.NAME, "Mill of the test"),
          Map.entry(FormField.ALIASES, "Old mill; Windmill"),
          Map.entry(FormField.RAISE, "-1.25"),
          Map.entry(FormField.HEIGHT, "7.5"),
          Map.entry(FormField.ABOVE_DATUM, "180"),
          Map.entry(FormField.DEPTH, "2.25"),
          Map.entry(FormField.WIDTH, "11"),
          Map.entry(FormField.BELT, "45"),
          Map.entry(FormField.BRUSH, "35"),
          Map.entry(FormField.SLOPE, "17"),
          Map.entry(FormField.HOUSES, "9"),
          Map.entry(FormField.REASON, "seen on the spot"),
          Map.entry(FormField.SOURCE, "Craan 1816"));

  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("old.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1200, 800);
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

  private GroundPen pen() {
    return open.window.map().pen();
  }

  private Terrain terrain() {
    return open.window.desk().ground().get().orElseThrow().now();
  }

  private Component input(String name) {
    Component found = find(open.window.frame().getContentPane(), name);
    assertThat(found).as("the field " + name).isNotNull();
    return found;
  }

  private static Component find(Container parent, String name) {
    for (Component each : parent.getComponents()) {
      boolean input = each instanceof JTextField || each instanceof JComboBox<?>;
      if (input && name.equals(each.getAccessibleContext().getAccessibleName())) {
        return each;
      }
      Component inner = each instanceof Container container ? find(container, name) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  /** Writes into a field as the keyboard does: characters, and neither Enter nor Tab. */
  private void type(FormField field, String value) {
    Component input = input(field.label());
    if (input instanceof JTextField text) {
      text.selectAll();
      text.replaceSelection(value);
    } else {
      ((JComboBox<?>) input).setSelectedItem(value);
    }
  }

  private String shown(FormField field) {
    Component input = input(field.label());
    return input instanceof JTextField text
        ? text.getText()
        : String.valueOf(((JComboBox<?>) input).getSelectedItem());
  }

  /** A value that differs from the one the form begins with. */
  private static String another(FormField field) {
    return field.choices().isEmpty()
        ? TYPED.get(field)
        : field.choices().get(field.choices().size() - 1);
  }

  private void mouse(int kind, Point at, int clicks) {
    var canvas = open.window.map().canvas();
    canvas.dispatchEvent(
        new MouseEvent(
            canvas,
            kind,
            System.currentTimeMillis(),
            kind == MouseEvent.MOUSE_RELEASED ? 0 : MouseEvent.BUTTON1_DOWN_MASK,
            at.x,
            at.y,
            clicks,
            false,
            MouseEvent.BUTTON1));
  }

  private void click(Point at, int clicks) {
    mouse(MouseEvent.MOUSE_PRESSED, at, clicks);
    mouse(MouseEvent.MOUSE_RELEASED, at, clicks);
  }

  /** Draws with the pointer, as the task is drawn: nothing but mouse events on the map. */
  private void draw(GroundTask task, int step) {
    int left = 140 + 9 * step;
    Point first = new Point(left, 300);
    Point second = new Point(left + 45, 310);
    Point third = new Point(left + 25, 350);
    switch (task.way()) {
      case POINT -> click(first, 1);
      case BRUSH -> {
        mouse(MouseEvent.MOUSE_PRESSED, first, 1);
        mouse(MouseEvent.MOUSE_DRAGGED, second, 1);
        mouse(MouseEvent.MOUSE_RELEASED, second, 1);
      }
      default -> {
        click(first, 1);
        click(second, 1);
        click(third, 1);
        click(third, 2);
      }
    }
  }

  @Test
  void everyFormOfThePaletteWritesWhatItShows() throws Exception {
    for (GroundTask task : GroundTask.values()) {
      OpenWindow.events(
          () -> {
            pen().take(Optional.of(task));
            List<FormField> fields = pen().form().get().orElseThrow().fields();
            for (FormField field : fields) {
              type(field, another(field));
            }
            int before = terrain().features().size();
            draw(task, task.ordinal());
            for (FormField field : fields) {
              assertThat(shown(field)).as(task.title() + ", " + field).isEqualTo(another(field));
            }
            if (task == GroundTask.PLACE) {
              var place = terrain().findPlace("Mill of the test").orElseThrow();
              assertThat(place.aliases()).containsExactly("Old mill", "Windmill");
            } else {
              assertThat(terrain().features()).as(task.title()).hasSize(before + 1);
              check(task, fields, terrain().features().get(before));
            }
          });
    }
  }

  /** With the button held an outline is drawn as by hand; back at its first point it closes. */
  @Test
  void aWoodIsDrawnWithTheButtonHeld() throws Exception {
    OpenWindow.events(
        () -> {
          pen().take(Optional.of(GroundTask.WOOD_LIGHT));
          int before = terrain().features().size();
          mouse(MouseEvent.MOUSE_PRESSED, new Point(250, 300), 1);
          mouse(MouseEvent.MOUSE_DRAGGED, new Point(251, 300), 1);
          assertThat(pen().sketch().get().points()).as("a hand that trembles").hasSize(1);
          for (int degrees = 0; degrees <= 360; degrees += 3) {
            double angle = Math.toRadians(degrees);
            int x = (int) Math.round(200 + 50 * Math.cos(angle));
            int y = (int) Math.round(300 + 50 * Math.sin(angle));
            mouse(MouseEvent.MOUSE_DRAGGED, new Point(x, y), 1);
          }
          mouse(MouseEvent.MOUSE_RELEASED, new Point(250, 300), 1);
          assertThat(terrain().features()).hasSize(before + 1);
          var wood = terrain().features().get(before).geometry();
          assertThat(wood.getNumPoints()).isBetween(8, 60);
          double metres = open.window.map().view().viewport().get().metresPerPixel();
          assertThat(wood.getArea() / (metres * metres))
              .isCloseTo(Math.PI * 50 * 50, withinPercentage(5));
          pen().take(Optional.of(GroundTask.HEDGE));
          mouse(MouseEvent.MOUSE_PRESSED, new Point(300, 400), 1);
          mouse(MouseEvent.MOUSE_DRAGGED, new Point(340, 401), 1);
          mouse(MouseEvent.MOUSE_DRAGGED, new Point(400, 400), 1);
          mouse(MouseEvent.MOUSE_RELEASED, new Point(400, 400), 1);
          click(new Point(400, 450), 1);
          pen().finish();
          assertThat(terrain().features().get(before + 1).geometry().getNumPoints())
              .as("straight by hand, then a click")
              .isEqualTo(3);
        });
  }

  private static void check(GroundTask task, List<FormField> fields, Feature drawn) {
    for (FormField field : fields) {
      if (field != FormField.BRUSH) {
        assertThat(written(field, drawn)).as(task.title() + ", " + field).isEqualTo(another(field));
      }
    }
  }

  /** What the ground holds of a field, found without the form. */
  private static String written(FormField field, Feature drawn) {
    var known = drawn.attributes();
    var edit = drawn.handEdit().orElseThrow();
    return switch (field) {
      case NAME -> drawn.name().orElse("");
      case RAISE, HEIGHT, ABOVE_DATUM -> number(known.heightMetres().orElseThrow());
      case DEPTH -> number(known.depthMetres().orElseThrow());
      case WIDTH, BELT -> number(known.widthMetres().orElseThrow());
      case SLOPE -> number(known.slopeDegrees().orElseThrow());
      case HOUSES -> String.valueOf(known.houses().orElseThrow());
      case ROAD -> word(known.roadWidth().orElseThrow());
      case BRIDGE -> word(known.bridgeMaterial().orElseThrow());
      case DEFENCE -> word(known.defence().orElseThrow());
      case REASON -> edit.reason();
      case SOURCE -> edit.source();
      case CONFIDENCE -> word(edit.confidence());
      case ALIASES, BRUSH -> throw new IllegalStateException("no feature has it");
    };
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }

  private static String number(double value) {
    return java.math.BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  @Test
  void aHeightTypedAgainIsTheOneThatIsSet() throws Exception {
    OpenWindow.events(
        () -> {
          pen().take(Optional.of(GroundTask.SPOT));
          int before = terrain().features().size();
          type(FormField.ABOVE_DATUM, "350");
          click(new Point(200, 300), 1);
          type(FormField.ABOVE_DATUM, "180");
          click(new Point(260, 300), 1);
          assertThat(terrain().features().subList(before, before + 2))
              .extracting(each -> each.attributes().heightMetres().orElseThrow())
              .containsExactly(350.0, 180.0);
        });
  }

  @Test
  void whatIsTypedOfAChosenThingIsWrittenToThatThingBeforeTheClickChoosesAnother()
      throws Exception {
    OpenWindow.events(
        () -> {
          pen().take(Optional.of(GroundTask.SPOT));
          type(FormField.ABOVE_DATUM, "120");
          click(new Point(200, 300), 1);
          click(new Point(300, 300), 1);
          pen().take(Optional.empty());
          click(new Point(200, 300), 1);
          type(FormField.ABOVE_DATUM, "133");
          assertThat(heights()).containsExactly(120.0, 120.0);
          click(new Point(300, 300), 1);
          assertThat(heights()).containsExactly(133.0, 120.0);
          assertThat(shown(FormField.ABOVE_DATUM)).isEqualTo("120");
          assertThat(open.window.desk().manuscript().nextUndo())
              .contains("change Spot height, 120 m");
        });
  }

  @Test
  void whatIsTypedOfAChosenThingIsSavedAndWhatCannotBeIsSaid() throws Exception {
    OpenWindow.events(
        () -> {
          pen().take(Optional.of(GroundTask.SPOT));
          type(FormField.ABOVE_DATUM, "120");
          click(new Point(200, 300), 1);
          pen().take(Optional.empty());
          click(new Point(200, 300), 1);
          type(FormField.ABOVE_DATUM, "high");
          click(new Point(420, 330), 1);
          assertThat(open.window.desk().message().get().sentence())
              .isEqualTo("“high” is no number; write one in “Height”.");
          assertThat(shown(FormField.ABOVE_DATUM)).isEqualTo("high");
          type(FormField.ABOVE_DATUM, "141");
          open.window.paperwork().save();
        });
    OpenWindow.await("saved", () -> !open.window.desk().isUnsaved());
    String written = Files.readString(folder.resolve("terrains/mont-saint-jean/features.geojson"));
    assertThat(written).contains("141").doesNotContain("120.0");
  }

  private List<Double> heights() {
    return terrain().features().stream()
        .filter(each -> each.kind() == studio.kriegsspiel.terrain.FeatureKind.SPOT_HEIGHT)
        .map(each -> each.attributes().heightMetres().orElseThrow())
        .toList();
  }
}
