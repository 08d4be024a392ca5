package studio.kriegsspiel.desktop.journey;

import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.KeyStroke;
import javax.swing.MenuElement;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of the dialog that exports, with a page of a paper: arguments are the file, the
 * look, number of the reader, number of his paper, the page, and width and height of the window
 * below.
 */
final class ExportPicture {
  private ExportPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    int[] numbers = Stream.of(arguments).skip(2).mapToInt(Integer::parseInt).toArray();
    try (OpenWindow open =
        OpenWindow.in(folder, Look.ofKey(arguments[1]), numbers[3], numbers[4])) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.await("all checks", () -> open.window.desk().studied().get().complete());
      KeyStroke key = KeyStroke.getKeyStroke("ctrl E");
      EventQueue.invokeLater(() -> menu(open.window.frame().getJMenuBar(), key).doClick(0));
      OpenWindow.await("the dialog", () -> dialog().isPresent());
      JDialog dialog = dialog().orElseThrow();
      OpenWindow.events(
          () -> Parts.of(dialog, JTabbedPane.class).findFirst().orElseThrow().setSelectedIndex(1));
      OpenWindow.await("papers", () -> choice(dialog, "Reader").getItemCount() > numbers[0]);
      OpenWindow.events(() -> choice(dialog, "Reader").setSelectedIndex(numbers[0]));
      OpenWindow.await("his papers", () -> choice(dialog, "Page of").getItemCount() > numbers[1]);
      OpenWindow.events(() -> choice(dialog, "Page of").setSelectedIndex(numbers[1]));
      for (int page = 1; page < numbers[2]; page++) {
        OpenWindow.await("the page", () -> Parts.button(dialog, "Next").isEnabled());
        OpenWindow.events(() -> Parts.button(dialog, "Next").doClick(0));
      }
      String last = "page " + numbers[2] + " of";
      OpenWindow.await("the page drawn", () -> isDrawn(dialog, last));
      OpenWindow.draw(dialog.getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }

  private static JMenuItem menu(MenuElement within, KeyStroke key) {
    return items(within)
        .filter(each -> key.equals(each.getAccelerator()))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<JMenuItem> items(MenuElement within) {
    return Stream.concat(
        within instanceof JMenuItem item ? Stream.of(item) : Stream.empty(),
        Stream.of(within.getSubElements()).flatMap(ExportPicture::items));
  }

  private static Optional<JDialog> dialog() {
    return Stream.of(Window.getWindows())
        .filter(each -> each instanceof JDialog dialog && dialog.getTitle().equals("Export"))
        .map(JDialog.class::cast)
        .filter(Window::isShowing)
        .findFirst();
  }

  private static boolean isDrawn(Container within, String page) {
    return Parts.of(within, JComponent.class)
        .map(each -> String.valueOf(each.getAccessibleContext().getAccessibleDescription()))
        .anyMatch(each -> each.contains(page));
  }

  private static JComboBox<?> choice(Container within, String name) {
    return Parts.of(within, JComboBox.class)
        .filter(each -> name.equals(each.getAccessibleContext().getAccessibleName()))
        .findFirst()
        .orElseThrow();
  }
}
