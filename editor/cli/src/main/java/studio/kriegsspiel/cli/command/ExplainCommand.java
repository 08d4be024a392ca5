package studio.kriegsspiel.cli.command;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;

/** {@code studio explain}: what a finding means. */
@Command(
    name = "studio explain",
    description = "says what a finding means, with an example and how to mend it",
    footer = {"", "Without an id it lists all findings.", "", "  studio explain KS-MOV-003"})
public final class ExplainCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Parameters(arity = "0..1", paramLabel = "ID", description = "The id, such as KS-MOV-003.")
  private String id = "";

  public ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (id.isEmpty()) {
      list();
      return ExitStatus.FINE;
    }
    Optional<String> page = CheckPages.find(id.toUpperCase(Locale.ROOT));
    if (page.isEmpty()) {
      throw unknown();
    }
    terminal.out().print(page.get());
    return ExitStatus.FINE;
  }

  private void list() {
    TextColumns lines = new TextColumns();
    FindingIndex.all().forEach(each -> lines.add(each.id(), each.severity().word(), each.title()));
    lines.print(terminal.out(), "");
  }

  private CommandFault unknown() {
    return NearMiss.fault(
        "There is no finding `" + id + "`",
        id,
        FindingIndex.all().stream().map(FindingIndex.Entry::id).toList(),
        "`studio explain` lists them all.");
  }
}
