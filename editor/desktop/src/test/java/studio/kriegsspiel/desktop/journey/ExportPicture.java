package studio.kriegsspiel.desktop.journey;

import java.awt.Container;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JTabbedPane;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of the dialog that exports, with a page of a paper: arguments are the file, the
 * look, number of the reader, number of his paper, the page, and width and height of the window
 * below. Page 0 shows what is chosen instead.
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
      ExportForm form = ExportForm.open(open.window);
      JDialog dialog = form.dialog;
      if (numbers[2] == 0) {
        OpenWindow.events(() -> form.choice("Preset").setSelectedIndex(1));
        OpenWindow.draw(dialog.getRootPane(), Path.of(arguments[0]));
        System.exit(0);
      }
      OpenWindow.events(
          () -> Parts.of(dialog, JTabbedPane.class).findFirst().orElseThrow().setSelectedIndex(1));
      OpenWindow.await("papers", () -> form.choice("Reader").getItemCount() > numbers[0]);
      OpenWindow.events(() -> form.choice("Reader").setSelectedIndex(numbers[0]));
      OpenWindow.await("his papers", () -> form.choice("Page of").getItemCount() > numbers[1]);
      OpenWindow.events(() -> form.choice("Page of").setSelectedIndex(numbers[1]));
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

  private static boolean isDrawn(Container within, String page) {
    return Parts.of(within, JComponent.class)
        .map(each -> String.valueOf(each.getAccessibleContext().getAccessibleDescription()))
        .anyMatch(each -> each.contains(page));
  }
}
