package studio.kriegsspiel.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.rules.NearestMatch;
import studio.kriegsspiel.scenario.text.ScenarioFile;

/** Finds the scenario a user means: a file, with or without its ending, or one of the library. */
public final class ScenarioFinder {
  /** How scenario files end. */
  public static final String SUFFIX = ScenarioFile.ENDING;

  private static final int MOST_NEIGHBOURS = 1000;
  private final Path directory;

  /** Files named relative to {@code directory}. */
  public ScenarioFinder(Path directory) {
    this.directory = directory;
  }

  /**
   * What was found for a name.
   *
   * @param path the file, if there is one
   * @param fault a sentence that says why there is none, with the nearest name; else empty
   */
  public record Located(Optional<Path> path, String fault) {}

  /** The file of a name. */
  public Located locate(String argument) {
    try {
      return locate(argument, directory.resolve(argument));
    } catch (InvalidPathException unusable) {
      return none("`" + argument + "` cannot be the name of a file.");
    }
  }

  private Located locate(String argument, Path path) {
    Path withEnding = directory.resolve(argument + SUFFIX);
    Optional<Path> file =
        Stream.of(path, withEnding)
            .filter(Files::isRegularFile)
            .findFirst()
            .or(() -> inLibrary(argument, path));
    return file.map(each -> new Located(Optional.of(each), ""))
        .orElseGet(
            () ->
                none(
                    Files.isDirectory(path)
                        ? argument + " is a folder; name a " + SUFFIX + " file in it."
                        : missing(argument, path)));
  }

  private static Located none(String fault) {
    return new Located(Optional.empty(), fault);
  }

  private static Optional<Path> inLibrary(String argument, Path path) {
    return argument.matches("[a-z0-9-]{1,80}") && !Files.isDirectory(path)
        ? Library.open().findScenario(argument)
        : Optional.empty();
  }

  private static String missing(String argument, Path path) {
    List<String> known = new ArrayList<>();
    @Nullable Path folder = path.toAbsolutePath().getParent();
    String before = argument.substring(0, Math.max(argument.lastIndexOf('/'), -1) + 1);
    if (folder != null) {
      scenariosIn(folder).forEach(name -> known.add(before + name));
    }
    if (before.isEmpty()) {
      Library.open().scenarios().stream().map(LibraryEntry::slug).forEach(known::add);
    }
    return "There is no scenario `"
        + argument
        + "`; "
        + NearestMatch.find(argument, known)
            .map(near -> "did you mean `" + near + "`?")
            .orElse("`studio library` lists those that come with the studio.");
  }

  private static List<String> scenariosIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .limit(MOST_NEIGHBOURS)
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.endsWith(SUFFIX))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
