package studio.kriegsspiel.terrain.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts a finished folder in the place of an older one. The older waits as {@code .NAME.previous}
 * for the moment between two moves; where the machine stops just then, whoever asks for the folder
 * next puts it back.
 */
public final class FolderSwap {
  private static final String SUFFIX = ".previous";
  private static final int TRIES = 3;

  private FolderSwap() {}

  /**
   * Puts {@code fresh} in the place of {@code target}, which need not be there.
   *
   * @throws IOException if it cannot be; the older folder then stands where it stood
   */
  public static void replace(Path fresh, Path target) throws IOException {
    for (int i = 1; i < TRIES; i++) {
      try {
        swap(fresh, target);
        return;
      } catch (IOException disturbed) {
        // A reader may have come between the two moves and put the older folder back.
        if (!Files.exists(fresh) || !Files.exists(target)) {
          throw disturbed;
        }
      }
    }
    swap(fresh, target);
  }

  private static void swap(Path fresh, Path target) throws IOException {
    if (!Files.exists(target)) {
      Files.move(fresh, target);
      return;
    }
    Path previous = previousOf(target);
    StagingFolder.delete(previous);
    Files.move(target, previous);
    try {
      Files.move(fresh, target);
    } catch (IOException failed) {
      if (Files.exists(previous)) {
        Files.move(previous, target);
      }
      throw failed;
    }
    StagingFolder.delete(previous);
  }

  /**
   * Ends a replacement that was cut short: puts the older folder back if nothing stands in its
   * place. A disk that does not let itself be written stays as it is.
   *
   * @param target the folder that was to be replaced
   * @param marker a file that every folder of the kind has; nothing else is touched
   */
  public static void recover(Path target, String marker) {
    Path place = target.toAbsolutePath().normalize();
    if (place.getFileName() != null && Files.isRegularFile(previousOf(place).resolve(marker))) {
      recover(place);
    }
  }

  /** The same for a folder of any kind. */
  public static void recover(Path target) {
    Path place = target.toAbsolutePath().normalize();
    if (place.getFileName() == null
        || Files.exists(place)
        || !Files.isDirectory(previousOf(place))) {
      return;
    }
    try {
      Files.move(previousOf(place), place);
    } catch (IOException notOurs) {
      // It is found again as soon as somebody may write here.
      return;
    }
  }

  /** Does the same for every folder of the kind that once stood in {@code parent}. */
  public static void recoverAllIn(Path parent, String marker) {
    for (Path previous : waitingIn(parent)) {
      String name = String.valueOf(previous.getFileName());
      recover(parent.resolve(name.substring(1, name.length() - SUFFIX.length())), marker);
    }
  }

  private static List<Path> waitingIn(Path parent) {
    try (Stream<Path> all = Files.list(parent)) {
      return all.filter(each -> isPrevious(String.valueOf(each.getFileName()))).toList();
    } catch (IOException unreadable) {
      // What cannot be listed has nothing to give back.
      return List.of();
    }
  }

  private static boolean isPrevious(String name) {
    return name.startsWith(".") && name.endsWith(SUFFIX) && name.length() > 1 + SUFFIX.length();
  }

  private static Path previousOf(Path target) {
    return target.resolveSibling("." + target.getFileName() + SUFFIX);
  }

  /** Removes what a replacement that was cut short at its very end left of the older folder. */
  static void sweep(Path target) throws IOException {
    if (Files.exists(target)) {
      StagingFolder.delete(previousOf(target));
    }
  }
}
