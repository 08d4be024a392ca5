package studio.kriegsspiel.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.OwnFolder;
import studio.kriegsspiel.scenario.reading.ReadingChoice;
import studio.kriegsspiel.study.Studies;

/** The choice of a source where sources disagree. */
public final class ReadingOption {
  @Option(
      names = "--reading",
      paramLabel = "WORK|lowest|highest",
      description =
          "Whose figures hold where sources disagree, instead of the scenario's own choice.")
  private @Nullable String reading;

  /** Studies that follow it. */
  public Studies studies(Terminal terminal) {
    Studies all = OwnFolder.studies(terminal);
    return reading == null ? all : all.following(ReadingChoice.of(reading));
  }
}
