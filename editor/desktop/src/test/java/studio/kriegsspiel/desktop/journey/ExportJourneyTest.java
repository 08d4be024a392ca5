package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.window.StudioWindow;

/** What is exported, chosen in the dialog and found there again. */
@Timeout(180)
class ExportJourneyTest {
  private static final String TEXT =
      """
      scenario "A small affair"
        rules    reisswitz-1824
        terrain  "mont-saint-jean"
        on       18 June 1815 from 13:00 to 13:30
      side Blue colour blue
        objective hold "La Haye Sainte"
      side Red colour red
        objective take "La Haye Sainte"
      """;

  @TempDir Path folder;
  private OpenWindow open;
  private StudioWindow window;

  @BeforeEach
  void openWindow() throws Exception {
    Path file = Files.writeString(folder.resolve("small.kriegsspiel"), TEXT);
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    window = open.window;
    OpenWindow.events(() -> window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    if (open != null) {
      open.close();
    }
  }

  @Test
  void anExportIsKeptUnderANameChosenAgainAndRemoved() throws Exception {
    ExportForm form = ExportForm.open(window);
    assertThat(form.ticked()).hasSize(5);
    assertThat(form.chosen("Preset")).isEqualTo("As ticked below");
    form.choose("Preset", "On telephones and a screen");
    assertThat(form.ticked())
        .containsExactly(
            "Pages for a telephone, with news to come under lock",
            "Maps as pictures, for a table on a screen");
    assertThat(form.chosen("Preset")).isEqualTo("On telephones and a screen");
    OpenWindow.events(() -> box(form, "Play files (JSON)").doClick(0));
    assertThat(form.chosen("Preset")).isEqualTo("As ticked below");
    ExportForm.click(form.dialog, "Keep under a name…");
    JDialog asked = ExportForm.await("Keep this export");
    assertThat(ControlNames.nameless()).isEmpty();
    answer(asked, "Club");
    OpenWindow.await(
        "it is kept", () -> "Club".equals(String.valueOf(form.choice("Preset").getSelectedItem())));
    ExportForm.click(form.dialog, "Cancel");
    closed("Export");

    ExportForm again = ExportForm.open(window);
    assertThat(again.ticked()).as("nothing was exported").hasSize(5);
    again.choose("Preset", "Club");
    assertThat(again.ticked()).hasSize(3);
    ExportForm.click(again.dialog, "Remove");
    ExportForm.click(ExportForm.await("Remove a kept export"), "Remove");
    OpenWindow.await("it is removed", () -> again.choice("Preset").getItemCount() == 7);
    assertThat(again.ticked()).as("what is ticked stays").hasSize(3);
    OpenWindow.events(() -> box(again, "Maps as pictures, for a table on a screen").doClick(0));
    OpenWindow.events(
        () -> box(again, "Pages for a telephone, with news to come under lock").doClick(0));
    ExportForm.click(again.dialog, "OK");
    ExportForm.click(ExportForm.await("Exported"), "OK");
    closed("Exported");

    ExportForm third = ExportForm.open(window);
    assertThat(third.ticked()).containsExactly("Play files (JSON)");
    ExportForm.click(third.dialog, "Cancel");
    closed("Export");
  }

  @Test
  void figuresOfASourceAreChosenWhereSourcesDisagree() throws Exception {
    ExportForm alone = ExportForm.open(window);
    assertThat(Parts.of(alone.dialog, JLabel.class).map(JLabel::getText)).doesNotContain("Figures");
    ExportForm.click(alone.dialog, "Cancel");
    closed("Export");
    String rivals =
        """
        army of Blue
          battalion "Foot" as F: 379 men, line
            source "Siborne 1844"
            or 395 men source "Beamish 1837"
        """;
    OpenWindow.events(() -> window.desk().manuscript().load(TEXT + rivals));
    open.settle();
    ExportForm form = ExportForm.open(window);
    assertThat(form.offered("Figures"))
        .containsExactly(
            "The scenario's own, those first in its text",
            "The lowest of each",
            "The highest of each",
            "Siborne 1844, where it has any",
            "Beamish 1837, where it has any");
    form.choose("Preset", "For a program of your own");
    form.choose("Figures", "Beamish 1837, where it has any");
    assertThat(ControlNames.nameless()).isEmpty();
    ExportForm.click(form.dialog, "OK");
    ExportForm.click(ExportForm.await("Exported"), "OK");
    closed("Exported");
    assertThat(Files.readString(folder.resolve("small").resolve("umpire-forces.csv")))
        .contains("395")
        .doesNotContain("379");
  }

  private static JCheckBox box(ExportForm form, String words) {
    return (JCheckBox) Parts.button(form.dialog, words);
  }

  private static void answer(JDialog dialog, String words) throws Exception {
    OpenWindow.events(
        () -> Parts.of(dialog, JTextField.class).findFirst().orElseThrow().setText(words));
    ExportForm.click(dialog, "OK");
  }

  private static void closed(String title) throws Exception {
    OpenWindow.await(title + " is closed", () -> ExportForm.find(title).equals(Optional.empty()));
  }
}
