package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Message;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.scenario.force.UnitId;

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
  void theFiguresOfTheOrderOfBattleStayInSightInANarrowWindow() throws Exception {
    choose("Order of battle");
    OpenWindow.await(
        "rows no wider than what is seen",
        () -> {
          JTree tree = open.window.forces().tree();
          return tree.isShowing()
              && tree.getRowCount() > 5
              && tree.getRowBounds(0).getMaxX() <= tree.getParent().getWidth()
              && tree.getRowBounds(3).getMaxX() <= tree.getParent().getWidth();
        });
  }

  @Test
  void aPanelBesideTheMapLeavesTheTextToBeReadInANarrowWindow() throws Exception {
    choose("Order of battle");
    OpenWindow.events(() -> open.tool('g'));
    OpenWindow.await("the text keeps its room", () -> open.window.script().getWidth() > 200);
    assertThat(width(open.window.forces())).isZero();
    assertThat(width(open.window.map().canvas())).isGreaterThan(300);
    OpenWindow.events(() -> open.tool('v'));
    OpenWindow.await("the order of battle", () -> open.window.forces().isShowing());
  }

  @Test
  void aLongMessageIsReadWholeAndTheBookComesBackAfterIt() throws Exception {
    String long90 = "There is no side, unit, role, place, template or variant here to be renamed.";
    OpenWindow.events(() -> open.window.desk().message().set(Message.info(long90)));
    OpenWindow.events(() -> open.window.frame().validate());
    JLabel message = label(long90);
    assertThat(OpenWindow.onEvents(message::getWidth))
        .isGreaterThanOrEqualTo(OpenWindow.onEvents(() -> message.getPreferredSize().width));
    OpenWindow.events(() -> open.window.desk().message().set(Message.NONE));
    assertThat(OpenWindow.onEvents(label("Reisswitz 1824")::isShowing)).isTrue();
  }

  private JLabel label(String words) throws Exception {
    return OpenWindow.onEvents(
        () ->
            find(open.window.frame().getContentPane(), words)
                .orElseThrow(() -> new AssertionError("no label says " + words)));
  }

  private static Optional<JLabel> find(Container within, String words) {
    return Stream.of(within.getComponents())
        .flatMap(
            each ->
                each instanceof JLabel label && words.equals(label.getText())
                    ? Stream.of(label)
                    : each instanceof Container inner ? find(inner, words).stream() : Stream.of())
        .findFirst();
  }

  @Test
  void theQuestionsOfTheBookFitTheScreenWithTheirAnswers() throws Exception {
    OpenWindow.events(
        () -> open.window.navigation().decide(List.of(UnitId.parse("Blue.Baring").orElseThrow())));
    var dialog = open.window.decisions().window().dialog();
    OpenWindow.events(() -> dialog.setSize(860, 560));
    OpenWindow.events(dialog::validate);
    OpenWindow.await(
        "room for the answer", () -> open.window.decisions().window().tabs().getWidth() > 400);
    OpenWindow.events(() -> dialog.setSize(1180, 700));
    OpenWindow.await(
        "the answer beside the form",
        () ->
            open.window.decisions().window().tabs().getHeight() > 500
                && open.window.decisions().window().tabs().getWidth() < 600);
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
