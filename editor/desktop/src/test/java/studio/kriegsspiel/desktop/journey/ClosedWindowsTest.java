package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.help.HelpPage;
import studio.kriegsspiel.desktop.ui.look.Looks;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;

/** What is closed is let go: windows, their texts and their grounds. */
@Timeout(180)
class ClosedWindowsTest {
  private static final int WINDOWS = 3;
  private static final int MOST_COLLECTIONS = 100;

  @TempDir Path folder;

  @Test
  void closedWindowsAreLetGo() throws Exception {
    List<WeakReference<StudioWindow>> closed = new ArrayList<>();
    for (int window = 0; window < WINDOWS; window++) {
      closed.add(openAndClose(folder.resolve("window-" + window)));
    }

    OpenWindow.events(() -> Looks.wear(Look.DARK));

    for (int times = 0; times < MOST_COLLECTIONS && held(closed) > 0; times++) {
      System.gc();
      OpenWindow.events(() -> {});
      Thread.sleep(20);
    }

    assertThat(held(closed)).as("closed windows that are still held").isZero();
  }

  /** In a method of its own, so that no variable of the test holds a window. */
  private static WeakReference<StudioWindow> openAndClose(Path folder) throws Exception {
    Files.createDirectories(folder);
    try (OpenWindow open = OpenWindow.in(folder, Look.LIGHT, 1200, 800)) {
      OpenWindow.events(
          () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
      open.settle();
      OpenWindow.events(() -> use(open.window));
      open.settle();
      return new WeakReference<>(open.window);
    }
  }

  /** Opens what listens beyond its window: dialogs, proposals, another page. */
  private static void use(StudioWindow window) {
    window.help().show(HelpPage.FIRST_STEPS);
    window.decisions().window().show(Optional.empty(), Optional.empty());
    window.script().complete();
    window.script().area().selectAll();
    window.firstPage().open();
    window.firstPage().close();
  }

  private static long held(List<WeakReference<StudioWindow>> windows) {
    return windows.stream().filter(window -> window.get() != null).count();
  }
}
