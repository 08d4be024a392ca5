package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.force.UnitId;

/** Writes the picture of a step of the tour: arguments are file, look, and how many steps on. */
final class TourPicture {
  private TourPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    int steps = Integer.parseInt(arguments[2]);
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1300, 820)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(
          () -> {
            open.window.tour().tour().begin();
            open.window.desk().chooseAll(List.of(new UnitId("Red", "L54a")));
            for (int i = 0; i < steps; i++) {
              open.window.tour().tour().next();
            }
          });
      open.settle();
      Thread.sleep(1500);
      OpenWindow.draw(open.window.frame().getRootPane(), Path.of(arguments[0]));
    }
    System.exit(0);
  }
}
