package studio.kriegsspiel.desktop.journey;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of the dialog that asks for whom papers are made: arguments are the file, the
 * look and the scenario's short name.
 */
final class ExportPicture {
  private ExportPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      Path scenario = open.services.library().findScenario(arguments[2]).orElseThrow();
      OpenWindow.events(() -> open.window.paperwork().startCopy(scenario));
      open.settle();
      OpenWindow.await(
          "the checks",
          () -> open.window.desk().isChecked() && open.window.desk().studied().get().complete());
      SwingUtilities.invokeLater(() -> export(open.window.frame().getJMenuBar()));
      OpenWindow.await("the dialog", () -> dialog().findFirst().isPresent());
      OpenWindow.events(
          () -> {
            JDialog dialog = dialog().findFirst().orElseThrow();
            press(dialog, "Those who come tonight:");
            press(dialog, "Commander of the horse (Red)");
          });
      Thread.sleep(600);
      OpenWindow.events(() -> write(dialog().findFirst().orElseThrow(), Path.of(arguments[0])));
    }
    System.exit(0);
  }

  /** Chooses the entry with the key of exports. */
  private static void export(JMenuBar bar) {
    KeyStroke key = KeyStroke.getKeyStroke("ctrl E");
    for (int i = 0; i < bar.getMenuCount(); i++) {
      for (int k = 0; k < bar.getMenu(i).getItemCount(); k++) {
        JMenuItem item = bar.getMenu(i).getItem(k);
        if (item != null && key.equals(item.getAccelerator())) {
          item.doClick(0);
          return;
        }
      }
    }
  }

  private static Stream<JDialog> dialog() {
    return Stream.of(Window.getWindows())
        .filter(each -> each instanceof JDialog dialog && dialog.isShowing())
        .map(JDialog.class::cast);
  }

  private static void press(Container within, String words) {
    for (Component each : within.getComponents()) {
      if (each instanceof AbstractButton button && words.equals(button.getText())) {
        button.doClick(0);
      } else if (each instanceof Container inner) {
        press(inner, words);
      }
    }
  }

  private static void write(JDialog dialog, Path file) {
    var pane = dialog.getRootPane();
    BufferedImage picture =
        new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
    var graphics = picture.createGraphics();
    pane.paint(graphics);
    graphics.dispose();
    try {
      ImageIO.write(picture, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
