package studio.kriegsspiel.export;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.Paper;

/**
 * A hidden folder beside the target in which files wait for the audit. Closing it removes whatever
 * was not moved into place.
 */
final class Staging implements Closeable {
  private final Path target;
  private final Path folder;
  private final List<String> names = new ArrayList<>();

  private final FileChannel claim;

  private Staging(Path target, Path folder, FileChannel claim) {
    this.target = target;
    this.folder = folder;
    this.claim = claim;
  }

  static Staging beside(Path target) throws IOException {
    Path whole = target.toAbsolutePath().normalize();
    if (Files.exists(whole) && !Files.isDirectory(whole)) {
      throw new NotDirectoryException(whole + " is a file, not a folder");
    }
    Path parent = whole.getParent() == null ? whole : whole.getParent();
    Files.createDirectories(parent);
    LeftOvers.sweep(parent);
    // Not a temporary directory of the library's making: that one nobody else may read.
    Path scratch = Files.createDirectory(parent.resolve(LeftOvers.PREFIX + UUID.randomUUID()));
    return new Staging(whole, scratch, LeftOvers.claim(scratch));
  }

  void write(Paper paper) throws IOException {
    Files.write(folder.resolve(paper.fileName()), paper.content());
    names.add(paper.fileName());
  }

  /** The file as it lies on the disk now. */
  Paper readBack(Paper paper) throws IOException {
    return new Paper(
        paper.fileName(),
        paper.audience(),
        Files.readAllBytes(folder.resolve(paper.fileName())),
        paper.ownWords());
  }

  List<Path> moveIntoPlace() throws IOException {
    Files.createDirectories(target);
    List<Path> files = new ArrayList<>();
    for (String name : names) {
      Path file = target.resolve(name);
      try {
        Files.move(
            folder.resolve(name),
            file,
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      } catch (AtomicMoveNotSupportedException otherDisk) {
        Files.move(folder.resolve(name), file, StandardCopyOption.REPLACE_EXISTING);
      }
      files.add(file);
    }
    return files;
  }

  /** Files in the target that this export did not write, hidden ones left out. */
  List<Path> others() throws IOException {
    try (Stream<Path> there = Files.list(target)) {
      return there
          .filter(Files::isRegularFile)
          .filter(file -> !names.contains(String.valueOf(file.getFileName())))
          .filter(file -> !String.valueOf(file.getFileName()).startsWith("."))
          .sorted()
          .toList();
    }
  }

  @Override
  public void close() throws IOException {
    claim.close();
    LeftOvers.remove(folder);
  }
}
