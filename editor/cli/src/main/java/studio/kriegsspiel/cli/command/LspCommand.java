package studio.kriegsspiel.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.Study;
import studio.kriegsspiel.language.ScenarioLanguage;
import studio.kriegsspiel.language.ide.lsp.ScenarioServer;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.terrain.GroundException;

/** {@code studio lsp}: the language server, over the standard streams. */
@Command(
    name = "studio lsp",
    description = "serves an editor that speaks the Language Server Protocol",
    footer = {
      "",
      "Let the editor start it for files that end in .kriegsspiel; it speaks over the standard",
      "streams. Findings of the text are told with every change, those of all checks when a",
      "scenario is opened or saved."
    })
public final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  public LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int status = ScenarioServer.run(System.in, terminal.out(), LspCommand::find);
    return status == 0 ? ExitStatus.FINE : ExitStatus.WRONG_USE;
  }

  /** All findings; those of the text alone where its ground cannot be read. */
  private static List<Finding> find(String text, Optional<Path> file) {
    Path place = file.orElse(Path.of("scenario.kriegsspiel"));
    try {
      Study study = Study.of(text, place);
      return study.check(study.ownBook());
    } catch (GroundException unreadable) {
      return new ScenarioLanguage().parse(String.valueOf(place.getFileName()), text).findings();
    }
  }
}
