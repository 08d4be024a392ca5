package studio.kriegsspiel.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.server.ScenarioServer;
import studio.kriegsspiel.study.Studies;

/** {@code studio lsp}: the language server, over the standard streams. */
@Command(
    name = "studio lsp",
    description = "serves an editor that speaks the Language Server Protocol",
    footer = {
      "",
      "Let the editor start it for files that end in .kriegsspiel; it speaks over the standard",
      "streams. All findings are told when a scenario is opened and after every pause of typing."
    })
public final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  public LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int status = ScenarioServer.run(System.in, terminal.out(), Studies.ofLibrary());
    return status == 0 ? ExitStatus.FINE : ExitStatus.WRONG_USE;
  }
}
