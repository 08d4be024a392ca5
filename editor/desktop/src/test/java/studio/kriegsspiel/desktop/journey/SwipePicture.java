package studio.kriegsspiel.desktop.journey;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.io.TerrainPackage;

/**
 * Writes the picture of a map with its sheet image left of a divider, an old map made for the
 * purpose: arguments are the file and the look.
 */
final class SwipePicture {
  private SwipePicture() {}

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, Look.ofKey(arguments[1]), 1180, 730)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      Terrain ground =
          OpenWindow.onEvents(() -> open.window.desk().studied().get().terrain()).orElseThrow();
      Terrain scanned =
          ground.toBuilder().sheet(new OldMap(ground).sheet(folder.resolve("sheet.jpg"))).build();
      TerrainPackage.write(scanned, folder.resolve("terrains").resolve(ground.name()));
      Path scenario =
          Files.copy(open.services.library().firstScenario(), folder.resolve("farm.kriegsspiel"));
      OpenWindow.events(() -> open.window.paperwork().openNow(scenario));
      open.settle();
      OpenWindow.events(
          () -> {
            var view = open.window.map().view();
            view.layers().set(view.layers().get().withSwipe(true));
            view.divideAt(0.47);
          });
      open.settle();
      Thread.sleep(600);
      BufferedImage picture = OpenWindow.onEvents(() -> open.picture(open.window.map()));
      ImageIO.write(picture, "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }
}
