package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.situation.knowledge.Reader;

/** Writes the picture of a window that shows what a role knows: arguments are file and look. */
final class ReaderPicture {
  private ReaderPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = arguments.length > 1 ? Look.ofKey(arguments[1]) : Look.LIGHT;
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(
          () -> {
            var desk = open.window.desk();
            var begins = desk.studied().get().situation().orElseThrow().clock().begins();
            desk.minute().set(Optional.of(begins.toLocalDate().atTime(LocalTime.of(14, 0))));
            desk.reader().set(Optional.of(Reader.Player.ofRole("Blue", "Commander at the farm")));
            open.window.reader().truth().doClick();
          });
      open.settle();
      Thread.sleep(1500);
      open.settle();
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
