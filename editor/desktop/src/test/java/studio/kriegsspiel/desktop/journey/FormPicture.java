package studio.kriegsspiel.desktop.journey;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/**
 * Writes the picture of a window in which a form is filled in: arguments are file, look, kind of
 * statement and what stands in the form, as {@code key=value}; news by courier if there are none.
 */
final class FormPicture {
  private static final List<String> COURIER =
      List.of(
          "When=when a courier arrives",
          "courierFrom=Rossomme",
          "leaving=13:40",
          "to=Red",
          "from=a messenger",
          "trust=reliable",
          "text=Bachelu is on his way.");

  private FormPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = arguments.length > 1 ? Look.ofKey(arguments[1]) : Look.LIGHT;
    String kind = arguments.length > 2 ? arguments[2] : "news";
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(
          () -> {
            if (kind.startsWith("edit:")) {
              String words = kind.substring(5);
              open.window
                  .statements()
                  .editAt(open.window.desk().manuscript().text().indexOf(words));
            } else {
              open.window.statements().add(kind, Map.of());
            }
          });
      List<String> filled =
          arguments.length > 2 ? List.of(arguments).subList(3, arguments.length) : COURIER;
      for (String each : filled) {
        String[] pair = each.split("=", 2);
        OpenWindow.events(
            () -> open.window.statements().form().get().orElseThrow().change(pair[0], pair[1]));
      }
      Thread.sleep(6000);
      open.settle();
      ImageIO.write(withForm(open), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }

  /** The window with the form where it lies above it. */
  private static BufferedImage withForm(OpenWindow open) throws Exception {
    BufferedImage image = open.picture();
    OpenWindow.events(
        () -> {
          var pane = open.window.formDialog().window().getRootPane();
          Point at = pane.getLocationOnScreen();
          Point origin = open.window.frame().getRootPane().getLocationOnScreen();
          Graphics2D graphics = image.createGraphics();
          graphics.translate(at.x - origin.x, at.y - origin.y);
          graphics.setColor(Color.GRAY);
          graphics.drawRect(-1, -1, pane.getWidth() + 1, pane.getHeight() + 1);
          pane.paint(graphics);
          graphics.dispose();
        });
    return image;
  }
}
