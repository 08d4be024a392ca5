package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.study.ask.Ask;

/** A scenario that is asked about something at a time. */
final class SceneOption {
  @Mixin private VariantOption variant = new VariantOption();

  @Option(
      names = "--at",
      paramLabel = "TIME",
      description = "The time it is about: 13:30, or `move 7` (when play begins).")
  private @Nullable String at;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  @Mixin private ReadingOption reading = new ReadingOption();

  /** The time as it was written, if one was. */
  Optional<String> at() {
    return Optional.ofNullable(at);
  }

  /** Where the scenario is. */
  Path path(Terminal terminal) throws IOException {
    return argument(terminal).file(file);
  }

  /** What can be asked. */
  Ask ask(Terminal terminal) throws IOException {
    ScenarioArgument argument = argument(terminal);
    return Ask.of(variant.of(argument.study(argument.file(file))).situation());
  }

  private ScenarioArgument argument(Terminal terminal) throws IOException {
    return new ScenarioArgument(terminal, reading.studies(terminal));
  }
}
