package studio.kriegsspiel.terrain.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderSwapTest {
  @TempDir Path folder;

  @Test
  void aReplacementCutShortIsPutBackAndNothingElseIs() throws IOException {
    folderOf(".field.previous", "a");
    folderOf(".diary.previous", "d");
    Files.delete(folder.resolve(".diary.previous/one"));
    FolderSwap.recoverAllIn(folder, "one");
    assertThat(folder.resolve("field/one")).hasContent("a");
    assertThat(names()).containsExactly(".diary.previous", "field");
  }

  @Test
  void whatStandsInItsPlaceIsNotOverwrittenByWhatWaits() throws IOException {
    folderOf("field", "new");
    folderOf(".field.previous", "old");
    FolderSwap.recover(folder.resolve("field"), "one");
    assertThat(folder.resolve("field/one")).hasContent("new");
    try (StagingFolder staging = StagingFolder.beside(folder.resolve("field"))) {
      assertThat(staging.path()).exists();
      assertThat(folder.resolve(".field.previous")).doesNotExist();
    }
  }

  @Test
  void aReplacementThatCannotBeMadeLeavesTheFormerFolder() throws IOException {
    folderOf("field", "old");
    assertThatThrownBy(() -> FolderSwap.replace(folder.resolve("missing"), folder.resolve("field")))
        .isInstanceOf(IOException.class);
    assertThat(folder.resolve("field/one")).hasContent("old");
    assertThat(names()).containsExactly("field");
  }

  @Test
  void aProcessKilledWhileReplacingLeavesOneWholeFolder() throws Exception {
    Path target = folder.resolve("killed");
    for (int round = 0; round < 6; round++) {
      EndlessSwapper.killAfter(target, 40 + 13L * round);
      FolderSwap.recover(target, "one");
      List<String> contents =
          Stream.of("one", "two", "three").map(each -> content(target, each)).distinct().toList();
      assertThat(contents).as("all of one folder").hasSize(1);
    }
  }

  private static String content(Path target, String name) {
    try {
      return Files.readString(target.resolve(name));
    } catch (IOException missing) {
      return "missing " + name;
    }
  }

  private void folderOf(String name, String content) throws IOException {
    EndlessSwapper.fill(Files.createDirectory(folder.resolve(name)), content);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> String.valueOf(path.getFileName())).sorted().toList();
    }
  }

  /** Replaces a folder by another, again and again, until it is killed. */
  static final class EndlessSwapper {
    private EndlessSwapper() {}

    static void fill(Path folder, String content) throws IOException {
      for (String name : List.of("one", "two", "three")) {
        Files.writeString(folder.resolve(name), content);
      }
    }

    static void killAfter(Path target, long milliseconds) throws Exception {
      Process swapper =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xshare:auto",
                  "-cp",
                  System.getProperty("java.class.path"),
                  EndlessSwapper.class.getName(),
                  target.toString())
              .redirectErrorStream(true)
              .start();
      try {
        // The first letter says that replacing has begun.
        swapper.getInputStream().read();
        Thread.sleep(milliseconds);
      } finally {
        swapper.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
      }
    }

    public static void main(String[] arguments) throws IOException {
      Path target = Path.of(arguments[0]);
      for (int i = 0; ; i++) {
        FolderSwap.recover(target, "one");
        try (StagingFolder staging = StagingFolder.beside(target)) {
          fill(staging.path(), "round " + i);
          staging.unlock();
          FolderSwap.replace(staging.path(), target);
        }
        if (i == 1) {
          System.out.println("begun");
        }
      }
    }
  }
}
