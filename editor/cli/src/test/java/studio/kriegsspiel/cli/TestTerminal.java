package studio.kriegsspiel.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import studio.kriegsspiel.cli.console.Terminal;

/** Runs commands in process and keeps what they say. */
final class TestTerminal {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Terminal terminal;

  TestTerminal(Path directory) {
    this(directory, false);
  }

  TestTerminal(Path directory, boolean colour) {
    this(directory, colour, InputStream.nullInputStream());
  }

  /** One whose commands read {@code in}. */
  TestTerminal(Path directory, boolean colour, InputStream in) {
    terminal =
        new Terminal(
            in,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            colour,
            colour,
            false,
            directory,
            directory.resolve("state"),
            "1.0-test");
  }

  int run(String... arguments) {
    out.reset();
    err.reset();
    return Studio.run(terminal, arguments);
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
