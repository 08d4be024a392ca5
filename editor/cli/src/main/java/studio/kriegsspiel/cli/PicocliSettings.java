package studio.kriegsspiel.cli;

import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.rules.NearestMatch;

/** How every command's arguments are read and refused. */
final class PicocliSettings {
  private PicocliSettings() {}

  /** Constants a library lists; users write the words of the help. */
  private static final Pattern CHOICES =
      Pattern.compile("(?<=expected one of )(\\[[^]]*]) \\(case-insensitive\\)");

  static CommandLine commandLine(Terminal terminal, Callable<Integer> command) {
    CommandLine line = new CommandLine(command);
    line.setOut(writer(terminal.out()));
    line.setErr(writer(terminal.err()));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(terminal.colour() ? Ansi.ON : Ansi.OFF));
    line.setUsageHelpAutoWidth(false);
    line.setUsageHelpWidth(100);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(
        (fault, arguments) -> {
          terminal.err().println("studio: " + sentence(String.valueOf(fault.getMessage())));
          terminal.err().println(advice(fault));
          return ExitStatus.WRONG_USE;
        });
    line.setExecutionExceptionHandler(
        (fault, commandLine, arguments) -> FaultLines.report(terminal, fault));
    return line;
  }

  private static String advice(CommandLine.ParameterException fault) {
    String ask = "Try: " + fault.getCommandLine().getCommandSpec().qualifiedName() + " --help";
    if (fault instanceof UnmatchedArgumentException unmatched) {
      return near(unmatched).map(option -> "Did you mean " + option + "? " + ask).orElse(ask);
    }
    return ask;
  }

  private static Optional<String> near(UnmatchedArgumentException fault) {
    CommandSpec spec = fault.getCommandLine().getCommandSpec();
    String word = fault.getUnmatched().get(0);
    return NearestMatch.find(
        word, word.startsWith("-") ? spec.optionsMap().keySet() : spec.subcommands().keySet());
  }

  private static String sentence(String message) {
    String firstLine =
        CHOICES
            .matcher(message.lines().findFirst().orElse("The arguments cannot be read"))
            .replaceAll(words -> words.group(1).toLowerCase(Locale.ROOT));
    return firstLine.endsWith(".") ? firstLine : firstLine + ".";
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
