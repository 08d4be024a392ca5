package studio.kriegsspiel.cli.scenario;

import java.nio.file.Path;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.study.ScenarioFiles;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;

/** The scenario a command is about, for commands that can do nothing without it. */
public final class ScenarioArgument {
  private final Terminal terminal;

  public ScenarioArgument(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The file; one that does not exist is a fault that names the nearest. */
  public Path file(String argument) {
    ScenarioFiles.Located located = new ScenarioFiles(terminal.directory()).locate(argument);
    return located.path().orElseThrow(() -> new CommandFault(located.fault()));
  }

  /** What is known of it; one that cannot be read is a fault. */
  public Study study(String argument) {
    return study(file(argument));
  }

  /** The same of a file. */
  public Study study(Path file) {
    Study study = Studies.ofLibrary().read(file);
    if (!study.isReadable()) {
      throw new CommandFault(study.findings().get(0).message());
    }
    return study;
  }

  /** The file's name without its ending and a leading article, for folders made from it. */
  public static String shortName(Path file) {
    String name = String.valueOf(file.getFileName());
    String stem =
        name.endsWith(ScenarioFiles.SUFFIX)
            ? name.substring(0, name.length() - ScenarioFiles.SUFFIX.length())
            : name;
    return stem.startsWith("the-") ? stem.substring("the-".length()) : stem;
  }
}
