package studio.kriegsspiel.desktop.journey;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Writes a picture of an army out of a table: arguments are the file, the look and the table. */
final class TablePicture {
  private TablePicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      Path file =
          Files.copy(open.services.library().blankScenario(), folder.resolve("mine.kriegsspiel"));
      OpenWindow.events(() -> open.window.paperwork().openNow(file));
      open.settle();
      open.answers.path = Optional.of(Path.of(arguments[2]));
      OpenWindow.events(() -> open.window.tables().ask());
      OpenWindow.await("the table is read", () -> open.window.tables().last().isPresent());
      var shown = open.window.tables().last().orElseThrow();
      OpenWindow.await("something is said", () -> !shown.said().isBlank());
      Thread.sleep(300);
      var pane = shown.dialog().getRootPane();
      BufferedImage image =
          new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
      OpenWindow.events(
          () -> {
            Graphics2D graphics = image.createGraphics();
            pane.paint(graphics);
            graphics.dispose();
          });
      ImageIO.write(image, "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
