package studio.kriegsspiel.desk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unsaved work of a session that ended without being asked: nothing of it is lost. */
class LeftBehindTest {
  @TempDir private Path folder;
  private PaperBench bench;

  @BeforeEach
  void setUp() {
    bench = new PaperBench(folder);
  }

  @AfterEach
  void stop() {
    bench.close();
  }

  @Test
  void textThatWasNeverSavedIsTakenUpAfterACrash() throws IOException {
    assertThat(bench.paperwork.left().texts()).isEmpty();
    bench.crashed().keep(Optional.empty(), "never saved");
    bench.paperwork.takeUp(bench.paperwork.left().texts().get(0));
    assertThat(bench.desk.manuscript().text()).isEqualTo("never saved");
    assertThat(bench.desk.manuscript().isUnsaved()).isTrue();
    assertThat(bench.journal.findAll()).isEmpty();
  }

  @Test
  void textThatIsNotWantedIsForgotten() throws IOException {
    bench.author.yes = false;
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "saved");
    bench.crashed().keep(Optional.of(file), "unsaved work");
    bench.paperwork.openNow(file);
    assertThat(bench.desk.manuscript().text()).isEqualTo("saved");
    assertThat(bench.journal.findAll()).isEmpty();
  }

  /** Escape is no answer: nothing is lost by it. */
  @Test
  void textThatNobodyDecidedOnIsKept() throws IOException {
    bench.author.restores.add(Questions.Restore.LATER);
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "saved");
    bench.crashed().keep(Optional.of(file), "unsaved work");
    bench.paperwork.openNow(file);
    assertThat(bench.desk.manuscript().text()).isEqualTo("saved");
    assertThat(bench.paperwork.left().texts()).hasSize(1);
    assertThat(bench.desk.message().get().sentence()).contains("Ctrl+L");
  }

  @Test
  void unsavedTextIsComparedWithItsFileBeforeItIsTakenUp() throws IOException {
    bench.author.restores.addAll(List.of(Questions.Restore.COMPARE, Questions.Restore.RESTORE));
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "one\ntwo\n");
    bench.crashed().keep(Optional.of(file), "one\nthree\n");
    bench.paperwork.takeUp(bench.paperwork.left().texts().get(0));
    assertThat(bench.author.asked).isEqualTo("a.kriegsspiel");
    assertThat(bench.author.compared)
        .hasValueSatisfying(each -> assertThat(each.places()).isEqualTo(1));
    assertThat(bench.desk.manuscript().text()).isEqualTo("one\nthree\n");
    assertThat(bench.desk.file().get().path()).contains(file);
    assertThat(bench.journal.findAll()).isEmpty();
  }

  @Test
  void textWhoseFileIsGoneIsTakenUpAsANewOne() throws IOException {
    bench.crashed().keep(Optional.of(folder.resolve("gone.kriegsspiel")), "unsaved work");
    bench.paperwork.takeUp(bench.paperwork.left().texts().get(0));
    assertThat(bench.desk.manuscript().text()).isEqualTo("unsaved work");
    assertThat(bench.desk.file().get().path()).isEmpty();
    assertThat(bench.desk.file().get().name()).isEqualTo("gone.kriegsspiel");
  }

  /** Unsaved first, each file once, and nothing that is not there any more. */
  @Test
  void whatCanBeGoneOnWithIsOffered() throws IOException {
    Path text = Files.writeString(folder.resolve("text.kriegsspiel"), "saved");
    Path ground = Files.writeString(folder.resolve("ground.kriegsspiel"), "saved too");
    Path gone = Files.writeString(folder.resolve("gone.kriegsspiel"), "to be deleted");
    for (Path each : List.of(text, ground, gone)) {
      bench.paperwork.openNow(each);
    }
    Files.delete(gone);
    assertThat(Continued.of(bench.paperwork).stream().map(Continued::words))
        .containsExactly(
            "Open last: ground.kriegsspiel in " + folder,
            "Open last: text.kriegsspiel in " + folder);
    bench.crashed().grounds().keep(Optional.of(ground), "plain", "{}");
    bench.crashed().grounds().keep(Optional.of(gone), "plain", "{}");
    List<Continued> all = Continued.of(bench.paperwork);
    assertThat(all.stream().map(each -> each.unsaved() + " " + each.name()))
        .containsExactly("true the unsaved ground of ground.kriegsspiel", "false text.kriegsspiel");
    assertThat(all.get(0).words()).contains(": the ground plain of ground.kriegsspiel in ");
    all.get(1).go().run();
    assertThat(bench.desk.file().get().path()).contains(text);
  }
}
