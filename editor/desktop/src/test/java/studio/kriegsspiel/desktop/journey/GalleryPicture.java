package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Writes a picture of the window's first page: arguments are the file, the look and a search. */
final class GalleryPicture {
  private GalleryPicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1500, 940)) {
      OpenWindow.events(
          () -> {
            open.window.paperwork().startCopy(open.services.library().firstScenario());
            open.window.firstPage().open();
            if (arguments.length > 2) {
              open.window.firstPage().panel().search(arguments[2]);
            }
          });
      open.settle();
      Thread.sleep(300);
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
