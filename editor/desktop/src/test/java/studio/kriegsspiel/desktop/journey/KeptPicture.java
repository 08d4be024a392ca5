package studio.kriegsspiel.desktop.journey;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes the picture of questions that stay on the map: arguments are the file, the look, the
 * question, and the short names of the units it is asked from.
 */
final class KeptPicture {
  private KeptPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1300, 820)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> open.tool('r'));
      GroundReader reader = open.window.map().reader();
      OpenWindow.events(() -> reader.turnTo(ReadingQuestion.valueOf(arguments[2])));
      for (int i = 3; i < arguments.length; i++) {
        String name = arguments[i];
        OpenWindow.events(
            () ->
                open.window.map().view().scene().get().orElseThrow().blocks().stream()
                    .filter(each -> each.unit().name().equals(name))
                    .findFirst()
                    .ifPresent(reader::from));
        OpenWindow.await("the answer", () -> reader.field().get().isPresent());
        OpenWindow.events(() -> open.key("typed k"));
      }
      OpenWindow.await("the comparison", () -> reader.kept().isSettled());
      open.settle();
      Thread.sleep(1500);
      BufferedImage picture = OpenWindow.onEvents(() -> open.picture(open.window.map()));
      ImageIO.write(picture, "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
