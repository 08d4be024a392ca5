package studio.kriegsspiel.cli.command;

import picocli.CommandLine.Option;

/** The choice between an answer for people and one for programs. */
public final class FormatOption {
  @Option(names = "--format", paramLabel = "text|json", description = "How to answer (text).")
  private OutputFormat format = OutputFormat.TEXT;

  /** Whether the answer is wanted as JSON. */
  public boolean json() {
    return format == OutputFormat.JSON;
  }
}
