package studio.kriegsspiel.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.CheckList;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.allow.AllowFault;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.orders.SheetFault;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.scenario.finding.Severity;
import studio.kriegsspiel.study.StudyFault;

/** {@code studio explain}: what a finding means. */
@Command(
    name = "studio explain",
    description = "says what a finding means, with an example and how to mend it",
    footer = {"", "Without an id it lists all checks.", "", "  studio explain KS-MOV-003"})
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
    for (Check check : CheckList.all()) {
      lines.add(check.info().id(), check.info().severity().word(), check.info().title());
    }
    for (StudyFault fault : StudyFault.all()) {
      lines.add(fault.id(), Severity.ERROR.word(), fault.title());
    }
    for (AllowFault fault : AllowFault.all()) {
      lines.add(fault.id(), fault.severity().word(), fault.title());
    }
    for (SheetFault fault : SheetFault.all()) {
      lines.add(fault.id(), Severity.ERROR.word(), fault.title());
    }
    lines.print(terminal.out(), "");
    terminal.out().println("KS-SYN-... and KS-LNK-... come from the reading of the text.");
  }

  private CommandFault unknown() {
    List<String> ids =
        Stream.of(
                CheckList.all().stream().map(check -> check.info().id()),
                StudyFault.all().stream().map(StudyFault::id),
                AllowFault.all().stream().map(AllowFault::id),
                SheetFault.all().stream().map(SheetFault::id))
            .flatMap(each -> each)
            .toList();
    return NearMiss.fault(
        "There is no finding `" + id + "`", id, ids, "`studio explain` lists them all.");
  }
}
