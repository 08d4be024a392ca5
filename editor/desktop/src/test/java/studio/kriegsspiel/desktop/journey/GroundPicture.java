package studio.kriegsspiel.desktop.journey;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import studio.kriegsspiel.desk.ground.FormField;
import studio.kriegsspiel.desk.ground.GroundTask;
import studio.kriegsspiel.desk.map.GroundPen;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.terrain.MapPoint;

/**
 * Writes the picture of a ground being shaped that the manual shows: arguments are the file and the
 * look; a third word shows a thing that is {@code chosen}, or the preview of an area that is being
 * raised, instead.
 */
final class GroundPicture {
  private GroundPicture() {}

  public static void main(String[] arguments) throws Exception {
    Look look = arguments.length > 1 ? Look.ofKey(arguments[1]) : Look.LIGHT;
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1500, 940)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> open.tool('g'));
      MapPoint farm =
          OpenWindow.onEvents(
              () ->
                  open.window
                      .desk()
                      .ground()
                      .get()
                      .orElseThrow()
                      .now()
                      .findPlace("La Haye Sainte")
                      .orElseThrow()
                      .at());
      OpenWindow.events(
          () -> {
            open.window
                .map()
                .view()
                .reveal(
                    new studio.kriegsspiel.scenario.finding.MapSpot(
                        farm.x() - 250, farm.y() + 150));
            var view = open.window.map().view();
            view.viewport()
                .set(
                    view.viewport()
                        .get()
                        .centredOn(
                            new studio.kriegsspiel.scenario.finding.MapSpot(
                                farm.x() - 100, farm.y() + 200)));
            view.zoom(4);
          });
      OpenWindow.events(() -> draw(open.window.map().pen(), farm));
      open.settle();
      OpenWindow.events(() -> begin(open.window.map().pen(), farm));
      OpenWindow.events(
          () ->
              open.window
                  .map()
                  .view()
                  .layers()
                  .set(open.window.map().view().layers().get().withDifference(true)));
      open.settle();
      if (arguments.length > 2) {
        OpenWindow.events(
            () -> {
              if (arguments[2].equals("chosen")) {
                open.window.map().pen().take(Optional.empty());
                open.window.map().pen().choose(Optional.of("hand-3"));
              } else {
                raise(open, farm);
              }
            });
        Thread.sleep(1500);
      }
      Thread.sleep(1200);
      ImageIO.write(open.picture(), "png", Path.of(arguments[0]).toFile());
    }
    System.exit(0);
  }

  private static void write(GroundPen pen, FormField field, String words) {
    pen.write(pen.form().get().orElseThrow().with(field, words));
  }

  private static void draw(GroundPen pen, MapPoint farm) {
    pen.take(Optional.of(GroundTask.SUNKEN_ROAD));
    write(pen, FormField.REASON, "filled in when the mound was made");
    write(pen, FormField.SOURCE, "Craan 1816");
    write(pen, FormField.CONFIDENCE, "probable");
    for (MapPoint at :
        List.of(
            farm.offset(620, 330),
            farm.offset(560, 0),
            farm.offset(640, 30),
            farm.offset(800, 50))) {
      pen.click(at);
    }
    pen.finish();
    pen.take(Optional.of(GroundTask.CONTOUR));
    write(pen, FormField.ABOVE_DATUM, "132");
    write(pen, FormField.SOURCE, "Craan 1816");
    for (MapPoint at :
        List.of(
            farm.offset(640, 270),
            farm.offset(470, 300),
            farm.offset(390, 330),
            farm.offset(420, 350))) {
      pen.click(at);
    }
    pen.finish();
    pen.take(Optional.of(GroundTask.REDRAWN));
    write(pen, FormField.REASON, "the bank was dug away");
    for (MapPoint at :
        List.of(
            farm.offset(820, 275),
            farm.offset(330, 270),
            farm.offset(300, 350),
            farm.offset(800, 330))) {
      pen.click(at);
    }
    pen.finish();
    pen.take(Optional.of(GroundTask.RAISE));
    write(pen, FormField.RAISE, "-4");
    write(pen, FormField.REASON, "sand taken out since");
    for (MapPoint at :
        List.of(
            farm.offset(250, 60),
            farm.offset(320, 70),
            farm.offset(300, 100),
            farm.offset(210, 95))) {
      pen.click(at);
    }
    pen.finish();
  }

  /** Begins to raise an area and holds the pointer still, so that the preview is seen. */
  private static void raise(OpenWindow open, MapPoint farm) {
    GroundPen pen = open.window.map().pen();
    pen.take(Optional.of(GroundTask.RAISE));
    write(pen, FormField.RAISE, "12");
    pen.click(farm.offset(300, 150));
    pen.click(farm.offset(500, 170));
    var viewport = open.window.map().view().viewport().get();
    MapPoint at = farm.offset(520, 130);
    var canvas = open.window.map().canvas();
    canvas.dispatchEvent(
        new java.awt.event.MouseEvent(
            canvas,
            java.awt.event.MouseEvent.MOUSE_MOVED,
            0,
            0,
            (int) viewport.toPixelX(at.x()),
            (int) viewport.toPixelY(at.y()),
            0,
            false));
  }

  private static void begin(GroundPen pen, MapPoint farm) {
    pen.take(Optional.of(GroundTask.WOOD_DENSE));
    for (MapPoint at :
        List.of(farm.offset(300, 150), farm.offset(380, 170), farm.offset(420, 140))) {
      pen.click(at);
    }
  }
}
