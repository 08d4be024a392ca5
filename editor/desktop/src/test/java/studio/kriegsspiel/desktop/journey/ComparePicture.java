package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of a variant beside its scenario: arguments are the file, the look, the
 * scenario, the title of the variant, the number of the chosen row, and how much nearer it is
 * looked at.
 */
final class ComparePicture {
  private ComparePicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1400, 900)) {
      open.copy(arguments[2]);
      String title = arguments[3].replace('_', ' ');
      var window = open.window.comparing();
      OpenWindow.events(() -> open.window.desk().showVariant(Optional.of(title)));
      OpenWindow.events(window::show);
      int row = Integer.parseInt(arguments[4]);
      OpenWindow.await("what differs", () -> window.table().getRowCount() > row);
      OpenWindow.await("both maps", window::isFresh);
      OpenWindow.events(
          () -> {
            window.left().view().zoom(Double.parseDouble(arguments[5]));
            window.table().requestFocusInWindow();
          });
      OpenWindow.await("the keyboard", () -> window.table().isFocusOwner());
      OpenWindow.events(() -> window.table().setRowSelectionInterval(row, row));
      OpenWindow.await("both maps", window::isFresh);
      OpenWindow.draw(window.dialog().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
