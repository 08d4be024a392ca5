package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import studio.kriegsspiel.desk.help.HelpPage;
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
  }

  /** What lies on the desk when the menus are gone through. */
  enum OnTheDesk {
    NOTHING {
      @Override
      Optional<Path> file(Path folder, Path library) {
        return Optional.empty();
      }
    },
    SCENARIO {
      @Override
      Optional<Path> file(Path folder, Path library) throws IOException {
        return Optional.of(Files.copy(library, folder.resolve("farm.kriegsspiel")));
      }
    },
    TEXT_WITHOUT_GROUND {
      @Override
      Optional<Path> file(Path folder, Path library) throws IOException {
        return write(
            folder,
            """
            scenario "Nowhere"
              rules reisswitz-1824
              on 18 June 1815 from 13:00 to 15:00
            side Blue "Blue" colour blue
            army of Blue
              battalion "First" as B1: 600 men, line
            """);
      }
    },
    BROKEN_TEXT {
      @Override
      Optional<Path> file(Path folder, Path library) throws IOException {
        String text = Files.readString(library);
        return write(folder, text.substring(400, 4000).replace("side", "\"").replace(":", "}"));
      }
    },
    ORDER_SHEET {
      @Override
      Optional<Path> file(Path folder, Path library) throws IOException {
        Files.copy(library, folder.resolve("the-farm.kriegsspiel"));
        return write(
            folder,
            """
            orders of "Commander at the farm" of Blue in "the-farm.kriegsspiel"
              13:05 Baring holds "La Haye Sainte" with three companies in the orchard
            """);
      }
    },
    ARMY_LIST {
      @Override
      Optional<Path> file(Path folder, Path library) throws IOException {
        Path list = library.resolveSibling("armies/french-waterloo.kriegsspiel");
        return Optional.of(Files.copy(list, folder.resolve("french.kriegsspiel")));
      }
    };

    /** The file to open; none for a desk on which nothing was laid yet. */
    abstract Optional<Path> file(Path folder, Path library) throws IOException;

    static Optional<Path> write(Path folder, String text) throws IOException {
      return Optional.of(Files.writeString(folder.resolve("open.kriegsspiel"), text));
    }
  }

  private void lay(OnTheDesk what) throws Exception {
    Optional<Path> file = what.file(folder, open.services.library().firstScenario());
    if (file.isPresent()) {
      OpenWindow.events(() -> open.window.paperwork().openNow(file.get()));
      open.settle();
    }
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

  @ParameterizedTest
  @EnumSource
  void everyActionOfTheMenusRunsWithoutAnException(OnTheDesk what) throws Exception {
    lay(what);
    List<JMenuItem> items = OpenWindow.onEvents(this::items);
    assertThat(items).hasSizeGreaterThan(40);
    Set<String> nameless = new TreeSet<>();
    for (JMenuItem item : items) {
      if (item.getText().equals("Quit")) {
        continue;
      }
      EventQueue.invokeLater(() -> item.doClick(0));
      Thread.sleep(80);
      if (what == OnTheDesk.SCENARIO) {
        nameless.addAll(OpenWindow.onEvents(ControlNames::nameless));
      }
      OpenWindow.events(MenusJourneyTest::closeDialogs);
      assertThat(thrown).as(item.getText()).isEmpty();
      assertThat(OpenWindow.onEvents(() -> open.window.desk().message().get().sentence()))
          .as(item.getText())
          .doesNotContain("Exception");
    }
    assertThat(nameless).as("controls that a screen reader cannot name").isEmpty();
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
    lay(OnTheDesk.SCENARIO);
    choose("First steps");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page())).contains(HelpPage.FIRST_STEPS);
    choose("The language");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page())).contains(HelpPage.LANGUAGE);

    var finding = OpenWindow.onEvents(() -> open.window.desk().studied().get().findings().get(0));
    OpenWindow.events(() -> open.window.script().area().setCaretPosition(finding.span().offset()));
    choose("Explain this problem");
    assertThat(OpenWindow.onEvents(() -> open.window.help().page().orElseThrow().title()))
        .isEqualTo(finding.id());
  }
}
