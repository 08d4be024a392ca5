package studio.kriegsspiel.desk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.desk.core.Answers;
import studio.kriegsspiel.desk.core.Desk;
import studio.kriegsspiel.desk.core.FolderHelp;
import studio.kriegsspiel.desk.core.Here;
import studio.kriegsspiel.desk.core.NameWork;
import studio.kriegsspiel.desk.core.NamedAt;
import studio.kriegsspiel.desk.core.OpenFile;
import studio.kriegsspiel.desk.core.OtherWindows;
import studio.kriegsspiel.desk.work.BackgroundRunner;
import studio.kriegsspiel.scenario.text.TextEdit;
import studio.kriegsspiel.scenario.text.TextSpan;

/** What stands in the files of a folder is listed, then replaced where nobody is in the way. */
class FolderSearchTest {
  private static final SearchPattern MILL = new SearchPattern("Mill", true, false);

  @TempDir Path folder;
  private final Desk desk = new Desk();
  private final Map<Path, String> shown = new HashMap<>();
  private final Map<Path, String> inOtherPrograms = new HashMap<>();
  private final Answers answers = new Answers();
  private NameWork names;
  private FolderSearch search;

  private final class Others implements OtherWindows {
    @Override
    public void show(Path file, TextSpan place) {}

    @Override
    public void edit(Path file, List<TextEdit> edits, String label) {
      shown.computeIfPresent(file, (path, text) -> TextEdit.applyAll(text, edits));
    }

    @Override
    public Map<Path, String> texts() {
      return Map.copyOf(shown);
    }
  }

  @BeforeEach
  void lay() throws IOException {
    write("closed.kriegsspiel", "\uFEFFat Mill\r\nnear Mill\r\n");
    write("shown.kriegsspiel", "saved at Mill\n");
    write("vim.kriegsspiel", "Mill in Vim\n");
    write("notes.txt", "Mill\n");
    Files.write(folder.resolve("picture.kriegsspiel"), new byte[] {(byte) 0xff, 0, 'M'});
    shown.put(folder.resolve("shown.kriegsspiel"), "unsaved, at Mill\n");
    inOtherPrograms.put(folder.resolve("vim.kriegsspiel"), "Vim");
    desk.file().set(OpenFile.named("own.kriegsspiel").in(folder));
    desk.manuscript().load("one\n  Mill, Mill\n");
    BackgroundRunner runner = new BackgroundRunner(new Here(), Runnable::run);
    names = new NameWork(desk, new FolderHelp(folder), new Others(), runner);
    search =
        new FolderSearch(
            desk,
            names,
            new Others(),
            path -> Optional.ofNullable(inOtherPrograms.get(path)),
            answers,
            runner);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private List<String> listed() {
    List<String> rows = new ArrayList<>();
    for (NamedAt each : names.references().get().places()) {
      rows.add(each.document() + " " + each.line() + ": " + each.words());
    }
    return rows;
  }

  @Test
  void allIsListedBeforeAnythingIsChanged() throws IOException {
    search.replace(MILL, "Farm");
    assertThat(message()).startsWith("List the places first");
    search.list(MILL);
    assertThat(listed())
        .containsExactly(
            "own.kriegsspiel 2: Mill, Mill",
            "own.kriegsspiel 2: Mill, Mill",
            "closed.kriegsspiel 1: at Mill",
            "closed.kriegsspiel 2: near Mill",
            "shown.kriegsspiel 1: unsaved, at Mill",
            "vim.kriegsspiel 1: Mill in Vim");
    assertThat(message()).startsWith("6 places in 4 files");
    search.replace(new SearchPattern("mill", false, false), "Farm");
    assertThat(message()).as("other words were listed").startsWith("List the places first");
    assertThat(read("closed.kriegsspiel")).contains("Mill");
  }

  @Test
  void whatNobodyHasOpenIsWrittenAndTheRestIsLeftToItsWindow() throws IOException {
    search.list(MILL);
    search.replace(MILL, "Farm");
    assertThat(desk.manuscript().text()).isEqualTo("one\n  Farm, Farm\n");
    assertThat(read("closed.kriegsspiel")).isEqualTo("\uFEFFat Farm\r\nnear Farm\r\n");
    assertThat(read("shown.kriegsspiel")).isEqualTo("saved at Mill\n");
    assertThat(shown).containsValue("unsaved, at Farm\n");
    assertThat(read("vim.kriegsspiel")).isEqualTo("Mill in Vim\n");
    assertThat(read("notes.txt")).isEqualTo("Mill\n");
    assertThat(message())
        .isEqualTo(
            "Replaced in 5 places; 1 file written; yet to be saved: shown.kriegsspiel."
                + " Left as they are: vim.kriegsspiel (open in Vim).");
    desk.manuscript().undo();
    assertThat(desk.manuscript().text()).isEqualTo("one\n  Mill, Mill\n");
    assertThat(desk.manuscript().nextUndo()).isEmpty();
    assertThat(desk.manuscript().isUnsaved()).isFalse();
    assertThat(read("closed.kriegsspiel")).isEqualTo("\uFEFFat Mill\r\nnear Mill\r\n");
    assertThat(message()).isEqualTo("Replace in all files: 1 file taken back.");
    desk.manuscript().redo();
    assertThat(read("closed.kriegsspiel")).isEqualTo("\uFEFFat Farm\r\nnear Farm\r\n");
    write("closed.kriegsspiel", "rewritten\n");
    desk.manuscript().undo();
    assertThat(read("closed.kriegsspiel")).isEqualTo("rewritten\n");
    assertThat(message()).endsWith("Left as they are: closed.kriegsspiel (changed since).");
  }

  @Test
  void itAsksBeforeItWrites() throws IOException {
    search.list(MILL);
    answers.yes = false;
    search.replace(MILL, "Farm");
    assertThat(answers.replaced)
        .containsExactly(
            "this text: 2 places",
            "closed.kriegsspiel: 2 places, saved at once",
            "shown.kriegsspiel: 1 place, in its window",
            "vim.kriegsspiel: 1 place, saved at once");
    assertThat(read("closed.kriegsspiel")).contains("Mill");
    assertThat(desk.manuscript().text()).contains("Mill");
    assertThat(message()).startsWith("6 places in 4 files");
  }

  @Test
  void whatHasChangedSinceIsLeft() throws IOException {
    search.list(MILL);
    write("closed.kriegsspiel", "another Mill\n");
    desk.manuscript().edit(List.of(TextEdit.insert(0, "more ")), "more");
    shown.clear();
    inOtherPrograms.clear();
    search.replace(MILL, "Farm");
    assertThat(read("closed.kriegsspiel")).isEqualTo("another Mill\n");
    assertThat(read("shown.kriegsspiel")).as("not as it was listed").isEqualTo("saved at Mill\n");
    assertThat(read("vim.kriegsspiel")).isEqualTo("Farm in Vim\n");
    assertThat(desk.manuscript().text()).startsWith("more one\n  Mill");
    assertThat(message()).contains("this text (changed since it was listed)");
  }

  @Test
  void anExpressionThatCannotBeUsedChangesNothing() throws IOException {
    SearchPattern wrong = new SearchPattern("(Mill", true, true);
    search.list(wrong);
    assertThat(message()).startsWith("This is no regular expression");
    SearchPattern right = new SearchPattern("Mill", true, true);
    search.list(right);
    search.replace(right, "$7");
    assertThat(message()).startsWith("What is to be written refers to a group");
    assertThat(read("closed.kriegsspiel")).contains("Mill");
  }

  private String message() {
    return desk.message().get().sentence();
  }
}
