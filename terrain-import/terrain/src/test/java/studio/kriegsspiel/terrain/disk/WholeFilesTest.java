package studio.kriegsspiel.terrain.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFilesTest {
  @TempDir Path folder;

  @Test
  void aWriteThatFailsMidwayLeavesTheOldFileAndNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "old");
    assertThatThrownBy(
            () ->
                WholeFiles.write(
                    file,
                    out -> {
                      out.write("ne".getBytes(StandardCharsets.UTF_8));
                      throw new IOException("disk full");
                    }))
        .hasMessage(file + ": there is no room left on the disk");
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("a.kriegsspiel");
  }

  /** What the system says, and what the writer of GeoPackages says. */
  @Test
  void aFullDiskIsKnownByWhateverWordsItHas() {
    assertThat(DiskFault.isFull(new IOException("No space left on device"))).isTrue();
    assertThat(
            DiskFault.isFull(
                new IOException(
                    "[SQLITE_FULL]  Insertion failed because database is full (database or disk is"
                        + " full)")))
        .isTrue();
    assertThat(DiskFault.isFull(new IOException("Permission denied"))).isFalse();
  }

  @Test
  void writesThroughALinkAndKeepsPermissions() throws IOException {
    assumeTrue(
        folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
        "needs a POSIX file system");
    Path file = Files.writeString(folder.resolve("a.kriegsspiel"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.kriegsspiel"), file);
    WholeFiles.write(link, out -> out.write("new".getBytes(StandardCharsets.UTF_8)));
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw----");
  }

  @Test
  void aProcessKilledWhileSavingLeavesOneWholeText() throws Exception {
    Path file = folder.resolve("killed.kriegsspiel");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    for (int round = 0; round < 4; round++) {
      Process writer =
          new ProcessBuilder(
                  List.of(
                      java,
                      "-Xshare:auto",
                      "-cp",
                      System.getProperty("java.class.path"),
                      EndlessWriter.class.getName(),
                      file.toString()))
              .redirectErrorStream(true)
              .start();
      try {
        // The first line says that saving has begun.
        writer.getInputStream().read();
        Thread.sleep(30 + 17L * round);
      } finally {
        writer.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
      }
      String text = Files.readString(file);
      assertThat(text).hasSize(EndlessWriter.LENGTH);
      assertThat(text.chars().distinct().count()).as("one text, whole").isEqualTo(1);
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).toList();
    }
  }

  /** Saves two texts in turn until it is killed. */
  static final class EndlessWriter {
    static final int LENGTH = 400_000;

    private EndlessWriter() {}

    public static void main(String[] arguments) throws IOException {
      for (int i = 0; ; i++) {
        byte[] text = (i % 2 == 0 ? "a" : "b").repeat(LENGTH).getBytes(StandardCharsets.UTF_8);
        WholeFiles.write(Path.of(arguments[0]), out -> out.write(text));
        if (i == 1) {
          System.out.println("begun");
        }
      }
    }
  }
}
