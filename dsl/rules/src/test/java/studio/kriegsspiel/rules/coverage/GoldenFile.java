package studio.kriegsspiel.rules.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Generated files of the documentation: written by {@code -Dgoldens=rewrite}, else compared. */
public final class GoldenFile {

  private GoldenFile() {}

  /** Compares a file with what it should hold, or writes it. */
  public static void check(Path file, String expected) throws IOException {
    boolean rewrite =
        "rewrite".equals(System.getProperty("goldens")) || Boolean.getBoolean("goldens.rewrite");
    if (rewrite) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, expected);
    }
    assertThat(file).as("run the test with -Dgoldens=rewrite to write it").exists();
    assertThat(Files.readString(file).replace("\r\n", "\n"))
        .as(file.getFileName() + " is not current: run the test with -Dgoldens=rewrite")
        .isEqualTo(expected);
  }
}
