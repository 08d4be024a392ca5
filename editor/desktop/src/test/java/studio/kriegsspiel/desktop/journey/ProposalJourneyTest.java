package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desktop.journey.OpenWindow.events;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Arrays;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.editor.ScriptArea;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;

/** A proposal is chosen, and Tab leads through what is left to be filled in. */
@Timeout(180)
class ProposalJourneyTest {
  private static final String TEXT =
      """
      scenario "A try"
        rules    reisswitz-1824

      side Blue "Blue" colour blue
        ro""";

  @TempDir Path folder = Path.of("");
  private OpenWindow open;
  private ScriptArea area;

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1000, 700);
    events(() -> open.window.paperwork().startNew("try.kriegsspiel", TEXT));
    OpenWindow.await("text checked", () -> open.window.desk().isChecked());
    area = open.window.script().area();
    events(
        () -> {
          area.setCaretPosition(TEXT.length());
          open.window.script().complete();
        });
    OpenWindow.await("a list of proposals", () -> isBound("ENTER"));
    key("ENTER");
  }

  @AfterEach
  void closeWindow() throws Exception {
    open.close();
  }

  private boolean isBound(String stroke) {
    Object[] own = area.getInputMap().keys();
    return own != null && Arrays.asList(own).contains(KeyStroke.getKeyStroke(stroke));
  }

  private void key(String stroke) throws Exception {
    events(
        () -> {
          Object name = area.getInputMap().get(KeyStroke.getKeyStroke(stroke));
          area.getActionMap()
              .get(name)
              .actionPerformed(new ActionEvent(area, ActionEvent.ACTION_PERFORMED, ""));
        });
  }

  private String selected() throws Exception {
    return OpenWindow.onEvents(() -> String.valueOf(area.getSelectedText()));
  }

  @Test
  void tabGoesFromWordToWordAndThenOn() throws Exception {
    assertThat(selected()).isEqualTo("Commander");
    events(() -> area.replaceSelection("General"));
    key("TAB");
    assertThat(selected()).isEqualTo("Alten");
    key("shift TAB");
    assertThat(selected()).isEqualTo("General");
    key("TAB");
    events(() -> area.replaceSelection("Ompteda"));
    key("TAB");
    assertThat(selected()).isEqualTo("Orange");
    key("TAB");

    String text = OpenWindow.onEvents(() -> area.getText());
    int caret = OpenWindow.onEvents(() -> area.getCaretPosition());
    assertThat(text).endsWith("  role \"General\" for \"Ompteda\" under \"Orange\"");
    assertThat(caret).isEqualTo(text.length());
    assertThat(isBound("TAB")).isFalse();
    proposalsComeByThemselvesBehindAQuotationMark();
  }

  private void proposalsComeByThemselvesBehindAQuotationMark() throws Exception {
    events(() -> area.replaceSelection("\n\n"));
    type("report to ");
    assertThat(isBound("TAB")).isFalse();
    type("\"Gen");
    OpenWindow.await("a list of roles", () -> isBound("TAB"));
    key("DOWN");
    key("ENTER");
    assertThat(OpenWindow.onEvents(() -> area.getText())).endsWith("report to \"General\"");
    assertThat(OpenWindow.onEvents(() -> area.getCaretPosition()))
        .as("behind the mark that the text had set itself")
        .isEqualTo(area.getText().length());
    assertThat(isBound("TAB")).isFalse();
  }

  private void type(String letters) throws Exception {
    for (char letter : letters.toCharArray()) {
      events(
          () ->
              area.dispatchEvent(
                  new KeyEvent(area, KeyEvent.KEY_TYPED, 0, 0, KeyEvent.VK_UNDEFINED, letter)));
    }
  }

  @Test
  void tabIsItselfAgainWhereTheCaretLeaves() throws Exception {
    assertThat(isBound("TAB")).isTrue();
    events(() -> area.setCaretPosition(3));
    assertThat(isBound("TAB")).isFalse();
  }
}
