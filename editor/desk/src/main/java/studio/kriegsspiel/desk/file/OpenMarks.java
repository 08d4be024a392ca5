package studio.kriegsspiel.desk.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * Says which file each window of the studio has open, and tells from the lock files of other
 * programs whether one of them has it open too. Nothing is locked: it is for a warning.
 */
public final class OpenMarks {
  private static final String START = "open-";

  private final Path folder;
  private final long session;
  private final int window;
  private final LongPredicate isRunning;

  /**
   * The marks of one session.
   *
   * @param folder where marks are kept; made when first needed
   * @param session the process id
   * @param window which of its windows, counted from 1
   * @param isRunning whether the process of an id still runs
   */
  public OpenMarks(Path folder, long session, int window, LongPredicate isRunning) {
    this.folder = folder;
    this.session = session;
    this.window = window;
    this.isRunning = isRunning;
  }

  /** Says that this session has a file open, or none. */
  public void claim(Optional<Path> file) {
    Path own = folder.resolve(START + session + (window == 1 ? "" : "." + window));
    try {
      if (file.isEmpty()) {
        Files.deleteIfExists(own);
      } else {
        Files.createDirectories(folder);
        Files.writeString(own, plain(file.get()).toString());
      }
    } catch (IOException unwritable) {
      // Where no mark can be written nobody is warned; that is no reason to stop work.
      return;
    }
  }

  /** Which other program has a file open, in words for a sentence; none if none is known. */
  public Optional<String> findOther(Path file) {
    Path wanted = plain(file);
    return inStudio(wanted) ? Optional.of("another window of the studio") : byLock(wanted);
  }

  private boolean inStudio(Path wanted) {
    try (DirectoryStream<Path> marks = Files.newDirectoryStream(folder, START + "*")) {
      for (Path mark : marks) {
        if (isOfOther(mark)
            && Files.readString(mark, StandardCharsets.UTF_8).equals(wanted.toString())) {
          return true;
        }
      }
    } catch (IOException unreadable) {
      return false;
    }
    return false;
  }

  private boolean isOfOther(Path mark) throws IOException {
    try {
      String writer = mark.getFileName().toString().substring(START.length());
      long other = Long.parseLong(writer.replaceFirst("[.][0-9]+$", ""));
      if (other != session && !isRunning.test(other)) {
        Files.deleteIfExists(mark);
        return false;
      }
      return other != session;
    } catch (NumberFormatException foreign) {
      return false;
    }
  }

  private static Optional<String> byLock(Path file) {
    Path folder = file.getParent();
    String name = String.valueOf(file.getFileName());
    if (folder == null) {
      return Optional.empty();
    }
    for (String[] lock :
        List.of(
            new String[] {"." + name + ".swp", "Vim"},
            new String[] {".#" + name, "Emacs"},
            new String[] {".~lock." + name + "#", "an office program"})) {
      if (Files.exists(folder.resolve(lock[0]), LinkOption.NOFOLLOW_LINKS)) {
        return Optional.of(lock[1]);
      }
    }
    return Optional.empty();
  }

  private static Path plain(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException absent) {
      return file.toAbsolutePath().normalize();
    }
  }
}
