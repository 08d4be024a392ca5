package studio.kriegsspiel.terrain.io;

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
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A hidden folder beside a package where its next form gathers. A lock tells others that somebody
 * works in it; what the dead left behind is swept away by the next who comes.
 */
final class StagingFolder {
  private static final String LOCK = ".lock";

  private final Path path;
  private final FileChannel lockFile;

  private StagingFolder(Path path, FileChannel lockFile) {
    this.path = path;
    this.lockFile = lockFile;
  }

  /** Makes a folder for a target and clears away those nobody works in any more. */
  static StagingFolder beside(Path target, Path parent) throws IOException {
    sweep(target, parent);
    // Not a temporary directory of the library's making: that one nobody else may read.
    Path path = Files.createDirectory(parent.resolve(prefix(target) + UUID.randomUUID()));
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

  private static String prefix(Path target) {
    return "." + target.getFileName() + "-";
  }

  private static void sweep(Path target, Path parent) throws IOException {
    List<Path> found;
    try (Stream<Path> files = Files.list(parent)) {
      found =
          files.filter(file -> isStaging(file.getFileName().toString(), prefix(target))).toList();
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
    if (Files.isRegularFile(target.resolve(ManifestFile.NAME))) {
      delete(PackagePaths.previousOf(target));
    }
  }

  private static boolean isStaging(String name, String prefix) {
    return name.startsWith(prefix)
        && name.substring(prefix.length()).matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  }

  private static boolean isAbandoned(Path folder) {
    Path lock = folder.resolve(LOCK);
    if (!Files.isRegularFile(lock)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock mine = channel.tryLock()) {
      return mine != null && channel.size() == 0;
    } catch (IOException | OverlappingFileLockException inUse) {
      return false;
    }
  }

  Path path() {
    return path;
  }

  /** Ends the work; the folder is now no more than its files. */
  void unlock() throws IOException {
    lockFile.close();
    Files.deleteIfExists(path.resolve(LOCK));
  }

  /** Removes the folder if it is still there. */
  void remove() {
    try {
      lockFile.close();
      delete(path);
    } catch (IOException e) {
      path.toFile().deleteOnExit();
    }
  }

  /** Removes a folder and all in it; none is fine. */
  static void delete(Path folder) throws IOException {
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
