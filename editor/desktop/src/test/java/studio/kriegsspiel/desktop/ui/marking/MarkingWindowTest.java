package studio.kriegsspiel.desktop.ui.marking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.swing.JFrame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.EveningBench;
import studio.kriegsspiel.desk.marking.MarkTable.Cell;
import studio.kriegsspiel.desk.marking.SheetMarking;

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
    EveningBench bench = new EveningBench();
    bench.desk.manuscript().load(EveningBench.CLASSROOM);
    MarkingWindow window =
        new MarkingWindow(new JFrame(), new SheetMarking(bench.desk, bench.runner), bench.runner);
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
    window.dialog().dispose();
  }
}
