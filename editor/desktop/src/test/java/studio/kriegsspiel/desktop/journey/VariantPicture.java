package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of a variant on the map: arguments are the file, the look, the scenario, the
 * title of the variant, width and height.
 */
final class VariantPicture {
  private VariantPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    int width = Integer.parseInt(arguments[4]);
    int height = Integer.parseInt(arguments[5]);
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), width, height)) {
      open.copy(arguments[2]);
      String title = arguments[3].replace('_', ' ');
      OpenWindow.events(() -> open.window.desk().showVariant(Optional.of(title)));
      OpenWindow.await("all checks", () -> open.window.desk().studied().get().complete());
      open.settle();
      OpenWindow.draw(open.window.frame().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
