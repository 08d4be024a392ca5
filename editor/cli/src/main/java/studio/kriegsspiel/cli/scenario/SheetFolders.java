package studio.kriegsspiel.cli.scenario;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.study.ScenarioFiles;

/** Folders in which order sheets are handed in: each stands for the sheets in it. */
public final class SheetFolders {
  private static final int MOST_SHEETS = 1000;
  private static final int MOST_LINES = 100;

  private SheetFolders() {}

  /**
   * The files meant, each folder with sheets in it replaced by these in the order of their names.
   *
   * @param directory where relative names begin
   */
  public static List<String> filesOf(List<String> arguments, Path directory) throws IOException {
    List<String> files = new ArrayList<>();
    for (String each : arguments) {
      List<String> sheets = sheetsIn(each, directory);
      files.addAll(sheets.isEmpty() ? List.of(each) : sheets);
    }
    return files;
  }

  private static List<String> sheetsIn(String argument, Path directory) throws IOException {
    try {
      Path folder = directory.resolve(argument);
      if (!Files.isDirectory(folder)) {
        return List.of();
      }
      try (Stream<Path> files = Files.list(folder)) {
        return files
            .filter(file -> String.valueOf(file.getFileName()).endsWith(ScenarioFiles.SUFFIX))
            .filter(SheetFolders::isSheet)
            .sorted()
            .limit(MOST_SHEETS)
            .map(Path::toString)
            .toList();
      }
    } catch (InvalidPathException none) {
      return List.of();
    }
  }

  /** Whether the first line that is neither empty nor a comment begins a sheet. */
  private static boolean isSheet(Path file) {
    try (BufferedReader text = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      return text.lines()
          .limit(MOST_LINES)
          .map(line -> line.replace("\ufeff", "").strip())
          .filter(line -> !line.isEmpty() && !line.startsWith("//"))
          .findFirst()
          .filter(line -> line.startsWith("orders "))
          .isPresent();
    } catch (IOException | java.io.UncheckedIOException unreadable) {
      return false;
    }
  }
}
