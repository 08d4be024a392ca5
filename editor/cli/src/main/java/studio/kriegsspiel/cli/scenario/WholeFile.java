package studio.kriegsspiel.cli.scenario;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;

/** Writes a scenario over its old text: the old file or the new one stands there, never half. */
public final class WholeFile {
  private WholeFile() {}

  /** Writes it; a file that may not be written is a fault. */
  public static void write(Path path, String text, Terminal terminal) throws IOException {
    if (!Files.isWritable(path)) {
      throw new CommandFault(terminal.show(path) + " may not be written; copy it first.");
    }
    Path beside = path.resolveSibling(path.getFileName() + ".new");
    try {
      Files.writeString(beside, text, StandardCharsets.UTF_8);
      Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside);
    }
  }
}
