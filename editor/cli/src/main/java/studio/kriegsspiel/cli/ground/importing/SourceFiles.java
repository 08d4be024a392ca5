package studio.kriegsspiel.cli.ground.importing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import studio.kriegsspiel.cli.console.CommandFault;

/** Files of heights as a user names them: single ones, or a folder of tiles. */
public final class SourceFiles {
  private static final int MOST = 4000;
  private static final int DEEPEST = 6;
  private static final List<String> HEIGHTS =
      List.of(".tif", ".tiff", ".asc", ".grd", ".agr", ".hgt", ".hgt.zip", ".hgt.gz", ".png");

  private SourceFiles() {}

  /** The file itself, or the tiles in a folder in the order of their names. */
  public static List<Path> heights(Path named) {
    if (!Files.isDirectory(named)) {
      return List.of(named);
    }
    List<Path> found;
    try (Stream<Path> files = Files.walk(named, DEEPEST)) {
      found =
          files
              .filter(Files::isRegularFile)
              .filter(SourceFiles::isHeights)
              .limit(MOST + 1L)
              .sorted()
              .toList();
    } catch (IOException | UncheckedIOException unreadable) {
      throw new CommandFault(
          named + " cannot be read to its end; check your rights in it.", unreadable);
    }
    if (found.isEmpty()) {
      throw new CommandFault(
          named
              + " holds no rasters of heights (.tif, .asc, .hgt, .hgt.zip, ZOOM/COLUMN/ROW.png).");
    }
    if (found.size() > MOST) {
      throw new CommandFault(named + " holds more than 4000 rasters; name a smaller part of it.");
    }
    return found;
  }

  private static boolean isHeights(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return HEIGHTS.stream().anyMatch(name::endsWith);
  }
}
