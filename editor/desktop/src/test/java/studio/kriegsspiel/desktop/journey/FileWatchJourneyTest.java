package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.file.OpenMarks;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** What others do to the open file is told in the window long before anything is saved. */
@Timeout(180)
class FileWatchJourneyTest {
  @TempDir Path folder;
  private OpenWindow open;
  private Path file;

  @BeforeEach
  void openWindow() throws Exception {
    file = Files.writeString(folder.resolve("a.kriegsspiel"), "scenario \"A\"\n");
    open = OpenWindow.in(folder, Look.LIGHT, 1200, 800);
    OpenWindow.events(() -> open.window.paperwork().openNow(file));
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  private String banner() {
    return said(open.window.frame().getContentPane(), "a.kriegsspiel");
  }

  private static String said(Container parent, String part) {
    for (Component each : parent.getComponents()) {
      if (each instanceof JLabel label && label.isShowing() && label.getText().contains(part)) {
        return label.getText();
      }
      String inner = each instanceof Container container ? said(container, part) : "";
      if (!inner.isEmpty()) {
        return inner;
      }
    }
    return "";
  }

  private static JButton button(Container parent, String words) {
    for (Component each : parent.getComponents()) {
      if (each instanceof JButton button && button.isShowing() && words.equals(button.getText())) {
        return button;
      }
      JButton inner = each instanceof Container container ? button(container, words) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private void press(String words) throws Exception {
    OpenWindow.events(() -> button(open.window.frame().getContentPane(), words).doClick());
  }

  @Test
  void aChangeOnDiskIsToldComparedAndReloadedAndUndoGivesOnesOwnBack() throws Exception {
    OpenWindow.events(() -> open.window.script().area().insert("// mine\n", 0));
    Files.writeString(file, "scenario \"B\"\n");
    OpenWindow.await("the line above the work", () -> !banner().isEmpty());
    assertThat(OpenWindow.onEvents(this::banner))
        .isEqualTo("Another program has changed a.kriegsspiel on disk.");

    EventQueue.invokeLater(
        () -> button(open.window.frame().getContentPane(), "Compare…").doClick());
    OpenWindow.await("the comparison", () -> comparison() != null);
    OpenWindow.events(
        () -> {
          JTable table = table(comparison());
          assertThat(table.getValueAt(0, 1)).isEqualTo("scenario \"B\"");
          assertThat(table.getValueAt(0, 3)).isEqualTo("// mine");
          button(comparison(), "Reload from disk").doClick();
        });
    OpenWindow.await(
        "their text", () -> open.window.script().area().getText().equals("scenario \"B\"\n"));
    OpenWindow.await("the line goes", () -> banner().isEmpty());
    OpenWindow.events(() -> open.window.desk().manuscript().undo());
    String own = OpenWindow.onEvents(() -> open.window.script().area().getText());
    assertThat(own).isEqualTo("// mine\nscenario \"A\"\n");
  }

  private static JDialog comparison() {
    for (Window each : Window.getWindows()) {
      if (each instanceof JDialog dialog && each.isShowing() && table(dialog) != null) {
        return dialog;
      }
    }
    return null;
  }

  private static JTable table(Container parent) {
    for (Component each : parent.getComponents()) {
      if (each instanceof JTable table) {
        return table;
      }
      JTable inner = each instanceof Container container ? table(container) : null;
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  @Test
  void keptTextIsUnsavedAndTheNextSaveAsksNoMore() throws Exception {
    Files.writeString(file, "scenario \"B\"\n");
    OpenWindow.await("the line above the work", () -> !banner().isEmpty());
    press("Keep mine");
    OpenWindow.await("the line goes", () -> banner().isEmpty());
    boolean unsaved = OpenWindow.onEvents(() -> open.window.desk().isUnsaved());
    assertThat(unsaved).isTrue();
    OpenWindow.events(() -> open.window.paperwork().save());
    OpenWindow.await("saved", () -> !open.window.desk().isUnsaved());
    assertThat(file).hasContent("scenario \"A\"");
    assertThat(open.answers.times()).isZero();
  }

  @Test
  void aSecondWindowOnTheSameFileAndAFileTakenAwayAreTold() throws Exception {
    OpenMarks other = new OpenMarks(folder.resolve("recovery"), 1, 1, pid -> true);
    other.claim(java.util.Optional.of(file));
    OpenWindow.await("the line above the work", () -> !banner().isEmpty());
    assertThat(OpenWindow.onEvents(this::banner))
        .isEqualTo(
            "a.kriegsspiel is open in another window of the studio too; whoever saves last writes"
                + " over the other.");
    press("Go on");
    OpenWindow.await("the line goes", () -> banner().isEmpty());

    Files.delete(file);
    OpenWindow.await("the line above the work", () -> !banner().isEmpty());
    assertThat(OpenWindow.onEvents(this::banner))
        .isEqualTo("a.kriegsspiel was taken away or renamed; saving writes it there anew.");
  }
}
