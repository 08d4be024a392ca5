package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes the picture of a rehearsal that the manual shows: arguments are the file, the look, the
 * scenario's short name, how many games, and the minute of the first game that is shown, if one is.
 */
final class RehearsalPicture {
  private RehearsalPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      open.copy(arguments[2]);
      var window = open.window.rehearsal();
      OpenWindow.events(
          () -> {
            window.show();
            window.choose(Integer.parseInt(arguments[3]));
            window.begin();
          });
      OpenWindow.await("the games", () -> window.rehearsing().job().get().isEmpty());
      if (arguments.length > 4) {
        OpenWindow.events(() -> window.replay(1, Integer.parseInt(arguments[4])));
        OpenWindow.await("a game", () -> window.rehearsing().replayed().get().isPresent());
      }
      Thread.sleep(600);
      OpenWindow.draw(window.dialog().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
