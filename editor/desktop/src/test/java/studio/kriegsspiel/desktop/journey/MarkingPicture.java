package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of the window in which order sheets are marked: arguments are the file, the
 * look, a part of the scenario's path, the folder of the sheets, how many games, and row and column
 * of the mark that is chosen.
 */
final class MarkingPicture {
  private MarkingPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      open.copy(arguments[2]);
      var window = open.window.marking();
      OpenWindow.events(
          () -> {
            window.wish(Path.of(arguments[3]), Integer.parseInt(arguments[4]));
            window.show();
            window.begin();
          });
      OpenWindow.await("the marks", () -> open.services.runner().shownJobs().isEmpty());
      OpenWindow.events(
          () -> window.choose(Integer.parseInt(arguments[5]), Integer.parseInt(arguments[6])));
      Thread.sleep(600);
      OpenWindow.draw(window.dialog().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
