package studio.kriegsspiel.desktop.journey;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
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
      Path scenario =
          open.services.library().scenarios().stream()
              .map(each -> each.path())
              .filter(each -> each.toString().contains(arguments[2]))
              .findFirst()
              .orElseThrow();
      OpenWindow.events(() -> open.window.paperwork().startCopy(scenario));
      open.settle();
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
      OpenWindow.events(
          () -> {
            var pane = window.dialog().getRootPane();
            BufferedImage picture =
                new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
            var graphics = picture.createGraphics();
            pane.paint(graphics);
            graphics.dispose();
            try {
              ImageIO.write(picture, "png", Path.of(arguments[0]).toFile());
            } catch (java.io.IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          });
    }
    System.exit(0);
  }
}
