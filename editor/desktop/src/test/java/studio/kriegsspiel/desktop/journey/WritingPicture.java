package studio.kriegsspiel.desktop.journey;

import java.awt.Rectangle;
import java.awt.Robot;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes the picture of the window while its text is written: arguments are the file, the look,
 * what to show (names, places, rename, words, timeline), words to put the caret behind, width,
 * height and the scenario's short name.
 */
final class WritingPicture {
  private WritingPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = Look.ofKey(arguments[1]);
    int width = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 1500;
    int height = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 940;
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, width, height)) {
      var window = open.window;
      OpenWindow.events(
          () ->
              window
                  .paperwork()
                  .startCopy(
                      open.services.library().scenarios().stream()
                          .filter(each -> arguments.length > 6 && each.slug().equals(arguments[6]))
                          .findFirst()
                          .map(each -> each.path())
                          .orElse(open.services.library().firstScenario())));
      open.settle();
      var area = window.script().area();
      OpenWindow.events(
          () -> {
            int at = area.getText().indexOf(arguments[3]) + arguments[3].length();
            area.setCaretPosition(at);
            area.requestFocusInWindow();
          });
      Thread.sleep(1500);
      OpenWindow.events(
          () -> {
            switch (arguments[2]) {
              case "places" -> window.names().findReferences();
              case "rename" -> window.script().rename();
              case "words" -> window.script().complete();
              case "timeline" -> {
                window.reveal(window.times(), window.times()::focusLanes);
                window.timeline().step(1);
                var timeline = window.timeline().timeline().get();
                window
                    .desk()
                    .minute()
                    .set(java.util.Optional.of(timeline.begins().plusMinutes(20)));
              }
              default -> {}
            }
          });
      Thread.sleep(1500);
      open.settle();
      Thread.sleep(500);
      Rectangle at = OpenWindow.onEvents(() -> window.frame().getBounds());
      ImageIO.write(new Robot().createScreenCapture(at), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
