package studio.kriegsspiel.cli.command;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.CheckPages;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.checks.check.Check;
import studio.kriegsspiel.checks.check.CheckInfo;
import studio.kriegsspiel.checks.own.OwnChecks;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.console.TextColumns;
import studio.kriegsspiel.cli.scenario.OwnFolder;

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
    Optional<CheckInfo> own = own().find(id).map(Check::info);
    if (page.isEmpty() && own.isEmpty()) {
      throw unknown();
    }
    terminal.out().print(page.orElseGet(() -> page(own.orElseThrow())));
    return ExitStatus.FINE;
  }

  private void list() {
    TextColumns lines = new TextColumns();
    FindingIndex.all().forEach(each -> lines.add(each.id(), each.severity().word(), each.title()));
    OwnChecks own = own();
    own.jars().stream()
        .flatMap(jar -> own.of(jar).stream())
        .forEach(each -> lines.add(each.id(), each.severity().word(), each.title()));
    lines.print(terminal.out(), "");
  }

  private OwnChecks own() {
    return OwnChecks.in(OwnFolder.of(terminal));
  }

  /** What is known of a check that has no page. */
  private static String page(CheckInfo own) {
    return """
        # %s: %s

        Severity: %s

        A check of your own: %s.
        """
        .formatted(own.id(), own.title(), own.severity().word(), own.practice());
  }

  private CommandFault unknown() {
    if (id.matches("(?!KS-)[A-Z][A-Z0-9]{1,11}-[A-Z]{3}-\\d{3}")) {
      return new CommandFault(
          "There is no finding of the studio's and no check in a jar `"
              + id
              + "`; if it is a house rule, `studio check` shows the file and line that say it.");
    }
    return NearMiss.fault(
        "There is no finding `" + id + "`",
        id,
        FindingIndex.all().stream().map(FindingIndex.Entry::id).toList(),
        "`studio explain` lists them all.");
  }
}
