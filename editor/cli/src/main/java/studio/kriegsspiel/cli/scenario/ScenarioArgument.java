package studio.kriegsspiel.cli.scenario;

import java.nio.file.Path;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.study.ScenarioFinder;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.StudyFault;

/** The scenario a command is about, for commands that can do nothing without it. */
public final class ScenarioArgument {
  private final Terminal terminal;
  private final Studies studies;

  public ScenarioArgument(Terminal terminal) {
    this(terminal, Studies.ofLibrary());
  }

  /**
   * For a command that says more of how a text is to be studied.
   *
   * @param studies study it so
   */
  public ScenarioArgument(Terminal terminal, Studies studies) {
    this.terminal = terminal;
    this.studies = studies;
  }

  /** The file; one that does not exist is a fault that names the nearest. */
  public Path file(String argument) {
    ScenarioFinder.Located located = new ScenarioFinder(terminal.directory()).locate(argument);
    return located.path().orElseThrow(() -> new CommandFault(located.fault()));
  }

  /** The same of a file; a source that cannot be followed is a fault, too. */
  public Study study(Path file) {
    Study study = studies.read(file);
    if (!study.isReadable()) {
      throw new CommandFault(study.findings().get(0).message());
    }
    study
        .find(StudyFault.READING)
        .ifPresent(
            fault -> {
              throw new CommandFault(fault.message());
            });
    return study;
  }

  /** The file's name without its ending and a leading article, for folders made from it. */
  public static String shortName(Path file) {
    String name = String.valueOf(file.getFileName());
    String stem =
        name.endsWith(ScenarioFinder.SUFFIX)
            ? name.substring(0, name.length() - ScenarioFinder.SUFFIX.length())
            : name;
    return stem.startsWith("the-") ? stem.substring("the-".length()) : stem;
  }
}
