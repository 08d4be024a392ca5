package studio.kriegsspiel.cli;

import java.util.Arrays;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.SystemTerminal;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.export.paper.StudioVersion;

/** The command {@code studio}. */
public final class Studio {
  private Studio() {}

  /** Runs one command and ends the process with its exit status. */
  public static void main(String[] arguments) {
    Terminal terminal = SystemTerminal.open(StudioVersion.current());
    int status = run(terminal, arguments);
    terminal.out().flush();
    terminal.err().flush();
    if (status != ExitStatus.STAYS_OPEN) {
      System.exit(status);
    }
  }

  /**
   * Runs one command in this process.
   *
   * @return one of {@link ExitStatus}
   */
  public static int run(Terminal terminal, String... arguments) {
    try {
      return dispatch(terminal, arguments);
    } catch (RuntimeException | LinkageError | OutOfMemoryError | StackOverflowError fault) {
      return FaultLines.report(terminal, fault);
    }
  }

  private static int dispatch(Terminal terminal, String[] arguments) {
    String first = arguments.length == 0 ? CommandList.DEFAULT : arguments[0];
    String[] rest =
        arguments.length == 0 ? arguments : Arrays.copyOfRange(arguments, 1, arguments.length);
    switch (first) {
      case "help", "-h", "--help" -> {
        return help(terminal, rest);
      }
      case "-V", "--version" -> {
        terminal.out().println("studio " + terminal.version());
        return ExitStatus.FINE;
      }
      default -> {
        return execute(terminal, first, rest);
      }
    }
  }

  private static int help(Terminal terminal, String[] rest) {
    if (rest.length > 0) {
      String[] deeper = Arrays.copyOfRange(rest, 1, rest.length + 1);
      deeper[rest.length - 1] = "--help";
      return execute(terminal, rest[0], deeper);
    }
    CommandList.print(terminal);
    return ExitStatus.FINE;
  }

  private static int execute(Terminal terminal, String name, String[] arguments) {
    Callable<Integer> command = CommandList.create(name, terminal);
    CommandLine line = PicocliSettings.commandLine(terminal, command);
    return line.execute(arguments);
  }
}
