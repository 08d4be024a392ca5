package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.tour.TourStep;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.tour.TourBar;
import studio.kriegsspiel.scenario.force.UnitId;

/** A newcomer is led through the window, by its menu and the bar's own buttons. */
@Timeout(180)
class TourJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1000, 700);
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
  }

  private TourBar bar() {
    return Parts.of(open.window.frame().getContentPane(), JPanel.class)
        .filter(TourBar.class::isInstance)
        .map(TourBar.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private String title() {
    return Parts.of(bar(), JLabel.class).findFirst().orElseThrow().getText();
  }

  private JMenuItem entry(String words) {
    JMenuBar menus = open.window.frame().getJMenuBar();
    return Stream.of(menus.getMenu(menus.getMenuCount() - 1).getMenuComponents())
        .filter(JMenuItem.class::isInstance)
        .map(JMenuItem.class::cast)
        .filter(each -> words.equals(each.getText()))
        .findFirst()
        .orElseThrow();
  }

  private void press(String words) {
    AbstractButton button = Parts.button(bar(), words);
    assertThat(button.isShowing()).isTrue();
    button.doClick();
  }

  @Test
  void everyPartIsShownAndTheWindowStaysUsable() throws Exception {
    OpenWindow.events(
        () -> {
          assertThat(bar().isVisible()).isFalse();
          entry("Tour of five minutes").doClick(0);
          open.window.frame().validate();
          assertThat(title()).isEqualTo("1 of 9  The order of battle");
          assertThat(open.window.forces().isShowing()).isTrue();
          assertThat(open.window.frame().getGlassPane().contains(50, 50))
              .as("the line around a part takes no click")
              .isFalse();
          open.window.desk().chooseAll(java.util.List.of(new UnitId("Red", "L54a")));
          assertThat(Parts.of(bar(), JLabel.class).findFirst().orElseThrow().getIcon())
              .as("it was tried")
              .isNotNull();
          for (TourStep each : TourStep.values()) {
            assertThat(title()).endsWith(each.title());
            switch (each.spot()) {
              case FORCES -> assertThat(open.window.forces().isShowing()).isTrue();
              case MAP -> assertThat(open.window.map().isShowing()).isTrue();
              case TEXT -> assertThat(open.window.script().isShowing()).isTrue();
              case PROBLEMS -> assertThat(open.window.problems().isShowing()).isTrue();
              case TIMELINE -> assertThat(open.window.times().isShowing()).isTrue();
              case READER -> assertThat(open.window.reader().isShowing()).isTrue();
              case FORMS -> assertThat(open.window.inventory().tools()).isNotEmpty();
            }
            press(each.ordinal() == TourStep.values().length - 1 ? "Done" : "Next");
          }
          assertThat(bar().isVisible()).isFalse();
          assertThat(open.window.frame().getGlassPane().isVisible()).isFalse();
          assertThat(open.window.tour().tour().stage().get()).isEqualTo(Optional.empty());
        });
  }
}
