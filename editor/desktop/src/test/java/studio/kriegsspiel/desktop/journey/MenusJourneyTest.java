package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.JDialog;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.model.help.HelpPage;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Everything in the menus does something and throws nothing, and Help leads to its pages. */
@Timeout(180)
class MenusJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;
  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();
  private Thread.UncaughtExceptionHandler before;

  @BeforeEach
  void openWindow() throws Exception {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, error) -> thrown.add(error));
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    Path file =
        Files.copy(open.services.library().firstScenario(), folder.resolve("farm.kriegsspiel"));
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
    Thread.setDefaultUncaughtExceptionHandler(before);
  }

  private List<JMenuItem> items() {
    List<JMenuItem> found = new ArrayList<>();
    JMenuBar bar = open.window.frame().getJMenuBar();
    for (int i = 0; i < bar.getMenuCount(); i++) {
      collect(bar.getMenu(i), found);
    }
    return found;
  }

  private static void collect(JMenu menu, List<JMenuItem> found) {
    for (Component each : menu.getMenuComponents()) {
      if (each instanceof JMenu inner) {
        collect(inner, found);
      } else if (each instanceof JMenuItem item) {
        found.add(item);
      }
    }
  }

  /** Closes whatever was opened above the window, so that the next action meets it alone. */
  private static void closeDialogs() {
    for (Window each : Window.getWindows()) {
      if (each instanceof JDialog dialog && dialog.isShowing()) {
        dialog.dispose();
      }
    }
  }

  @Test
  void everyActionOfTheMenusRunsWithoutAnException() throws Exception {
    List<JMenuItem> items = OpenWindow.onEvents(this::items);
    assertThat(items).hasSizeGreaterThan(40);
    for (JMenuItem item : items) {
      if (item.getText().equals("Quit")) {
        continue;
      }
      EventQueue.invokeLater(() -> item.doClick(0));
      Thread.sleep(120);
      OpenWindow.events(MenusJourneyTest::closeDialogs);
      assertThat(thrown).as(item.getText()).isEmpty();
    }
    boolean showing = OpenWindow.onEvents(() -> open.window.frame().isShowing());
    assertThat(showing).isTrue();
  }

  private void choose(String words) throws Exception {
    OpenWindow.events(
        () ->
            items().stream()
                .filter(item -> item.getText().equals(words))
                .findFirst()
                .orElseThrow()
                .doClick(0));
  }

  @Test
  void helpLeadsToFirstStepsTheLanguageAndTheProblemOneIsAt() throws Exception {
    choose("First steps");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page())).contains(HelpPage.FIRST_STEPS);
    choose("The language");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page())).contains(HelpPage.LANGUAGE);

    var finding = OpenWindow.onEvents(() -> open.window.desk().analysis().get().findings().get(0));
    OpenWindow.events(() -> open.window.script().area().setCaretPosition(finding.span().offset()));
    choose("Explain this problem");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page().orElseThrow().title()))
        .isEqualTo(finding.id());
  }
}
