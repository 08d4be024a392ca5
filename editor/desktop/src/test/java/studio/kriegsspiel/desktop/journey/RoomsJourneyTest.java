package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** Every part keeps room to work in, whatever the size of the window, and the window remembers. */
@Timeout(180)
class RoomsJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;
  private Path file;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 900, 600);
    file = Files.copy(open.services.library().firstScenario(), folder.resolve("farm.kriegsspiel"));
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private void choose(String words) throws Exception {
    OpenWindow.events(
        () -> {
          JMenu view = open.window.frame().getJMenuBar().getMenu(2);
          for (Component each : view.getMenuComponents()) {
            if (each instanceof JMenuItem item && item.getText().equals(words)) {
              item.doClick(0);
            }
          }
        });
    OpenWindow.events(() -> open.window.frame().validate());
  }

  private int width(Component part) throws Exception {
    return OpenWindow.onEvents(() -> part.isShowing() ? part.getWidth() : 0);
  }

  @Test
  void aSmallWindowLeavesOutTheOrderOfBattleAndALargeOneShowsItAgain() throws Exception {
    assertThat(width(open.window.forces())).isZero();
    assertThat(width(open.window.map().canvas())).isGreaterThan(400);
    assertThat(width(open.window.script())).isGreaterThan(230);
    OpenWindow.events(() -> open.tool('g'));
    OpenWindow.await(
        "the map keeps its room beside the palette",
        () -> open.window.map().canvas().getWidth() > 300);

    OpenWindow.events(() -> open.window.frame().setSize(1500, 900));
    OpenWindow.await("the order of battle", () -> open.window.forces().isShowing());
  }

  @Test
  void theMapOrTheTextHasTheWindowAloneAndGivesItBack() throws Exception {
    OpenWindow.events(() -> open.window.map().focusMap());
    choose("Only map or text");
    assertThat(width(open.window.map().canvas())).isGreaterThan(860);
    assertThat(width(open.window.script())).isZero();
    assertThat(width(open.window.problems())).isZero();
    choose("Problems");
    assertThat(width(open.window.problems())).isGreaterThan(860);
    assertThat(width(open.window.script())).isGreaterThan(230);
  }

  @Test
  void aMapShownWholeGrowsWithTheWindow() throws Exception {
    double before = metresPerPixel();
    OpenWindow.events(() -> open.window.frame().setSize(1500, 950));
    OpenWindow.await("the map grows", () -> scale() < before * 0.8);
    OpenWindow.events(() -> open.window.map().view().zoom(1));
    double near = metresPerPixel();
    OpenWindow.events(() -> open.window.frame().setSize(1200, 800));
    OpenWindow.await("the map shrinks", () -> open.window.map().canvas().getWidth() < 800);
    assertThat(metresPerPixel()).isEqualTo(near);
  }

  private double metresPerPixel() throws Exception {
    return OpenWindow.onEvents(this::scale);
  }

  private double scale() {
    return open.window.map().view().viewport().get().metresPerPixel();
  }

  @Test
  void howTheWindowWasSharedOutIsRememberedAndFitsASmallerOne() throws Exception {
    choose("Show or hide order of battle");
    choose("Show or hide problems");
    assertThat(width(open.window.forces())).isPositive();
    assertThat(width(open.window.problems())).isZero();
    open.close();
    open = OpenWindow.in(folder, Look.LIGHT, 800, 500);
    OpenWindow.await("the order of battle", () -> open.window.forces().isShowing());
    assertThat(width(open.window.problems())).isZero();
    assertThat(width(open.window.map())).isGreaterThan(250);
  }
}
