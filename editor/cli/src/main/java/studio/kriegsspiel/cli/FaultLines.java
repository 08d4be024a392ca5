package studio.kriegsspiel.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.terrain.disk.DiskFault;

/** Turns whatever went wrong into one sentence; a stack trace only ever goes to the log file. */
final class FaultLines {
  /**
   * Faults of the studio's own modules whose message is a sentence for the user. Told by name, so
   * that no module is loaded just to ask.
   */
  private static final java.util.Set<String> SENTENCES =
      java.util.Set.of(
          "studio.kriegsspiel.terrain.GroundException",
          "studio.kriegsspiel.rules.RulesException",
          "studio.kriegsspiel.library.LibraryException",
          "studio.kriegsspiel.study.shelf.ShelfException",
          "studio.kriegsspiel.study.table.TableException",
          "studio.kriegsspiel.export.ExportException");

  private FaultLines() {}

  /** Says what went wrong and returns the exit status. */
  static int report(Terminal terminal, Throwable fault) {
    terminal.out().flush();
    terminal.err().println("studio: " + sentence(terminal, fault));
    return ExitStatus.WRONG_USE;
  }

  private static String sentence(Terminal terminal, Throwable fault) {
    if (isForUsers(fault)) {
      return String.valueOf(fault.getMessage());
    }
    Throwable cause = cause(fault);
    if (hasSentence(cause)) {
      return String.valueOf(cause.getMessage());
    }
    if (cause instanceof NoSuchFileException missing) {
      return missing.getMessage() + " does not exist; check the name.";
    }
    if (cause instanceof AccessDeniedException denied) {
      return denied.getMessage() + " may not be read or written; check its permissions.";
    }
    if (cause instanceof IOException failed && DiskFault.isFull(failed)) {
      return noRoom(failed);
    }
    if (fault instanceof OutOfMemoryError) {
      return "The memory is not enough for this; give Java more, for example with"
          + " JAVA_TOOL_OPTIONS=-Xmx4g."
          + logged(terminal, fault);
    }
    return "Something went wrong inside the studio ("
        + cause.getClass().getSimpleName()
        + "); please report it."
        + logged(terminal, fault);
  }

  private static String noRoom(IOException failed) {
    String file = failed instanceof FileSystemException named ? named.getFile() : null;
    return (file == null ? "What was to be written" : file)
        + " does not fit on the disk, so nothing was changed there; free some space or choose"
        + " another place.";
  }

  private static Throwable cause(Throwable fault) {
    @Nullable Throwable inner = fault instanceof UncheckedIOException ? fault.getCause() : null;
    return inner == null ? fault : inner;
  }

  /** Whether the message of an input fault says all there is to say: it is a whole sentence. */
  private static boolean hasSentence(Throwable cause) {
    return cause.getClass() == IOException.class
        && cause.getMessage() != null
        && cause.getMessage().endsWith(".");
  }

  private static boolean isForUsers(Throwable fault) {
    for (Class<?> type = fault.getClass(); type != null; type = type.getSuperclass()) {
      if (type == CommandFault.class || SENTENCES.contains(type.getName())) {
        return fault.getMessage() != null;
      }
    }
    return false;
  }

  private static String logged(Terminal terminal, Throwable fault) {
    return writeLog(terminal, fault)
        .map(log -> " The details are in " + log + ".")
        .orElse(" The details could not be written to " + terminal.stateFolder() + ".");
  }

  private static Optional<Path> writeLog(Terminal terminal, Throwable fault) {
    Path folder = terminal.stateFolder();
    try {
      Files.createDirectories(folder);
      Path log = folder.resolve("studio.log");
      try (PrintWriter writer =
          new PrintWriter(
              Files.newBufferedWriter(
                  log,
                  java.nio.file.StandardOpenOption.CREATE,
                  java.nio.file.StandardOpenOption.APPEND))) {
        writer.println(Instant.now() + " studio " + terminal.version());
        fault.printStackTrace(writer);
      }
      return Optional.of(log);
    } catch (IOException | RuntimeException unwritable) {
      return Optional.empty();
    }
  }
}
