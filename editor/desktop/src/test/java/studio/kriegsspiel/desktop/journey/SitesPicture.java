package studio.kriegsspiel.desktop.journey;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.reading.GroundReader;
import studio.kriegsspiel.desk.reading.ReadingQuestion;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Place;

/**
 * Writes the picture of the ground from which a battery strikes a place: arguments are the file,
 * the look, the short name of the unit, and the place.
 */
final class SitesPicture {
  private SitesPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1300, 820)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> open.tool('r'));
      GroundReader reader = open.window.map().reader();
      String place = arguments[3].replace('_', ' ');
      OpenWindow.events(
          () -> {
            open.window.map().view().scene().get().orElseThrow().blocks().stream()
                .filter(each -> each.unit().name().equals(arguments[2]))
                .findFirst()
                .ifPresent(each -> open.window.desk().selection().set(Optional.of(each.unit())));
            reader.turnTo(ReadingQuestion.SITE);
            reader.places().stream()
                .filter(each -> each.name().equals(place))
                .map(Place::at)
                .findFirst()
                .ifPresent(reader::from);
          });
      OpenWindow.await("the answer", () -> reader.field().get().isPresent());
      MapPoint target = OpenWindow.onEvents(() -> reader.asking().get().from().orElseThrow());
      OpenWindow.events(() -> reader.point(Optional.of(target.offset(700, 200))));
      OpenWindow.await("the line", () -> reader.line().get().isPresent());
      open.settle();
      Thread.sleep(600);
      BufferedImage picture = OpenWindow.onEvents(() -> open.picture(open.window.map()));
      ImageIO.write(picture, "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
