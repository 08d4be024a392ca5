package studio.kriegsspiel.terrain.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A hidden folder in which files gather before they are put in their place as a whole. A lock tells
 * others that somebody works in it; what the dead left behind is swept away by the next who comes.
 */
public final class StagingFolder implements AutoCloseable {
  private static final String LOCK = ".lock";

  /** So long a folder may be without a lock, while its owner is making one. */
  private static final Duration GRACE = Duration.ofMinutes(1);

  private final Path path;
  private final FileChannel lockFile;

  private StagingFolder(Path path, FileChannel lockFile) {
    this.path = path;
    this.lockFile = lockFile;
  }

  /**
   * Makes a folder for what is to become {@code target}, beside it, and clears away what earlier
   * attempts left there.
   */
  public static StagingFolder beside(Path target) throws IOException {
    FolderSwap.sweep(target);
    return in(
        Objects.requireNonNull(target.toAbsolutePath().getParent()),
        "." + target.getFileName() + "-");
  }

  /**
   * Makes a folder in another, and clears away those of the same prefix in which nobody works any
   * more. Its own name is the prefix and a long number.
   */
  public static StagingFolder in(Path parent, String prefix) throws IOException {
    sweep(parent, prefix);
    // Not a temporary directory of the library's making: that one nobody else may read.
    Path path = Files.createDirectory(parent.resolve(prefix + UUID.randomUUID()));
    FileChannel lockFile =
        FileChannel.open(
            path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      lockFile.lock();
    } catch (IOException unsupported) {
      // Some network disks know no locks; there leftovers stay until the user removes them.
      Files.writeString(path.resolve(LOCK), "locks are not supported here");
    }
    return new StagingFolder(path, lockFile);
  }

  private static void sweep(Path parent, String prefix) throws IOException {
    List<Path> found;
    try (Stream<Path> files = Files.list(parent)) {
      found = files.filter(file -> isStaging(String.valueOf(file.getFileName()), prefix)).toList();
    }
    for (Path folder : found) {
      if (isAbandoned(folder)) {
        try {
          delete(folder);
        } catch (IOException inUse) {
          // Somebody else sweeps too.
          continue;
        }
      }
    }
  }

  private static boolean isStaging(String name, String prefix) {
    return name.startsWith(prefix)
        && name.substring(prefix.length()).matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  }

  private static boolean isAbandoned(Path folder) {
    Path lock = folder.resolve(LOCK);
    if (!Files.isRegularFile(lock)) {
      return isOld(folder);
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock mine = channel.tryLock()) {
      return mine != null && channel.size() == 0;
    } catch (IOException | OverlappingFileLockException inUse) {
      return false;
    }
  }

  private static boolean isOld(Path folder) {
    try {
      Instant changed = Files.getLastModifiedTime(folder).toInstant();
      return changed.isBefore(Instant.now().minus(GRACE));
    } catch (IOException gone) {
      return false;
    }
  }

  /** Where the files gather. */
  public Path path() {
    return path;
  }

  /** Ends the work; the folder is now no more than its files. */
  public void unlock() throws IOException {
    lockFile.close();
    Files.deleteIfExists(path.resolve(LOCK));
  }

  /** Removes the folder if it is still there. */
  @Override
  public void close() {
    try {
      lockFile.close();
      delete(path);
    } catch (IOException e) {
      path.toFile().deleteOnExit();
    }
  }

  /** Removes a folder and all in it; none is fine. */
  public static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, @Nullable IOException failure)
              throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
