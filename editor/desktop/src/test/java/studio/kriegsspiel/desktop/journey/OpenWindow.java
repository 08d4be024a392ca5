package studio.kriegsspiel.desktop.journey;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.imageio.ImageIO;
import javax.swing.JRootPane;
import studio.kriegsspiel.desk.core.Answers;
import studio.kriegsspiel.desk.file.StudioFolders;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.Services;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.desktop.wiring.StudioServices;
import studio.kriegsspiel.desktop.wiring.StudioWindows;
import studio.kriegsspiel.library.LibraryEntry;

/** A real window on a real display, with everything of it in a folder of its own. */
final class OpenWindow implements AutoCloseable {
  private static final long MOST_MILLISECONDS = 60_000;

  final StudioWindows windows;
  final StudioWindow window;
  final Services services;
  final Answers answers;

  /** Opens a window; a test skips where there is no display. */
  static OpenWindow in(Path folder, Look look, int width, int height) throws Exception {
    assumeFalse(
        GraphicsEnvironment.isHeadless(),
        "there is no display; run under xvfb-run to test the window");
    return onEvents(
        () -> {
          Answers answers = new Answers();
          Looks.wear(look);
          StudioWindows windows = StudioServices.windows(StudioFolders.below(folder), answers);
          OpenWindow open = new OpenWindow(windows, windows.make(), answers);
          StudioWindow window = open.window;
          window.open(width, height);
          return open;
        });
  }

  private OpenWindow(StudioWindows windows, StudioWindow window, Answers answers) {
    this.windows = windows;
    this.window = window;
    this.services = window.services();
    this.answers = answers;
  }

  /** Lays a copy of the first scenario of the library on the desk whose path has such a part. */
  void copy(String part) throws Exception {
    Path scenario =
        services.library().scenarios().stream()
            .map(LibraryEntry::path)
            .filter(each -> each.toString().contains(part))
            .findFirst()
            .orElseThrow();
    events(() -> window.paperwork().startCopy(scenario));
    settle();
  }

  /** Draws what a window shows to a PNG file. */
  static void draw(JRootPane pane, Path file) throws Exception {
    BufferedImage picture =
        new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
    events(
        () -> {
          Graphics2D canvas = picture.createGraphics();
          pane.paint(canvas);
          canvas.dispose();
        });
    ImageIO.write(picture, "png", file.toFile());
  }

  /** Does something on the event thread and waits for it. */
  static <T> T onEvents(Callable<T> what) throws Exception {
    FutureTask<T> task = new FutureTask<>(what);
    EventQueue.invokeLater(task);
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Exception cause ? cause : e;
    }
  }

  /** Does something on the event thread and waits for it. */
  static void events(Runnable what) throws Exception {
    onEvents(
        () -> {
          what.run();
          return true;
        });
  }

  /** Waits until something is so. */
  static void await(String what, Callable<Boolean> condition) throws Exception {
    long end = System.currentTimeMillis() + MOST_MILLISECONDS;
    while (!onEvents(condition)) {
      if (System.currentTimeMillis() > end) {
        throw new AssertionError("not within a minute: " + what);
      }
      Thread.sleep(25);
    }
  }

  /** Waits until the text is checked and, where it names a ground, the map drawn. */
  void settle() throws Exception {
    await(
        "text checked and map drawn",
        () ->
            window.desk().isChecked()
                && (window.desk().studied().get().terrain().isEmpty()
                    || !window.map().canvas().isShowing()
                    || window.map().canvas().isFresh()));
  }

  /** Takes the tool of a key, as a key on the map does. */
  void tool(char key) {
    key("typed " + key);
  }

  /** Hits a key on the map, by the words of Swing's key strokes. */
  void key(String stroke) {
    var canvas = window.map().canvas();
    Object name = canvas.getInputMap().get(javax.swing.KeyStroke.getKeyStroke(stroke));
    canvas
        .getActionMap()
        .get(name)
        .actionPerformed(
            new java.awt.event.ActionEvent(
                canvas, java.awt.event.ActionEvent.ACTION_PERFORMED, ""));
  }

  /** The window's content as a picture. */
  BufferedImage picture() throws Exception {
    return onEvents(() -> picture(window.frame().getRootPane()));
  }

  /** A part of the window as a picture, on the event thread. */
  BufferedImage picture(Component part) {
    BufferedImage image =
        new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    part.paint(graphics);
    graphics.dispose();
    return image;
  }

  @Override
  public void close() throws Exception {
    events(() -> windows.open().forEach(StudioWindow::close));
  }
}
