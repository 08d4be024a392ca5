package studio.kriegsspiel.library;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where the library's files lie: a folder of the build, or a folder inside the program's archive.
 * The archive is opened once, stays open as long as the program runs, and nothing is copied out of
 * it.
 */
final class LibraryFolder {

  private static final String INDEX = "library.json";

  private LibraryFolder() {}

  /**
   * The folder that holds {@code library.json} on a class path.
   *
   * @throws LibraryException if it is not there or its archive cannot be opened
   */
  static Path locate(Class<?> beside) {
    URL index = beside.getResource(INDEX);
    if (index == null) {
      throw new LibraryException(INDEX, "is missing");
    }
    try {
      URI uri = index.toURI();
      if ("jar".equals(uri.getScheme())) {
        openArchive(uri);
      }
      return parentOf(Path.of(uri));
    } catch (URISyntaxException | IOException e) {
      throw new LibraryException(INDEX, "cannot be opened", e);
    }
  }

  private static Path parentOf(Path index) {
    Path parent = index.getParent();
    if (parent == null) {
      throw new LibraryException(INDEX, "lies in no folder");
    }
    return parent;
  }

  @SuppressWarnings("resource") // paths into the archive are handed out, so it stays open
  private static synchronized void openArchive(URI uri) throws IOException {
    try {
      FileSystems.newFileSystem(uri, Map.of());
    } catch (FileSystemAlreadyExistsException e) {
      FileSystems.getFileSystem(uri);
    }
  }
}
