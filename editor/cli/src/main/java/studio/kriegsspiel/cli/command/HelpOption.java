package studio.kriegsspiel.cli.command;

import picocli.CommandLine.Option;

/** The option every command has. */
public final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help.")
  private boolean help;
}
