package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes a picture of the window in which a game is carried on: arguments are the file and the
 * look, then what is done, as hours to go on to and orders.
 */
final class GamePicture {
  private GamePicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    Path file = folder.resolve("farm.kriegsspiel");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      Files.copy(open.services.library().firstScenario(), file);
      OpenWindow.events(() -> open.window.paperwork().openNow(file));
      open.settle();
      var game = open.window.decisions().game();
      OpenWindow.events(() -> open.window.decisions().table().show());
      OpenWindow.events(game::begin);
      for (int i = 2; i < arguments.length; i++) {
        String act = arguments[i].replace('_', ' ');
        OpenWindow.await("the game", () -> !game.face().get().busy());
        OpenWindow.events(
            () -> {
              if (act.matches("[0-9]+:[0-9]+")) {
                game.goOn(act);
              } else {
                game.order(act, java.util.Optional.empty(), false);
              }
            });
      }
      OpenWindow.await("the game", () -> !game.face().get().busy());
      Thread.sleep(600);
      OpenWindow.draw(
          open.window.decisions().table().dialog().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
