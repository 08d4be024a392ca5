package studio.kriegsspiel.export;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.export.paper.Paper;
import studio.kriegsspiel.terrain.disk.StagingFolder;

/**
 * A hidden folder beside the target in which files wait for the audit. Closing it removes whatever
 * was not put in its place, and the folders that were made for it alone.
 */
final class Staging implements Closeable {
  private static final String PREFIX = ".export-";

  private final Path target;
  private final StagingFolder staging;

  /** Folders above the target that were not there before, the lowest first. */
  private final List<Path> made;

  private final List<String> names = new ArrayList<>();

  private Staging(Path target, StagingFolder staging, List<Path> made) {
    this.target = target;
    this.staging = staging;
    this.made = made;
  }

  static Staging beside(Path target) throws IOException {
    Path whole = target.toAbsolutePath().normalize();
    if (Files.exists(whole) && !Files.isDirectory(whole)) {
      throw new NotDirectoryException(whole + " is a file, not a folder");
    }
    Path place = Files.exists(whole) ? whole.toRealPath() : whole;
    Path parent = place.getParent() == null ? place : place.getParent();
    List<Path> made = missing(parent);
    Files.createDirectories(parent);
    HandOver.recover(place);
    return new Staging(place, StagingFolder.in(parent, PREFIX), made);
  }

  private static List<Path> missing(Path folder) {
    List<Path> missing = new ArrayList<>();
    for (@Nullable Path each = folder;
        each != null && Files.notExists(each);
        each = each.getParent()) {
      missing.add(each);
    }
    return missing;
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
    for (Path each : made) {
      if (isEmpty(each)) {
        Files.delete(each);
      }
    }
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (Stream<Path> there = Files.list(folder)) {
      return there.findAny().isEmpty();
    }
  }
}
