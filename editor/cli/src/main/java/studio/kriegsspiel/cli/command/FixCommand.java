package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.FindingIndex;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.LineDiff;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.OwnFolder;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.Mended;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio fix}: mends what mends itself. */
@Command(
    name = "studio fix",
    description = "mends what mends itself, shows what it changed and what remains",
    footer = {
      "",
      "Of each finding the mend is taken that its check would choose first; where one touches",
      "what another has changed, it waits for the next round. A round that would bring errors",
      "which were not there is not made.",
      "",
      "  studio fix my-battle.kriegsspiel --dry-run",
      "  studio fix my-battle.kriegsspiel --id KS-FRC-001",
      "",
      "Exit status: 0 no errors remain, 1 errors remain, 2 a file cannot be read or written."
    })
public final class FixCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Option(
      names = "--id",
      paramLabel = "ID",
      split = ",",
      description = "Mends findings of these ids alone.")
  private List<String> ids = new ArrayList<>();

  @Option(names = "--dry-run", description = "Shows what it would change, and changes nothing.")
  private boolean dryRun;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Scenario files, order sheets and variants.")
  private List<String> files = new ArrayList<>();

  public FixCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    for (String id : ids) {
      if (FindingIndex.find(id).isEmpty()) {
        throw NearMiss.fault(
            "There is no finding `" + id + "`",
            id,
            FindingIndex.all().stream().map(FindingIndex.Entry::id).toList(),
            "`studio explain` lists them all.");
      }
    }
    Studies studies = OwnFolder.studies(terminal);
    ScenarioArgument argument = new ScenarioArgument(terminal, studies);
    List<Path> paths = files.stream().map(argument::file).toList();
    boolean errors = false;
    for (Path path : paths) {
      errors |= mend(path, argument.study(path), studies);
    }
    return errors ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  private boolean mend(Path path, Study study, Studies studies) throws IOException {
    List<String> wanted = ids.stream().map(id -> id.toUpperCase(Locale.ROOT)).toList();
    Mended mended =
        Mended.of(study, studies, each -> wanted.isEmpty() || wanted.contains(each.id()));
    String shown = terminal.show(path);
    if (mended.count() > 0) {
      terminal.out().print(LineDiff.of(study.text(), mended.study().text()));
      if (!dryRun) {
        WholeFiles.write(path, mended.study().text());
      }
    }
    terminal
        .out()
        .printf(
            "%s: %s%s.%n",
            shown,
            mended.count() == 0
                ? "nothing that mends itself"
                : mended.count()
                    + (mended.count() == 1 ? " place " : " places ")
                    + (dryRun ? "would be mended" : "mended"),
            mended.refused() ? "; the rest would bring new errors and was left" : "");
    Checked remaining = Checked.of(mended.study(), shown);
    new TextFindings(terminal.colour()).write(List.of(remaining), terminal.out());
    return remaining.hasErrors();
  }
}
