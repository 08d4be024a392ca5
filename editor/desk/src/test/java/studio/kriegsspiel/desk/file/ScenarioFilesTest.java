package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import studio.kriegsspiel.desk.file.ScenarioFiles.Loaded;
import studio.kriegsspiel.desk.file.ScenarioFiles.Style;

class ScenarioFilesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"a\nb\n", "a\r\nb\r\n", "\uFEFFa\r\nb", "", "Maß ½\n"})
  void whatIsReadAndWrittenUnchangedIsTheSameFile(String raw) throws IOException {
    Path file = Files.writeString(folder.resolve("x.kriegsspiel"), raw);
    Loaded loaded = ScenarioFiles.read(file);
    assertThat(loaded.text()).doesNotContain("\r").doesNotContain("\uFEFF");
    FileStamp stamp = ScenarioFiles.write(file, loaded.text(), loaded.style());
    assertThat(Files.readString(file)).isEqualTo(raw);
    assertThat(stamp).isEqualTo(loaded.stamp()).isEqualTo(ScenarioFiles.stamp(file));
  }

  @Test
  void noticesThatAnotherProgramChangedTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("x.kriegsspiel"), "one");
    FileStamp before = ScenarioFiles.read(file).stamp();
    Files.writeString(file, "two");
    assertThat(ScenarioFiles.stamp(file)).isNotEqualTo(before);
    Files.delete(file);
    assertThat(ScenarioFiles.stamp(file)).isEqualTo(FileStamp.MISSING);
  }

  @Test
  void saysWhatIsWrongWithAFileThatIsNoText() throws IOException {
    Path latin = folder.resolve("latin.kriegsspiel");
    Files.write(latin, "Maß".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> ScenarioFiles.read(latin))
        .isInstanceOf(FileProblem.class)
        .hasMessage(latin + " is not UTF-8 text; save it as UTF-8 in the program that wrote it.");
    Path zeros = Files.write(folder.resolve("zeros.kriegsspiel"), new byte[20]);
    assertThatThrownBy(() -> ScenarioFiles.read(zeros))
        .hasMessage(zeros + " is not a text file; choose a .kriegsspiel file.");
    Path none = folder.resolve("none.kriegsspiel");
    assertThatThrownBy(() -> ScenarioFiles.read(none))
        .hasMessage("There is no file " + none + "; check its name and folder.");
    assertThatThrownBy(() -> ScenarioFiles.read(folder))
        .isInstanceOf(FileProblem.class)
        .hasMessageContaining("choose another file");
  }

  @Test
  void saysThatTheOldFileIsUnchangedWhenItCannotWrite() {
    Path file = folder.resolve("no/such/folder/x.kriegsspiel");
    assertThatThrownBy(() -> ScenarioFiles.write(file, "text", Style.PLAIN))
        .isInstanceOf(FileProblem.class)
        .hasMessageContaining("does not exist")
        .hasMessageContaining("save under another name");
  }
}
