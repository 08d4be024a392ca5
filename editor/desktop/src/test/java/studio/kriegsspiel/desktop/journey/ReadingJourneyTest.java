package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.map.MapView;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.rules.concept.UnitType;
import studio.kriegsspiel.terrain.MapPoint;

/** An umpire reads the ground from where a battery stands, by pointer and by keys. */
@Timeout(180)
class ReadingJourneyTest {
  private static final String TEXT =
      """
      scenario "A battery"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 15:00

      side Blue "Blue" colour blue
        role "Commander" for B1

      army of Blue
        battery "First" as B1: 8 6-pdrs

      deploy
        B1 in battery at 300 paces west of "La Haye Sainte" facing south
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private GroundReader reader;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("battery.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.DARK, 1300, 820);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
    reader = open.window.map().reader();
    OpenWindow.events(() -> open.tool('r'));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private MapPoint battery() throws Exception {
    return OpenWindow.onEvents(
        () -> open.window.map().view().scene().get().orElseThrow().blocks().get(0).centre());
  }

  private void mouse(int kind, int button, MapPoint ground) throws Exception {
    var canvas = open.window.map().canvas();
    OpenWindow.events(
        () -> {
          var at = MapView.forPainter(open.window.map().view().viewport().get()).toPicture(ground);
          canvas.dispatchEvent(
              new MouseEvent(
                  canvas,
                  kind,
                  System.currentTimeMillis(),
                  MouseEvent.getMaskForButton(Math.max(1, button)),
                  (int) Math.round(at.x),
                  (int) Math.round(at.y),
                  1,
                  false,
                  button));
        });
  }

  private void await(String what) throws Exception {
    OpenWindow.await(what, () -> reader.isSettled() && reader.field().get().isPresent());
  }

  @Test
  void asksFromABatteryThatIsClickedAndForTheSpotTheMouseRestsOn() throws Exception {
    MapPoint at = battery();
    OpenWindow.events(() -> reader.change(now -> now.with(ReadingQuestion.FIRE)));
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1, at);
    await("the field of fire");
    assertThat(reader.asking().get().from()).contains(at);
    assertThat(reader.asking().get().firing().words()).isEqualTo("First");
    assertThat(reader.asking().get().firing().troops().type()).isEqualTo(UnitType.ARTILLERY_MEDIUM);
    assertThat(reader.asking().get().facing()).hasValue(180);

    mouse(MouseEvent.MOUSE_MOVED, MouseEvent.NOBUTTON, at.offset(400, 180));
    OpenWindow.await("what the spot is to the guns", () -> reader.line().get().isPresent());
    mouse(MouseEvent.MOUSE_MOVED, MouseEvent.NOBUTTON, at.offset(400, 0));
    OpenWindow.await(
        "the spot behind the guns",
        () ->
            reader.line().get().filter(line -> line.brief().startsWith("out of arc")).isPresent());
    open.settle();

    OpenWindow.events(() -> open.key("ESCAPE"));
    assertThat(OpenWindow.onEvents(() -> reader.field().get())).isEmpty();
    assertThat(OpenWindow.onEvents(() -> open.window.desk().manuscript().text())).isEqualTo(TEXT);
  }

  @Test
  void needsNoMouse() throws Exception {
    OpenWindow.events(() -> open.key("SPACE"));
    await("the field of sight");
    Optional<MapPoint> from = OpenWindow.onEvents(() -> reader.asking().get().from());
    assertThat(from).isPresent();
    for (int i = 0; i < 3; i++) {
      OpenWindow.events(() -> open.key("shift RIGHT"));
    }
    OpenWindow.events(() -> open.key("ENTER"));
    OpenWindow.await("the line of sight", () -> reader.line().get().isPresent());
    assertThat(OpenWindow.onEvents(reader::isHeld)).isTrue();
    assertThat(OpenWindow.onEvents(() -> reader.line().get().orElseThrow().brief()))
        .containsAnyOf("in sight, ", "out of sight, ");
    OpenWindow.events(() -> open.key("ESCAPE"));
    assertThat(OpenWindow.onEvents(reader::isHeld)).isFalse();
    assertThat(OpenWindow.onEvents(() -> reader.field().get())).isPresent();
  }

  @Test
  void whatIsKeptStaysOnTheMapWhenTheToolIsLeft() throws Exception {
    OpenWindow.events(() -> open.key("SPACE"));
    await("the field of sight");
    OpenWindow.events(() -> open.key("typed k"));
    assertThat(OpenWindow.onEvents(() -> reader.field().get())).isEmpty();
    assertThat(OpenWindow.onEvents(ControlNames::nameless)).isEmpty();
    OpenWindow.events(() -> open.tool('v'));
    OpenWindow.await("the answer drawn", () -> blueish(open.picture(open.window.map().canvas())));
    OpenWindow.events(() -> open.tool('r'));
    AbstractButton shown = OpenWindow.onEvents(() -> Parts.button(open.window.map(), "A"));
    OpenWindow.events(shown::doClick);
    OpenWindow.await("it hidden", () -> !blueish(open.picture(open.window.map().canvas())));
    assertThat(OpenWindow.onEvents(() -> reader.kept().all().get())).hasSize(1);
    OpenWindow.events(
        () -> {
          AbstractButton now = Parts.button(open.window.map(), "A");
          assertThat(now.isSelected()).isFalse();
          Object name = now.getInputMap().get(KeyStroke.getKeyStroke("DELETE"));
          now.getActionMap()
              .get(name)
              .actionPerformed(new ActionEvent(now, ActionEvent.ACTION_PERFORMED, ""));
        });
    assertThat(OpenWindow.onEvents(() -> reader.kept().all().get())).isEmpty();
  }

  @Test
  void whatIsKeptOfABatteryGoesWithItInTheHand() throws Exception {
    MapPoint from = battery();
    OpenWindow.events(() -> reader.change(now -> now.with(ReadingQuestion.FIRE)));
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1, from);
    await("the field of fire");
    OpenWindow.events(() -> open.key("typed k"));
    OpenWindow.events(() -> open.tool('v'));
    MapPoint to = from.offset(300, 90);
    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1, from);
    mouse(MouseEvent.MOUSE_DRAGGED, MouseEvent.BUTTON1, from.offset(150, 90));
    mouse(MouseEvent.MOUSE_DRAGGED, MouseEvent.BUTTON1, to);
    assertThat(keptAt().distanceMetres(to)).isLessThan(20);
    OpenWindow.await("what it strikes from there", () -> reader.kept().isSettled());
    OpenWindow.events(() -> open.key("ESCAPE"));
    assertThat(keptAt()).as("given up").isEqualTo(from);

    mouse(MouseEvent.MOUSE_PRESSED, MouseEvent.BUTTON1, from);
    mouse(MouseEvent.MOUSE_DRAGGED, MouseEvent.BUTTON1, to);
    mouse(MouseEvent.MOUSE_RELEASED, MouseEvent.BUTTON1, to);
    open.settle();
    assertThat(keptAt()).as("as the text has it now").isEqualTo(battery());
    assertThat(battery().distanceMetres(to)).isLessThan(20);
  }

  @Test
  void sitesAreAskedAgainstAPlaceThatIsChosenWithoutTheMouse() throws Exception {
    var panel = open.window.map();
    OpenWindow.events(() -> Parts.button(panel, "Site").doClick());
    JComboBox<?> target =
        OpenWindow.onEvents(
            () ->
                Parts.of(panel, JComboBox.class)
                    .filter(
                        each -> "Target".equals(each.getAccessibleContext().getAccessibleName()))
                    .findFirst()
                    .orElseThrow());
    OpenWindow.events(
        () -> {
          int place = 0;
          while (!target.getItemAt(place).toString().equals("La Belle Alliance")) {
            place++;
          }
          target.setSelectedIndex(place);
        });
    await("the sites");
    assertThat(OpenWindow.onEvents(() -> reader.field().get().orElseThrow().title()))
        .startsWith("Sites against La Belle Alliance for ");
    assertThat(OpenWindow.onEvents(() -> String.valueOf(target.getSelectedItem())))
        .isEqualTo("La Belle Alliance");
    assertThat(OpenWindow.onEvents(ControlNames::nameless)).isEmpty();
    OpenWindow.events(() -> open.key("shift RIGHT"));
    OpenWindow.events(() -> open.key("ENTER"));
    OpenWindow.await("what one site is", () -> reader.line().get().isPresent());
  }

  private MapPoint keptAt() throws Exception {
    return OpenWindow.onEvents(() -> reader.kept().all().get().get(0).at().orElseThrow());
  }

  /** Whether many pixels have the light blue of the first question in the dark look. */
  private static boolean blueish(BufferedImage image) {
    int found = 0;
    for (int y = 0; y < image.getHeight(); y += 2) {
      for (int x = 0; x < image.getWidth(); x += 2) {
        int pixel = image.getRGB(x, y);
        int red = pixel >> 16 & 0xff;
        int blue = pixel & 0xff;
        found += blue > 120 && blue - red > 50 ? 1 : 0;
      }
    }
    return found > 2000;
  }
}
