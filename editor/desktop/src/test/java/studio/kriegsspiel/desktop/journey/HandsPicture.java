package studio.kriegsspiel.desktop.journey;

import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.forces.ListedUnit;
import studio.kriegsspiel.desk.map.Footings;
import studio.kriegsspiel.desktop.ui.force.Carried;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Writes the picture of a brigade held over the map where it may not stand: argument is the file.
 */
final class HandsPicture {
  private HandsPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = arguments.length > 1 ? Look.ofKey(arguments[1]) : Look.LIGHT;
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      List<ListedUnit> units = open.services.armies().lists(Optional.empty()).get(0).units();
      OpenWindow.events(() -> open.window.map().view().zoom(3));
      open.settle();
      Carried carried =
          new Carried.Listed(
              "Blue", units.get(arguments.length > 2 ? Integer.parseInt(arguments[2]) : 0));
      Point at = OpenWindow.onEvents(() -> forbidden(open, units.get(2)));
      OpenWindow.events(() -> open.window.map().view().zoomAt(at.x, at.y, 5));
      open.settle();
      OpenWindow.events(() -> open.window.map().hover(carried, at));
      open.settle();
      Thread.sleep(500);
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }

  /** The point nearest to the middle of the map where a unit may not stand. */
  private static Point forbidden(OpenWindow open, ListedUnit unit) {
    Footings footings = Footings.of(open.window.desk().studied().get()).orElseThrow();
    var view = open.window.map().view();
    var viewport = view.viewport().get();
    Point middle = new Point(viewport.width() / 2, viewport.height() / 2);
    for (int reach = 0; reach < viewport.width() / 2; reach += 6) {
      for (int angle = 0; angle < 360; angle += 10) {
        Point at =
            new Point(
                middle.x + (int) (reach * Math.cos(Math.toRadians(angle))),
                middle.y + (int) (reach * Math.sin(Math.toRadians(angle))));
        var spot = viewport.toGround(at.x, at.y);
        boolean objects =
            footings
                .objection(
                    unit.unit(), footings.formation(unit.unit()), new MapPoint(spot.x(), spot.y()))
                .flatMap(each -> each.better())
                .isPresent();
        if (objects) {
          return at;
        }
      }
    }
    return middle;
  }
}
