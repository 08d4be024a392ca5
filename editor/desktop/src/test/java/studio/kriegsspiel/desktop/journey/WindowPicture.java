package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.core.Navigation;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.force.UnitId;

/** Writes the picture of the window that the README shows: arguments are the file and the look. */
final class WindowPicture {
  private WindowPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = arguments.length > 1 ? Look.ofKey(arguments[1]) : Look.LIGHT;
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      if (arguments.length > 2) {
        UnitId unit = UnitId.parse(arguments[2]).orElseThrow();
        OpenWindow.events(
            () -> {
              new Navigation(open.window.desk()).showUnit(unit, false);
              open.window.map().view().zoom(Double.parseDouble(arguments[3]));
              open.window.map().view().pan(0, 60);
            });
      }
      open.settle();
      Thread.sleep(300);
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
