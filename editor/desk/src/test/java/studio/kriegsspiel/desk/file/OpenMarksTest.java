package studio.kriegsspiel.desk.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenMarksTest {
  @TempDir Path folder;
  private Path file;
  private OpenMarks first;
  private OpenMarks second;

  @BeforeEach
  void open() throws Exception {
    file = Files.writeString(folder.resolve("a.kriegsspiel"), "text");
    first = new OpenMarks(folder.resolve("state"), 11, 1, pid -> pid == 11 || pid == 12);
    second = new OpenMarks(folder.resolve("state"), 12, 1, pid -> pid == 11 || pid == 12);
  }

  @Test
  void anotherWindowIsKnownUntilItClosesTheFile() {
    first.claim(Optional.of(file));
    assertThat(first.findOther(file)).isEmpty();
    assertThat(second.findOther(file)).contains("another window of the studio");
    assertThat(second.findOther(folder.resolve("b.kriegsspiel"))).isEmpty();
    first.claim(Optional.empty());
    assertThat(second.findOther(file)).isEmpty();
  }

  @Test
  void aMarkOfAWindowThatCrashedCountsNoMore() {
    new OpenMarks(folder.resolve("state"), 99, 1, pid -> false).claim(Optional.of(file));
    assertThat(second.findOther(file)).isEmpty();
    assertThat(folder.resolve("state/open-99")).doesNotExist();
  }

  @Test
  void lockFilesOfEditorsAreRead() throws Exception {
    Files.writeString(folder.resolve(".a.kriegsspiel.swp"), "");
    assertThat(first.findOther(file)).contains("Vim");
    Files.delete(folder.resolve(".a.kriegsspiel.swp"));
    // Emacs points nowhere with its link.
    Files.createSymbolicLink(folder.resolve(".#a.kriegsspiel"), Path.of("me@host.1"));
    assertThat(first.findOther(file)).contains("Emacs");
  }
}
