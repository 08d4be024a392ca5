package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.control.ControlDesk;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desk.map.LayerChoice;
import studio.kriegsspiel.desktop.ui.control.ControlWindow;
import studio.kriegsspiel.desktop.ui.importing.ImportWindow;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/** A historian brings heights and a scan, places the scan, and plays on the result. */
@Timeout(180)
class GroundJourneyTest {
  private static final String TEXT =
      """
      scenario "Old ground"
        rules    reisswitz-1824
        on       18 June 1815 from 13:00 to 15:00
      """;

  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("old.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1200, 800);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private Path heights() throws Exception {
    StringBuilder text =
        new StringBuilder("ncols 60\nnrows 60\nxllcorner 150000\nyllcorner 150000\ncellsize 50\n");
    for (int i = 0; i < 3600; i++) {
      text.append(100 + i % 60 + i / 120).append(i % 60 == 59 ? '\n' : ' ');
    }
    return Files.writeString(folder.resolve("hills.asc"), text);
  }

  private Path scan() throws Exception {
    Path file = folder.resolve("scan.png");
    ImageIO.write(new BufferedImage(600, 600, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    return file;
  }

  private void press(Container window, String words) throws Exception {
    JButton button = OpenWindow.onEvents(() -> find(window, words));
    assertThat(button).as("the button " + words).isNotNull();
    OpenWindow.await(words + " can be pressed", button::isEnabled);
    OpenWindow.events(button::doClick);
  }

  private static JButton find(Container parent, String words) {
    for (Component each : parent.getComponents()) {
      if (each instanceof JButton button && words.equals(button.getText()) && button.isShowing()) {
        return button;
      }
      if (each instanceof Container inner) {
        JButton found = find(inner, words);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  @Test
  void bringsHeightsAndAScanAndPlaysOnThem() throws Exception {
    Path hills = heights();
    Path map = scan();
    ImportWindow window =
        OpenWindow.onEvents(() -> open.window.grounds().importGround(List.of(hills, map)));
    var model = window.model();
    OpenWindow.await("the files are looked at", () -> !model.plan().get().isLooking());
    assertThat(model.preview().get().gaps()).hasSize(2);

    OpenWindow.events(() -> model.nameSystem(hills, "EPSG:31370"));
    OpenWindow.await("the heights lie somewhere", () -> !model.overview().get().pieces().isEmpty());
    press(window.dialog(), "Set control points…");
    OpenWindow.await("the scan", () -> open.window.grounds().lastPoints().isPresent());
    ControlWindow points = open.window.grounds().lastPoints().orElseThrow();
    ControlDesk desk = points.desk();
    assertThat(desk.sheet().get().system()).isEqualTo("EPSG:31370");
    OpenWindow.events(
        () -> {
          for (int i = 0; i < 9; i++) {
            double column = 60 + 240 * (i % 3);
            double row = 60 + 240 * (i / 3);
            desk.mark(column, row);
            desk.place(new MapPoint(150_000 + 5 * column + i % 2, 153_000 - 5 * row));
          }
        });
    OpenWindow.await("the judgement", points::isFresh);
    press(points.dialog(), "Use these points");

    OpenWindow.await("nothing is missing", () -> model.preview().get().isReady());
    press(window.dialog(), "Import");
    OpenWindow.await(
        "the import is done", () -> !(model.state().get() instanceof ImportState.Running));
    assertThat(model.state().get()).isInstanceOf(ImportState.Written.class);
    press(window.dialog(), "Use it in this scenario");

    String text = OpenWindow.onEvents(() -> open.window.desk().manuscript().text());
    assertThat(text).isEqualTo(TEXT.replace("1824\n", "1824\n  terrain  \"hills\"\n"));
    OpenWindow.await(
        "the map shows it", () -> open.window.desk().studied().get().terrain().isPresent());
    var ground = TerrainPackage.read(folder.resolve("hills"));
    assertThat(ground.sheet()).isPresent();
    assertThat(ground.elevation()).isPresent();
    assertThat(open.window.map().view().layers().get().has(LayerChoice.Group.SHEET)).isTrue();

    OpenWindow.events(() -> open.window.desk().manuscript().undo());
    String back = OpenWindow.onEvents(() -> open.window.desk().manuscript().text());
    assertThat(back).isEqualTo(TEXT);
  }
}
