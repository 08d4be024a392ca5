package studio.kriegsspiel.cli.console;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;

/**
 * The world a command runs in; a test hands in its own.
 *
 * @param in what the user or another program hands over
 * @param out where answers go
 * @param err where complaints and progress go
 * @param colour whether the reader sees colours
 * @param interactive whether a person watches, so that a line may be rewritten
 * @param display whether a window can be opened
 * @param directory what relative paths are relative to
 * @param stateFolder where logs go
 * @param version the studio's version
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean colour,
    boolean interactive,
    boolean display,
    Path directory,
    Path stateFolder,
    String version) {

  /** The path a user's argument means. */
  public Path resolve(String argument) {
    return directory.resolve(argument);
  }

  /**
   * A path as the user would write it: relative where that is shorter; the name alone for a file
   * inside the program's archive.
   */
  public String show(Path path) {
    if (path.getFileSystem() != directory.getFileSystem()) {
      return String.valueOf(path.getFileName());
    }
    Path absolute = path.toAbsolutePath().normalize();
    Path here = directory.toAbsolutePath().normalize();
    return absolute.startsWith(here) && !absolute.equals(here)
        ? here.relativize(absolute).toString()
        : absolute.toString();
  }
}
