package studio.kriegsspiel.study;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.situation.words.Figures;

/**
 * Folders in which order sheets are handed in: each stands for the sheets in it. However many files
 * somebody puts there, and whatever they are, so many are looked at and no more.
 */
public final class SheetFolders {
  private static final int MOST_SHEETS = 1000;
  private static final int MOST_FILES = 20_000;
  private static final int MOST_BYTES = 4096;

  private SheetFolders() {}

  /**
   * The files meant.
   *
   * @param files as the user named them, each folder with sheets in it replaced by these in the
   *     order of their names
   * @param warnings a sentence for each folder of which not all was looked at
   */
  public record Found(List<String> files, List<String> warnings) {
    /** Copies the lists. */
    public Found {
      files = List.copyOf(files);
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * What files and folders stand for.
   *
   * @param directory where relative names begin
   */
  public static Found in(List<String> arguments, Path directory) throws IOException {
    List<String> files = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (String each : arguments) {
      List<Path> named = filesIn(each, directory);
      List<String> sheets =
          named.stream().filter(SheetFolders::isSheet).map(Path::toString).toList();
      if (named.size() >= MOST_FILES) {
        warnings.add(
            Figures.format(
                "%s holds more than %,d files; only these were looked at.", each, MOST_FILES));
      }
      if (sheets.size() > MOST_SHEETS) {
        warnings.add(
            "%s holds %,d order sheets; the first %,d by their names were checked."
                .formatted(each, sheets.size(), MOST_SHEETS));
      }
      files.addAll(
          sheets.isEmpty()
              ? List.of(each)
              : sheets.subList(0, Math.min(sheets.size(), MOST_SHEETS)));
    }
    return new Found(files, warnings);
  }

  private static List<Path> filesIn(String argument, Path directory) throws IOException {
    try {
      Path folder = directory.resolve(argument);
      if (!Files.isDirectory(folder)) {
        return List.of();
      }
      try (Stream<Path> files = Files.list(folder)) {
        return files.limit(MOST_FILES).sorted().toList();
      }
    } catch (InvalidPathException none) {
      return List.of();
    }
  }

  /** Whether the first line that is neither empty nor a comment begins a sheet. */
  private static boolean isSheet(Path file) {
    if (!String.valueOf(file.getFileName()).endsWith(ScenarioFinder.SUFFIX)
        || !Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream input = Files.newInputStream(file)) {
      return new String(input.readNBytes(MOST_BYTES), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replace("\ufeff", "").strip())
          .filter(line -> !line.isEmpty() && !line.startsWith("//"))
          .findFirst()
          .filter(line -> line.startsWith("orders "))
          .isPresent();
    } catch (IOException unreadable) {
      return false;
    }
  }
}
