package studio.kriegsspiel.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.terrain.disk.FolderSwap;

/**
 * Puts the papers of an export into their folder, all of them or none. The folder is made anew
 * beside the old one, with what else lies there, and takes its place by a change of names. Where
 * that cannot be (the folder holds other folders, somebody works in it, it is a disk of its own),
 * the older papers are taken out first and the new ones put in one by one: a machine that stops
 * meanwhile leaves papers of one export or of the other, never of both.
 */
final class HandOver {
  /** More files than these are somebody's own folder, which is not made anew. */
  private static final int MOST_OTHERS = 1000;

  private final Path fresh;
  private final List<String> names;

  HandOver(Path fresh, List<String> names) {
    this.fresh = fresh;
    this.names = List.copyOf(names);
  }

  /** Ends what an export that was killed between two changes of names had begun. */
  static void recover(Path target) {
    FolderSwap.recover(target);
  }

  void to(Path target) throws IOException {
    if (!Files.exists(target)) {
      FolderSwap.replace(fresh, target);
    } else if (!isMadeAnew(target)) {
      putOneByOne(target);
    }
  }

  private boolean isMadeAnew(Path target) throws IOException {
    if (!mayBeMadeAnew(target)) {
      return false;
    }
    try {
      takeAlong(target);
      FolderSwap.replace(fresh, target);
      return true;
    } catch (IOException inUse) {
      // Some systems do not let a folder be renamed while one of its files is open.
      return false;
    }
  }

  private static boolean mayBeMadeAnew(Path target) throws IOException {
    if (target.getParent() == null
        || Path.of("").toRealPath().startsWith(target)
        || Path.of(System.getProperty("user.home", "")).toAbsolutePath().startsWith(target)) {
      return false;
    }
    try (Stream<Path> all = Files.list(target)) {
      List<Path> some = all.limit(MOST_OTHERS + 1L).toList();
      return some.size() <= MOST_OTHERS
          && some.stream().allMatch(each -> Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS));
    }
  }

  /** Files that are none of this export's stay what they are; only the folder is another. */
  private void takeAlong(Path target) throws IOException {
    try (Stream<Path> all = Files.list(target)) {
      for (Path each : all.toList()) {
        String name = String.valueOf(each.getFileName());
        if (!names.contains(name)) {
          link(each, fresh.resolve(name));
        }
      }
    }
    if (Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(fresh, Files.getPosixFilePermissions(target));
    }
  }

  private static void link(Path file, Path beside) throws IOException {
    try {
      Files.createLink(beside, file);
    } catch (UnsupportedOperationException | IOException noLinks) {
      Files.copy(file, beside, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  private void putOneByOne(Path target) throws IOException {
    Path former = Files.createDirectory(fresh.resolve(".former"));
    List<Path[]> done = new ArrayList<>();
    try {
      for (String name : names) {
        Path older = target.resolve(name);
        if (Files.isDirectory(older)) {
          throw new IOException(older + " is a folder, which no paper replaces");
        } else if (Files.exists(older)) {
          move(older, former.resolve(name), done);
        }
      }
      for (String name : names) {
        move(fresh.resolve(name), target.resolve(name), done);
      }
    } catch (IOException failed) {
      for (int i = done.size() - 1; i >= 0; i--) {
        Files.move(done.get(i)[1], done.get(i)[0]);
      }
      throw failed;
    }
  }

  private static void move(Path from, Path to, List<Path[]> done) throws IOException {
    Files.move(from, to);
    done.add(new Path[] {from, to});
  }
}
