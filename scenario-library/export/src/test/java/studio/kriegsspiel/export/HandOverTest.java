package studio.kriegsspiel.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.export.paper.PaperAudience;

/** Papers come into their folder all together, whatever lies there already. */
class HandOverTest {
  private static final List<String> NAMES = List.of("umpire.pdf", "Blue.pdf", "map.pdf");

  @TempDir Path folder;

  @Test
  void othersFilesStayAndAreTold() throws IOException {
    Path target = Files.createDirectory(folder.resolve("evening"));
    Files.writeString(target.resolve("notes.txt"), "mine");
    Files.writeString(target.resolve(".hidden"), "mine too");
    Files.writeString(target.resolve("umpire.pdf"), "old");
    export(target, "new");
    export(target, "newer");
    assertThat(names(target))
        .containsExactly(".hidden", "Blue.pdf", "map.pdf", "notes.txt", "umpire.pdf");
    assertThat(target.resolve("notes.txt")).hasContent("mine");
    assertThat(target.resolve("umpire.pdf")).hasContent("newer");
    assertThat(names(folder)).containsExactly("evening");
  }

  @Test
  void aFolderWithFoldersInItIsFilledInPlace() throws IOException {
    Path target = Files.createDirectories(folder.resolve("evening"));
    Path inner = Files.createDirectory(target.resolve("photographs"));
    Files.writeString(inner.resolve("table.jpg"), "mine");
    Files.writeString(target.resolve("Blue.pdf"), "old");
    Object before = Files.readAttributes(target, "unix:ino").get("ino");
    export(target, "new");
    assertThat(Files.readAttributes(target, "unix:ino").get("ino")).isEqualTo(before);
    assertThat(inner.resolve("table.jpg")).hasContent("mine");
    for (String name : NAMES) {
      assertThat(target.resolve(name)).hasContent("new");
    }
    assertThat(names(folder)).containsExactly("evening");
  }

  @Test
  void whatCannotBePutInPlaceLeavesTheFormerPapers() throws IOException {
    Path target = folder.resolve("evening");
    Files.createDirectories(target.resolve("map.pdf/in the way"));
    Files.writeString(target.resolve("umpire.pdf"), "old");
    assertThatThrownBy(() -> export(target, "new")).hasMessageContaining("map.pdf is a folder");
    assertThat(names(target)).containsExactly("map.pdf", "umpire.pdf");
    assertThat(target.resolve("umpire.pdf")).hasContent("old");
    assertThat(target.resolve("map.pdf/in the way")).exists();
  }

  @Test
  void anExportKilledOverAnOlderOneLeavesPapersOfOneOnly() throws Exception {
    Path target = folder.resolve("evening");
    for (int round = 0; round < 6; round++) {
      EndlessExporter.killAfter(target, 40 + 13L * round);
      HandOver.recover(target);
      TreeSet<String> contents = new TreeSet<>();
      for (String name : NAMES) {
        contents.add(Files.readString(target.resolve(name)));
      }
      assertThat(contents).as("papers of one export").hasSize(1);
      assertThat(target.resolve("notes.txt")).hasContent("mine");
    }
  }

  private static void export(Path target, String content) throws IOException {
    try (Staging staging = Staging.beside(target)) {
      write(staging, content);
      staging.moveIntoPlace();
    }
  }

  private static void write(Staging staging, String content) throws IOException {
    for (String name : NAMES) {
      staging.write(
          new Paper(name, new PaperAudience.Umpire(), content.getBytes(StandardCharsets.UTF_8)));
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> String.valueOf(each.getFileName())).sorted().toList();
    }
  }

  /** Exports into one folder, again and again, until it is killed. */
  static final class EndlessExporter {
    private EndlessExporter() {}

    static void killAfter(Path target, long milliseconds) throws Exception {
      Process exporter =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xshare:auto",
                  "-cp",
                  System.getProperty("java.class.path"),
                  EndlessExporter.class.getName(),
                  target.toString())
              .redirectErrorStream(true)
              .start();
      try {
        // The first letter says that exporting has begun.
        exporter.getInputStream().read();
        Thread.sleep(milliseconds);
      } finally {
        exporter.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
      }
    }

    public static void main(String[] arguments) throws IOException {
      Path target = Path.of(arguments[0]);
      for (int i = 0; ; i++) {
        export(target, "round " + i);
        if (i == 1) {
          Files.writeString(target.resolve("notes.txt"), "mine");
          System.out.println("begun");
        }
      }
    }
  }
}
