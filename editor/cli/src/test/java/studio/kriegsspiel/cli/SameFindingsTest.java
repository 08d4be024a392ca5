package studio.kriegsspiel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.desk.studied.Studied;
import studio.kriegsspiel.desk.text.Manuscript.Snapshot;
import studio.kriegsspiel.desk.work.JobProgress;
import studio.kriegsspiel.desktop.wiring.StudioServices;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Studies;

/** The window finds what the terminal finds: in variants and by rival readings, too. */
class SameFindingsTest {
  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {"two-armies-at-querenhain", "the-gate-of-hougoumont", "outposts-on-the-selde"})
  void windowAndTerminalFindTheSame(String name) throws IOException {
    Path file = folder.resolve(name + ".kriegsspiel");
    String text = Files.readString(Library.open().findScenario(name).orElseThrow());
    Files.writeString(file, text);
    List<Studied> early = Collections.synchronizedList(new ArrayList<>());

    Studied window =
        StudioServices.textStudy()
            .study(
                file.getFileName().toString(),
                Optional.of(file),
                new Snapshot(1, text),
                JobProgress.NONE,
                early::add);

    List<Finding> terminal = Studies.ofLibrary().read(file).findingsWithVariants();
    assertThat(window.complete()).isTrue();
    assertThat(window.findings()).containsExactlyInAnyOrderElementsOf(terminal);
    assertThat(early).allMatch(each -> !each.complete() && terminal.containsAll(each.findings()));
  }
}
