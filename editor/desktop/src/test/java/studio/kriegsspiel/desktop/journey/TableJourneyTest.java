package studio.kriegsspiel.desktop.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static studio.kriegsspiel.desktop.journey.OpenWindow.events;
import static studio.kriegsspiel.desktop.journey.OpenWindow.onEvents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JComboBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desktop.ui.look.Looks.Look;
import studio.kriegsspiel.desktop.ui.table.RowModel;
import studio.kriegsspiel.desktop.ui.table.TableWindow;

/** An army comes out of a spreadsheet into the scenario. */
class TableJourneyTest {
  private static final String TABLE =
      """
      # returns of a club
      army,division,regiment,arm,present,remark,work,page
      French,Habert,1st of the 34th,infantry,612,muddy,Club returns,3
      French,Habert,2nd of the 34th,infantry,many,,Club returns,3
      French,Habert,Foot battery,artillery,110,,Club returns,4
      Prussian,Borstell,1st Pomeranian,infantry,700,,Club returns,9
      """;

  @TempDir Path folder = Path.of("");
  private OpenWindow open;
  private Path table = Path.of("");

  @BeforeEach
  void openWindow() throws Exception {
    open = OpenWindow.in(folder, Look.LIGHT, 1300, 820);
    Path file =
        Files.copy(open.services.library().blankScenario(), folder.resolve("b.kriegsspiel"));
    table = Files.writeString(folder.resolve("returns of 1813.csv"), TABLE);
    events(() -> open.window.paperwork().openNow(file));
    open.settle();
  }

  @AfterEach
  void closeWindow() throws Exception {
    open.close();
  }

  private TableWindow window() throws Exception {
    open.answers.path = Optional.of(table);
    events(() -> open.window.tables().ask());
    OpenWindow.await("the table is read", () -> open.window.tables().last().isPresent());
    TableWindow shown = open.window.tables().last().orElseThrow();
    OpenWindow.await("something is said", () -> !shown.said().isBlank());
    return shown;
  }

  private static void choose(JComboBox<?> box, String words) {
    for (int i = 0; i < box.getItemCount(); i++) {
      if (String.valueOf(box.getItemAt(i)).equals(words)) {
        box.setSelectedIndex(i);
        return;
      }
    }
    throw new AssertionError("no " + words);
  }

  @Test
  void columnsAreNamedAndTheListIsWrittenAndBroughtIn() throws Exception {
    TableWindow shown = window();
    events(() -> choose(shown.column("regiment"), "unit"));
    events(() -> choose(shown.column("present"), "men"));
    events(() -> choose(shown.column("work"), "source"));
    events(() -> choose(shown.army(), "French"));
    events(() -> shown.title().setText("Habert's Division"));
    OpenWindow.await("all is read", () -> shown.said().startsWith("3 lines read, 1 of them"));
    assertThat(onEvents(() -> shown.lines().getValueAt(1, RowModel.REMARKS)))
        .isEqualTo("E4: `many` is no number of men");
    assertThat(onEvents(() -> shown.lines().getValueAt(0, 5))).asString().contains("Club returns");
    events(() -> shown.side().setSelectedItem("Red"));
    events(() -> shown.writing().doClick(0));
    open.settle();

    assertThat(folder.resolve("armies/habert-s-division.kriegsspiel"))
        .content()
        .contains("1st of the 34th", "612 men", "source \"Club returns, p. 3\"")
        .doesNotContain("Pomeranian");
    assertThat(open.window.desk().manuscript().text())
        .contains("\n  import \"habert-s-division\"\n");
    assertThat(
            onEvents(
                () -> open.window.desk().studied().get().scenario().orElseThrow().units().toList()))
        .anyMatch(unit -> unit.id().side().equals("Red") && unit.title().equals("1st of the 34th"));
    assertThat(onEvents(() -> shown.dialog().isShowing())).isFalse();
  }

  @Test
  void aListThatIsThereIsNotWrittenOver() throws Exception {
    Files.createDirectories(folder.resolve("armies"));
    Path list = Files.writeString(folder.resolve("armies/returns-of-1813.kriegsspiel"), "mine");
    TableWindow shown = window();
    assertThat(onEvents(() -> shown.writing().isEnabled())).isTrue();
    events(() -> shown.writing().doClick(0));
    assertThat(onEvents(shown::said)).contains("exists already");
    assertThat(list).hasContent("mine");
    assertThat(onEvents(() -> shown.dialog().isShowing())).isTrue();
  }

  @Test
  void whatIsNoTableIsToldInOneSentence() throws Exception {
    Path none = Files.write(folder.resolve("none.csv"), new byte[] {0, 1, 2, 0});
    open.answers.path = Optional.of(none);
    events(() -> open.window.tables().ask());
    OpenWindow.await("it is told", () -> open.answers.told.contains("none.csv is no table"));
    assertThat(open.window.tables().last()).isEmpty();
  }

  @Test
  void aTextThatWasNeverSavedHasNoFolderForIt() throws Exception {
    events(() -> open.window.paperwork().startCopy(open.services.library().blankScenario()));
    open.settle();
    TableWindow shown = window();
    events(() -> choose(shown.column("regiment"), "unit"));
    OpenWindow.await("it is read", () -> shown.said().contains("lines read"));
    assertThat(onEvents(() -> shown.writing().isEnabled())).isFalse();
  }
}
