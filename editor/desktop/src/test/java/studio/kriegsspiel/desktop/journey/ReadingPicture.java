package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.drawing.troops.TroopBlock;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Writes the picture of a ground being read that the manual shows: arguments are the file, the
 * look, the question, and the short name of the unit it is asked from; the other point lies 800 m
 * north.
 */
final class ReadingPicture {
  private ReadingPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> open.tool('r'));
      GroundReader reader = open.window.map().reader();
      TroopBlock block =
          OpenWindow.onEvents(
              () ->
                  open.window.map().view().scene().get().orElseThrow().blocks().stream()
                      .filter(each -> each.unit().name().equals(arguments[3]))
                      .findFirst()
                      .orElseThrow());
      OpenWindow.events(
          () -> {
            reader.change(now -> now.with(ReadingQuestion.valueOf(arguments[2])));
            reader.from(block);
          });
      OpenWindow.await("the answer", () -> reader.field().get().isPresent());
      MapPoint target = block.centre().offset(800, 350);
      OpenWindow.events(() -> reader.point(java.util.Optional.of(target)));
      OpenWindow.await("the line", () -> reader.line().get().isPresent());
      open.settle();
      Thread.sleep(600);
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
