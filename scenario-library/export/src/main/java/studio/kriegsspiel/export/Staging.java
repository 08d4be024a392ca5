package studio.kriegsspiel.export;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.terrain.disk.StagingFolder;

/**
 * A hidden folder beside the target in which files wait for the audit. Closing it removes whatever
 * was not put in its place.
 */
final class Staging implements Closeable {
  private static final String PREFIX = ".export-";

  private final Path target;
  private final StagingFolder staging;
  private final List<String> names = new ArrayList<>();

  private Staging(Path target, StagingFolder staging) {
    this.target = target;
    this.staging = staging;
  }

  static Staging beside(Path target) throws IOException {
    Path whole = target.toAbsolutePath().normalize();
    if (Files.exists(whole) && !Files.isDirectory(whole)) {
      throw new NotDirectoryException(whole + " is a file, not a folder");
    }
    Path place = Files.exists(whole) ? whole.toRealPath() : whole;
    Path parent = place.getParent() == null ? place : place.getParent();
    Files.createDirectories(parent);
    HandOver.recover(place);
    return new Staging(place, StagingFolder.in(parent, PREFIX));
  }

  /** Writes a paper, and gives back what is to be known of it without its content. */
  Paper write(Paper paper) throws IOException {
    Files.write(staging.path().resolve(paper.fileName()), paper.content());
    names.add(paper.fileName());
    return new Paper(paper.fileName(), paper.audience(), new byte[0], paper.ownWords());
  }

  /** The file as it lies on the disk now. */
  Paper readBack(Paper paper) throws IOException {
    return new Paper(
        paper.fileName(),
        paper.audience(),
        Files.readAllBytes(staging.path().resolve(paper.fileName())),
        paper.ownWords());
  }

  List<Path> moveIntoPlace() throws IOException {
    staging.unlock();
    new HandOver(staging.path(), names).to(target);
    return names.stream().map(target::resolve).toList();
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
    staging.close();
  }
}
