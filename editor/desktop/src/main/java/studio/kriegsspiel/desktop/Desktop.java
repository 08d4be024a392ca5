package studio.kriegsspiel.desktop;

import java.awt.AWTError;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.nio.file.Path;
import java.util.Optional;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desk.file.Settings;
import studio.kriegsspiel.desk.file.StudioFolders;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.Services;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.desktop.wiring.StudioServices;

/** The desktop application, as the command line opens it. */
public final class Desktop {
  private Desktop() {}

  /** Whether there is a display to open a window on. */
  public static boolean hasDisplay() {
    if (GraphicsEnvironment.isHeadless()) {
      return false;
    }
    try {
      return GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
    } catch (HeadlessException | AWTError | NoClassDefFoundError unreachable) {
      // A display is named but does not answer, or this Java comes without windows.
      return false;
    }
  }

  /**
   * Opens the window and returns; the program ends when the window is closed.
   *
   * @param scenario a scenario file; none for the first scenario of the library. A scenario of the
   *     library is opened as a copy that has yet to be saved.
   * @throws IllegalStateException if there is no display; ask {@link #hasDisplay} first
   */
  public static void open(Optional<Path> scenario) {
    if (!hasDisplay()) {
      throw new IllegalStateException("There is no display to open a window on.");
    }
    System.setProperty("apple.laf.useScreenMenuBar", "true");
    StudioFolders folders = StudioFolders.ofThisMachine();
    EventQueue.invokeLater(() -> openWindow(folders, scenario));
  }

  private static void openWindow(StudioFolders folders, Optional<Path> scenario) {
    Looks.wear(
        Look.ofKey(new Settings(folders.settings(), problem -> {}).get("look", Look.LIGHT.key())));
    StudioWindow window = StudioServices.windows(folders).make();
    window.show();
    EventQueue.invokeLater(() -> begin(window, scenario));
  }

  /** Lays the first text on the desk of a window that has been drawn. */
  private static void begin(StudioWindow window, Optional<Path> scenario) {
    Services services = window.services();
    Path wanted = scenario.orElseGet(() -> services.library().firstScenario());
    if (scenario.isPresent() && !isOfLibrary(services, wanted)) {
      window.paperwork().openNow(wanted);
      window.paperwork().left().remind();
    } else {
      window.paperwork().startCopy(wanted);
      if (scenario.isEmpty() || window.paperwork().left().isAnything()) {
        window.firstPage().open();
      }
    }
    String trouble = services.settings().trouble();
    if (!trouble.isEmpty()) {
      window.desk().message().set(Message.trouble(trouble));
    }
  }

  private static boolean isOfLibrary(Services services, Path scenario) {
    return services.library().scenarios().stream().anyMatch(entry -> entry.path().equals(scenario));
  }
}
