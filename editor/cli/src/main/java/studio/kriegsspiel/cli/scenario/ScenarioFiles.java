package studio.kriegsspiel.cli.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** Finds the scenario a user means: a file, with or without its ending, or one of the library. */
public final class ScenarioFiles {
  /** How scenario files end. */
  public static final String SUFFIX = ".kriegsspiel";

  private static final int MOST_NEIGHBOURS = 1000;
  private final Terminal terminal;

  public ScenarioFiles(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The file; one that does not exist is a fault that names the nearest. */
  public Path get(String argument) {
    Path path = path(argument);
    if (Files.isRegularFile(path)) {
      return path;
    }
    Path withEnding = path(argument + SUFFIX);
    if (Files.isRegularFile(withEnding)) {
      return withEnding;
    }
    if (Files.isDirectory(path)) {
      throw new CommandFault(
          terminal.show(path) + " is a folder; name a " + SUFFIX + " file in it.");
    }
    return inLibrary(argument).orElseThrow(() -> missing(argument, path));
  }

  private Path path(String argument) {
    try {
      return terminal.resolve(argument);
    } catch (InvalidPathException unusable) {
      throw new CommandFault("`" + argument + "` cannot be the name of a file.", unusable);
    }
  }

  private static Optional<Path> inLibrary(String argument) {
    return argument.matches("[a-z0-9-]{1,80}")
        ? Library.open().findScenario(argument)
        : Optional.empty();
  }

  private static CommandFault missing(String argument, Path path) {
    List<String> known = new ArrayList<>();
    @Nullable Path folder = path.toAbsolutePath().getParent();
    String before = argument.substring(0, Math.max(argument.lastIndexOf('/'), -1) + 1);
    if (folder != null) {
      scenariosIn(folder).forEach(name -> known.add(before + name));
    }
    if (before.isEmpty()) {
      Library.open().scenarios().stream().map(LibraryEntry::slug).forEach(known::add);
    }
    return NearMiss.fault(
        "There is no scenario `" + argument + "`",
        argument,
        known,
        "`studio library` lists those that come with the studio.");
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
