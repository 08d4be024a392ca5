package studio.kriegsspiel.desktop.ui.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.Container;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.event.ActionEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JScrollBar;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.game.GameDesk;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.desktop.journey.Parts;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.ground.Ground;

/** A game is carried on by its buttons and by the keyboard alone. */
class GameWindowTest {
  private static final String MAP = "Where the troops are at that minute";

  @TempDir Path folder;
  private final Desk desk = new Desk();
  private int asked;

  @Test
  void aGameByMouseAndKeyboard() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "there is no display");
    EventQueue.invokeAndWait(this::play);
  }

  private void play() {
    desk.manuscript().load(EveningBench.MEETING);
    Ground ground = Ground.of(SampleGround.terrain());
    Optional<Path> file = Optional.of(folder.resolve("meeting.kriegsspiel"));
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of("meeting.kriegsspiel", file, EveningBench.MEETING, Cancellation.NEVER),
                List.of()));
    desk.chooseAll(List.of(new UnitId("Blue", "Foot")));
    GameDesk game = new GameDesk(desk, new BackgroundRunner(new Here(), Runnable::run));
    GameWindow window = new GameWindow(new JFrame(), desk, game, () -> asked++);
    window.show();
    Container all = window.dialog().getContentPane();
    assertThat(Parts.button(all, "Give order").isEnabled()).as("there is no game yet").isFalse();
    Parts.button(all, "Begin").doClick();
    assertThat(Parts.button(all, "Begin").isEnabled()).isFalse();
    assertThat(window.order().getText()).isEqualTo("Blue.Foot ");
    window.order().setText("");
    JComponent map =
        Parts.of(all, JComponent.class)
            .filter(each -> MAP.equals(each.getAccessibleContext().getAccessibleName()))
            .findFirst()
            .orElseThrow();
    click(map, tip -> tip.contains("(Blue.Foot)"));
    assertThat(window.order().getText()).isEqualTo("Blue.Foot ");
    window.order().setText("Foot marches to ");
    click(map, String::isEmpty);
    assertThat(window.order().getText()).matches("Foot marches to .*\"[\\w -]+\"");
    window.order().setText("Foot marches to \"Sand-pit\"");
    window.order().postActionEvent(); // as Enter does
    assertThat(window.order().getText()).as("it was given").isEmpty();
    assertThat(words(all, "What came of it")).startsWith("Blue.Foot has the order at 13:0");
    JTextField time =
        Parts.of(all, JTextField.class)
            .filter(each -> each != window.order())
            .findFirst()
            .orElseThrow();
    time.setText("13:10");
    time.postActionEvent();
    assertThat(words(all, "The story so far"))
        .contains("ordered: Foot marches")
        .contains("It is 13:10, in move 6.");
    time.setText("yesterday");
    Parts.button(all, "Go on").doClick();
    assertThat(words(all, "What came of it")).contains("yesterday");
    root(window, "ctrl Z");
    assertThat(words(all, "The story so far")).contains("It is 13:00").doesNotContain("13:10, in");
    Parts.button(all, "Take back").doClick();
    assertThat(words(all, "The story so far")).doesNotContain("ordered");
    choose(all, "by", "Commander of Red");
    window.order().setText("message to Red \"They march.\"");
    Parts.button(all, "At once").doClick();
    window.order().postActionEvent();
    assertThat(words(all, "What came of it")).isEqualTo("The message is with Red at 13:00.");
    choose(all, "as known to", "Red");
    assertThat(words(all, "What the reader knows"))
        .contains("They march.")
        .doesNotContain("Take the pit.");
    choose(all, "as known to", "Commander of Blue");
    assertThat(words(all, "What the reader knows"))
        .contains("Take the pit.")
        .doesNotContain("They");
    root(window, "F4");
    assertThat(asked).isOne();
    assertThat(
            Parts.of(all, JComponent.class)
                .filter(each -> each instanceof AbstractButton || each instanceof JTextField)
                .filter(each -> !(each.getParent() instanceof JScrollBar))
                .filter(each -> !(each.getParent() instanceof JComboBox))
                .filter(each -> !each.getClass().getName().startsWith("com.formdev"))
                .map(each -> each.getAccessibleContext().getAccessibleName())
                .filter(each -> each == null || each.isBlank()))
        .isEmpty();
    window.dialog().dispose();
  }

  private static void choose(Container all, String label, String item) {
    JComboBox<?> box =
        Parts.of(all, JComboBox.class)
            .filter(each -> label.equals(each.getAccessibleContext().getAccessibleName()))
            .findFirst()
            .orElseThrow();
    for (int i = 0; i < box.getItemCount(); i++) {
      if (item.equals(String.valueOf(box.getItemAt(i)))) {
        box.setSelectedIndex(i);
      }
    }
    assertThat(String.valueOf(box.getSelectedItem())).isEqualTo(item);
  }

  /** Presses the mouse at the first spot of which that is told. */
  private static void click(JComponent map, Predicate<String> tip) {
    for (int y = 0; y < map.getHeight(); y += 3) {
      for (int x = 0; x < map.getWidth(); x += 3) {
        MouseEvent at = new MouseEvent(map, MouseEvent.MOUSE_PRESSED, 0, 0, x, y, 1, false);
        if (tip.test(Objects.requireNonNullElse(map.getToolTipText(at), ""))) {
          map.dispatchEvent(at);
          return;
        }
      }
    }
    throw new AssertionError("there is no such spot on the map");
  }

  private static void root(GameWindow window, String key) {
    JComponent root = window.dialog().getRootPane();
    Object name =
        root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).get(KeyStroke.getKeyStroke(key));
    root.getActionMap().get(name).actionPerformed(new ActionEvent(root, 0, ""));
  }

  private static String words(Container within, String name) {
    return Parts.of(within, JTextArea.class)
        .filter(each -> name.equals(each.getAccessibleContext().getAccessibleName()))
        .findFirst()
        .orElseThrow()
        .getText();
  }
}
