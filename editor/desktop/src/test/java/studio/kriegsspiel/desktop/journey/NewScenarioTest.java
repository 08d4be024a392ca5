package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.dialog.NewDialog;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** A new scenario from the dialog to the status line. */
@Timeout(180)
class NewScenarioTest {
  @TempDir Path folder;
  private OpenWindow open;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1200, 800);
    OpenWindow.events(
        () -> open.window.paperwork().startCopy(open.services.library().firstScenario()));
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private static <T extends Component> T find(Container parent, Class<T> kind, String words) {
    for (Component each : parent.getComponents()) {
      if (kind.isInstance(each) && words.equals(wordsOf(each))) {
        return kind.cast(each);
      }
      T inner = each instanceof Container container ? find(container, kind, words) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private static String wordsOf(Component part) {
    if (part instanceof JTextField field) {
      return field.getText();
    }
    return part instanceof JButton button
        ? button.getText()
        : part instanceof JLabel label ? label.getText() : "";
  }

  @Test
  void theTitleIsSelectedTheDayIsAskedAndNothingSaysSaved() throws Exception {
    AtomicReference<NewDialog> asked = new AtomicReference<>();
    EventQueue.invokeLater(
        () -> {
          NewDialog dialog = open.window.grounds().newDialog();
          asked.set(dialog);
          dialog.ask(open.window.frame()).ifPresent(open.window.grounds()::begin);
        });
    OpenWindow.await("the dialog", () -> asked.get() != null && asked.get().form().isShowing());
    Container form = asked.get().form();
    JTextField title = find(form, JTextField.class, "A new scenario");
    OpenWindow.await(
        "the title has the keyboard",
        () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() == title);
    String selected = OpenWindow.onEvents(title::getSelectedText);
    assertThat(selected).isEqualTo("A new scenario");

    JTextField day = find(form, JTextField.class, "18 June 1815");
    JButton begin =
        OpenWindow.onEvents(
            () -> {
              Container root = title.getRootPane();
              return find(root, JButton.class, "Begin");
            });
    OpenWindow.events(
        () -> {
          title.replaceSelection("Ligny");
          day.setText("31 June 1815");
        });
    boolean enabled = OpenWindow.onEvents(begin::isEnabled);
    assertThat(enabled).isFalse();
    OpenWindow.events(
        () -> {
          day.setText("16 June 1815");
          begin.doClick();
        });
    OpenWindow.await(
        "the new text",
        () ->
            open.window.desk().manuscript().text().contains("scenario \"Ligny\"")
                && open.window.desk().manuscript().text().contains("16 June 1815"));
    OpenWindow.await(
        "the status line says so",
        () -> find(open.window.frame().getContentPane(), JLabel.class, "no file yet") != null);

    Path file = folder.resolve("ligny.kriegsspiel");
    open.answers.path = java.util.Optional.of(file);
    OpenWindow.events(() -> open.window.paperwork().save());
    OpenWindow.await(
        "saved", () -> find(open.window.frame().getContentPane(), JLabel.class, "saved") != null);
    assertThat(file).isRegularFile();
    assertThat(Files.readString(file)).contains("16 June 1815 from 10:00 to 14:00");
  }
}
