package studio.kriegsspiel.export;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Hidden folders of exports that were killed. They hold everybody's papers, so the next export
 * removes them; whoever is still at work holds a lock on a file in his own, which the system takes
 * from him when he dies.
 */
final class LeftOvers {
  static final String PREFIX = ".export-";
  private static final String LOCK = ".at-work";
  private static final String NAME = "\\.export-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

  /** So long a folder may be without a lock, while its owner is making one. */
  private static final Duration GRACE = Duration.ofMinutes(1);

  private LeftOvers() {}

  /** Locks a folder until the channel is closed or this program ends. */
  static FileChannel claim(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      channel.tryLock();
    } catch (IOException locksUnknown) {
      // Some network disks have no locks; what a kill leaves there stays.
    }
    return channel;
  }

  /** Removes what killed exports left beside a target. What cannot be removed stays. */
  static void sweep(Path parent) throws IOException {
    List<Path> folders;
    try (Stream<Path> there = Files.list(parent)) {
      folders =
          there
              .filter(path -> String.valueOf(path.getFileName()).matches(NAME))
              .filter(Files::isDirectory)
              .toList();
    }
    for (Path folder : folders) {
      try {
        if (isDead(folder)) {
          remove(folder);
        }
      } catch (IOException notOurs) {
        // Another's folder, or a disk that does not let go; the export does not depend on it.
      }
    }
  }

  private static boolean isDead(Path folder) throws IOException {
    Path lock = folder.resolve(LOCK);
    if (!Files.exists(lock)) {
      return Files.getLastModifiedTime(folder).toInstant().isBefore(Instant.now().minus(GRACE));
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock free = channel.tryLock()) {
      return free != null;
    } catch (OverlappingFileLockException ofThisProgram) {
      return false;
    }
  }

  /** Removes a folder with what lies in it. */
  static void remove(Path folder) throws IOException {
    try (Stream<Path> left = Files.walk(folder)) {
      for (Path path : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
