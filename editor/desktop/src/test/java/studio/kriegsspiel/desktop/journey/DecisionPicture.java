package studio.kriegsspiel.desktop.journey;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.force.UnitId;

/**
 * Writes the picture of a question being decided that the manual shows: arguments are the file, the
 * look, the question, and the two units as {@code Red.L54a}.
 */
final class DecisionPicture {
  private DecisionPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> open.tool('d'));
      var deciding = open.window.decisions().deciding();
      OpenWindow.events(
          () -> {
            open.window.desk().chooseAll(List.of(unit(arguments[3]), unit(arguments[4])));
            open.key("typed d");
            open.window.navigation().decide(List.of(unit(arguments[3]), unit(arguments[4])));
          });
      OpenWindow.await("questions", () -> !deciding.offers().get().isEmpty());
      OpenWindow.events(
          () -> deciding.ask(open.window.desk().studied().get().book().getProcedure(arguments[2])));
      OpenWindow.await("the form", () -> deciding.form().get().isPresent());
      OpenWindow.events(() -> deciding.dice().set(deciding.dice().get().withSeed(1815)));
      OpenWindow.events(() -> open.window.decisions().window().decide());
      open.settle();
      Thread.sleep(600);
      BufferedImage window = open.picture();
      OpenWindow.events(
          () -> {
            var pane = open.window.decisions().window().dialog().getRootPane();
            Graphics2D graphics = window.createGraphics();
            graphics.translate(20, window.getHeight() - pane.getHeight() - 20);
            pane.paint(graphics);
            graphics.dispose();
          });
      ImageIO.write(window, "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }

  private static UnitId unit(String words) {
    String[] parts = words.split("\\.");
    return new UnitId(parts[0], parts[1]);
  }
}
