package studio.kriegsspiel.desktop.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;
import studio.kriegsspiel.desk.marking.SheetMarking;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.samples.SampleGround;
import studio.kriegsspiel.study.Cancellation;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.terrain.ground.Ground;

/** A mark that is chosen shows its evidence and its line on the sheet. */
class MarkingWindowTest {
  private static final String SHEET =
      """
      orders of "Commander" of Blue in "meeting.kriegsspiel"
        13:02 Foot marches to "La Haye Sainte"
      """;

  @TempDir Path folder;

  @Test
  void aMarkLeadsToItsLineOnTheSheet() throws Exception {
    assumeFalse(GraphicsEnvironment.isHeadless(), "there is no display");
    Files.writeString(folder.resolve("anna.kriegsspiel"), SHEET);
    EventQueue.invokeAndWait(this::mark);
  }

  private void mark() {
    Desk desk = new Desk();
    desk.manuscript().load(EveningBench.CLASSROOM);
    Ground ground = Ground.of(SampleGround.terrain());
    desk.studied()
        .set(
            Studied.of(
                desk.manuscript().version(),
                new Studies((scenario, name) -> Optional.of(ground))
                    .of(
                        "meeting.kriegsspiel",
                        Optional.empty(),
                        EveningBench.CLASSROOM,
                        Cancellation.NEVER),
                List.of()));
    BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
    MarkingWindow window = new MarkingWindow(new JFrame(), new SheetMarking(desk, runner), runner);
    window.wish(folder, 1);
    window.begin();
    MarkModel model = window.model();
    assertThat(IntStream.range(0, model.getColumnCount()).mapToObj(model::getColumnName))
        .containsExactly("anna", "The solution");
    int row =
        IntStream.range(0, model.getRowCount())
            .filter(each -> model.title(each).startsWith("First Foot at La Haye Sainte"))
            .findFirst()
            .orElseThrow();
    Cell cell = model.getValueAt(row, 0);
    assertThat(cell.words()).isEqualTo("+3");
    window.choose(row, 0);
    assertThat(window.evidence()).isEqualTo(cell.evidence()).contains("With anna: there at ");
    assertThat(window.lit()).containsExactly(SHEET.lines().toList().get(1).strip());
    window.choose(row, 1);
    assertThat(window.evidence()).contains("With the solution");
    assertThat(window.lit()).isEmpty();
    window.explain();
    assertThat(window.evidence()).contains("+3 is so in every game", "? no game shows");
    window.dialog().dispose();
  }
}
