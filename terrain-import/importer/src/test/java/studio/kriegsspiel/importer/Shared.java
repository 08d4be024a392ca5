package studio.kriegsspiel.importer;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Real data for tests, which are skipped where it is not there. */
public final class Shared {
  private Shared() {}

  /** A file or folder of the shared data. */
  public static Path data(String path) {
    String given = System.getProperty("STUDIO_SHARED", System.getenv("STUDIO_SHARED"));
    Path shared =
        given != null
            ? Path.of(given)
            : Path.of(System.getProperty("studio.root", "."), "..", "shared");
    Path file = shared.resolve("data").resolve(path);
    assumeTrue(Files.exists(file), "the shared data is not here: " + path);
    return file;
  }
}
