package studio.kriegsspiel.desktop.journey;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JDialog;
import javax.swing.JRootPane;
import studio.kriegsspiel.desk.importing.ImportState;
import studio.kriegsspiel.desktop.ui.control.ControlWindow;
import studio.kriegsspiel.desktop.ui.dialog.NewDialog;
import studio.kriegsspiel.desktop.ui.importing.ImportWindow;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.importer.control.ControlPointWriter;
import studio.kriegsspiel.importer.survey.SourceRole;

/**
 * Writes pictures of the windows in which grounds are made: arguments are the folder to write in,
 * the look, and the files to import; without files the dialog of a new scenario is drawn, with
 * {@code old-map} a scan made for the purpose.
 */
final class GroundPictures {
  private GroundPictures() {}

  public static void main(String[] arguments) throws Exception {
    try {
      draw(arguments);
    } catch (Exception e) {
      e.printStackTrace();
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private static void draw(String[] arguments) throws Exception {
    Path out = Files.createDirectories(Path.of(arguments[0]));
    Look look = Look.ofKey(arguments[1]);
    List<Path> given =
        Arrays.stream(arguments).skip(2).map(Path::of).map(Path::toAbsolutePath).toList();
    Path folder = Files.createTempDirectory("studio-picture");
    try (OpenWindow open = OpenWindow.in(folder, look, 1300, 820)) {
      if (given.isEmpty()) {
        drawNew(open, out.resolve("new-" + look.key() + ".png"));
        return;
      }
      List<Path> files = new ArrayList<>(given);
      if (files.get(0).endsWith("old-map")) {
        OpenWindow.events(
            () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
        open.settle();
        OldMap map =
            OpenWindow.onEvents(() -> open.window.desk().studied().get().terrain())
                .map(OldMap::new)
                .orElseThrow();
        Path scan = folder.resolve("waterloo-1816.jpg");
        map.write(scan);
        Path table = folder.resolve("waterloo-1816.points");
        ControlPointWriter.write(map.points(), table);
        files = List.of(scan, table);
      }
      List<Path> wanted = files;
      ImportWindow window = OpenWindow.onEvents(() -> open.window.grounds().importGround(wanted));
      OpenWindow.events(
          () ->
              window
                  .model()
                  .change(
                      plan ->
                          plan.withFolder(System.getProperty("folder", folder + "/new"))
                              .withTitle(System.getProperty("title", ""))));
      settle(open, window);
      write(window.dialog().getRootPane(), out.resolve("import-" + look.key() + ".png"));
      if (OpenWindow.onEvents(() -> !window.model().plan().get().of(SourceRole.SCAN).isEmpty())) {
        OpenWindow.events(window::setPoints);
        OpenWindow.await("the points", () -> open.window.grounds().lastPoints().isPresent());
        ControlWindow points = open.window.grounds().lastPoints().orElseThrow();
        OpenWindow.events(
            () -> {
              if (Boolean.getBoolean("shade")) {
                points.shade();
              }
              String way = System.getProperty("way", "AFFINE");
              points.desk().choose(studio.kriegsspiel.importer.control.Method.valueOf(way));
            });
        OpenWindow.await("the judgement", points::isFresh);
        Thread.sleep(800);
        OpenWindow.await("the pictures", points::isFresh);
        write(points.dialog().getRootPane(), out.resolve("points-" + look.key() + ".png"));
        OpenWindow.events(points::close);
      }
      if (OpenWindow.onEvents(() -> window.model().preview().get().isReady())) {
        OpenWindow.events(window.model()::begin);
        OpenWindow.await(
            "the end of the import",
            () -> !(window.model().state().get() instanceof ImportState.Running));
        OpenWindow.await("the picture", () -> !open.services.runner().isBusy());
        Thread.sleep(600);
        write(window.dialog().getRootPane(), out.resolve("imported-" + look.key() + ".png"));
      }
    }
  }

  private static void drawNew(OpenWindow open, Path file) throws Exception {
    NewDialog dialog = OpenWindow.onEvents(() -> open.window.grounds().newDialog());
    JDialog shown =
        OpenWindow.onEvents(
            () -> {
              JDialog frame = new JDialog(open.window.frame());
              frame.setContentPane(dialog.form());
              frame.pack();
              frame.setVisible(true);
              return frame;
            });
    Thread.sleep(1500);
    OpenWindow.await("the pictures", () -> !open.services.runner().isBusy());
    Thread.sleep(500);
    write(shown.getRootPane(), file);
  }

  private static void settle(OpenWindow open, ImportWindow window) throws Exception {
    OpenWindow.await(
        "the files are looked at",
        () ->
            !window.model().plan().get().isLooking()
                && !window.model().preview().get().working()
                && !open.services.runner().isBusy());
    Thread.sleep(700);
    OpenWindow.await("nothing under way", () -> !open.services.runner().isBusy());
  }

  static void write(JRootPane pane, Path file) throws Exception {
    BufferedImage image =
        OpenWindow.onEvents(
            () -> {
              BufferedImage drawn =
                  new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
              Graphics2D graphics = drawn.createGraphics();
              pane.paint(graphics);
              graphics.dispose();
              return drawn;
            });
    ImageIO.write(image, "png", file.toFile());
  }
}
