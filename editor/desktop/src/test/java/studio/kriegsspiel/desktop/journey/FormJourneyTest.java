package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.forms.StatementForm;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;
import studio.kriegsspiel.scenario.finding.Severity;

/** An umpire adds an objective, a reinforcement and news without typing the language. */
@Timeout(180)
class FormJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 19:00 to 21:30

      general idea "Two outposts meet." // as it was

      side Blue "Blue" colour blue
        line of retreat "Brussels high road" northward
        role "Commander" for B1
      side Red "Red" colour red
        objective take "La Haye Sainte" by 21:00
        line of retreat "Brussels high road" southward
        role "Commander" for R1

      army of Blue
        battalion "First" as B1: 600 men, line
        battalion "Third" as B3: 600 men, line
      army of Red
        battalion "Second" as R1: 600 men, line

      deploy
        B1 in line at 300 paces west of "La Haye Sainte" facing south
        R1 in line at 300 paces south of "La Belle Alliance" facing north

      report to Blue at 18:50 from headquarters "Hold the farm."
      report to Red at 18:50 from headquarters "Take the farm."
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;
  private Robot robot;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    window = open.window;
    robot = new Robot();
    OpenWindow.events(() -> window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  /** Chooses an entry of the menu Write. */
  private void write(String name) throws Exception {
    OpenWindow.events(
        () -> {
          JMenu menu = window.frame().getJMenuBar().getMenu(4);
          assertThat(menu.getText()).isEqualTo("Write");
          Stream.of(menu.getMenuComponents())
              .filter(JMenu.class::isInstance)
              .map(JMenu.class::cast)
              .flatMap(topic -> Stream.of(topic.getMenuComponents()))
              .map(JMenuItem.class::cast)
              .filter(item -> item.getText().equals(name))
              .findFirst()
              .orElseThrow()
              .doClick();
        });
    OpenWindow.await("the form has the keyboard", () -> focused().isPresent());
  }

  /** The field that has the keyboard, by its key. */
  private Optional<String> focused() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    for (Component each = owner; each != null; each = each.getParent()) {
      if (each.getName() != null
          && SwingUtilities.isDescendingFrom(owner, window.formDialog().fields())) {
        return Optional.of(each.getName());
      }
    }
    return Optional.empty();
  }

  private StatementForm form() {
    return window.statements().form().get().orElseThrow();
  }

  private void hit(int... keys) {
    for (int key : keys) {
      robot.keyPress(key);
    }
    for (int i = keys.length - 1; i >= 0; i--) {
      robot.keyRelease(keys[i]);
    }
    robot.waitForIdle();
  }

  /** Goes on from field to field with Tab as far as one. */
  private void tabTo(String key) throws Exception {
    for (int i = 0; i < 30; i++) {
      if (OpenWindow.onEvents(() -> focused().equals(Optional.of(key)))) {
        return;
      }
      hit(KeyEvent.VK_TAB);
    }
    throw new AssertionError("Tab does not lead to " + key);
  }

  /** Types in the field of a key, in place of what stands there. */
  private void type(String key, String words) throws Exception {
    tabTo(key);
    hit(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    for (char letter : words.toCharArray()) {
      boolean upper = Character.isUpperCase(letter) || letter == ':';
      int code = letter == ':' ? KeyEvent.VK_SEMICOLON : KeyEvent.getExtendedKeyCodeForChar(letter);
      if (upper) {
        hit(KeyEvent.VK_SHIFT, code);
      } else {
        hit(code);
      }
    }
    OpenWindow.await(
        words + " in " + key, () -> form().face().get().field(key).value().equals(words));
  }

  @Test
  void threeStatementsAreWrittenByKeyboardAlone() throws Exception {
    write("Objective…");
    tabTo("group.To do");
    choose("group.To do", "hold a place");
    type("place", "La Haye Sainte");
    type("until", "21:30");
    type("worth", "3");
    enter();
    write("Reinforcement…");
    type("unit", "B3");
    type("entry", "Rossomme");
    type("at", "20:10");
    enter();
    write("News…");
    type("at", "19:20");
    type("to", "Red");
    type("from", "a spy");
    choose("trust", "reliable");
    type("text", "Hold.");
    hit(KeyEvent.VK_CONTROL, KeyEvent.VK_ENTER);
    OpenWindow.await("written", () -> window.statements().form().get().isEmpty());
    open.settle();
    assertThat(window.desk().manuscript().text())
        .isEqualTo(
            TEXT.replace(
                        "side Blue \"Blue\" colour blue\n",
                        "side Blue \"Blue\" colour blue\n"
                            + "  objective hold \"La Haye Sainte\" until 21:30 worth 3\n")
                    .stripTrailing()
                + "\n\nintelligence\n"
                + "  at 19:20 to Red from a spy, reliable: \"Hold.\"\n"
                + "\nreinforcements\n"
                + "  B3 enters by \"Rossomme\" at 20:10 in column of route\n");
    assertThat(window.desk().studied().get().findings())
        .noneMatch(each -> each.severity() == Severity.ERROR);
  }

  /** Goes down a list until it shows a value. */
  private void choose(String key, String value) throws Exception {
    tabTo(key);
    for (int i = 0; i < 20; i++) {
      if (form().face().get().field(key).value().equals(value)) {
        return;
      }
      hit(KeyEvent.VK_DOWN);
    }
    throw new AssertionError("Down does not lead to " + value);
  }

  private void enter() throws Exception {
    assertThat(form().face().get().canBeWritten()).as(form().face().get().toString()).isTrue();
    hit(KeyEvent.VK_ENTER);
    OpenWindow.await("written", () -> window.statements().form().get().isEmpty());
    open.settle();
  }

  @Test
  void escapeLeavesTheTextAsItWas() throws Exception {
    write("News…");
    type("at", "19:40");
    hit(KeyEvent.VK_ESCAPE);
    OpenWindow.await("left", () -> window.statements().form().get().isEmpty());
    assertThat(window.desk().manuscript().text()).isEqualTo(TEXT);
    assertThat(window.formDialog().window().isVisible()).isFalse();
  }
}
