package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.LineDiff;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.findings.Checked;
import studio.kriegsspiel.cli.findings.TextFindings;
import studio.kriegsspiel.cli.scenario.OwnFolder;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.help.Mend;
import studio.kriegsspiel.study.help.Mended;
import studio.kriegsspiel.study.help.Mender;
import studio.kriegsspiel.study.help.Mends;
import studio.kriegsspiel.study.help.TakenBack;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio fix}: mends what is certain, and proposals that are chosen. */
@Command(
    name = "studio fix",
    description = "mends what is certain, and what you choose of its proposals",
    footer = {
      "",
      "Certain is a slip of the pen of which one word alone can be meant. Everything else is a",
      "proposal: it is listed with its number and the lines it would change, and made when you",
      "choose it. A figure or place that has a source is only changed when you choose to, and is",
      "then marked. Whatever leaves no fewer findings is taken back, with a sentence.",
      "",
      "  studio fix my-battle.kriegsspiel --dry-run",
      "  studio fix my-battle.kriegsspiel --choose 2,5",
      "  studio fix my-battle.kriegsspiel --choose KS-FRC-001",
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

  @Option(
      names = "--choose",
      paramLabel = "WHICH",
      split = ",",
      description = {
        "Makes proposals too: by their numbers, as listed",
        "for one FILE, or the first of each finding of an id."
      })
  private List<String> choose = new ArrayList<>();

  @Option(
      names = "--interactive",
      description = "Asks for each finding with proposals which to make.")
  private boolean interactive;

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
    ids.forEach(FixChoice::demand);
    FixChoice choice = FixChoice.of(choose, files.size());
    Studies studies = OwnFolder.studies(terminal);
    ScenarioArgument argument = new ScenarioArgument(terminal, studies);
    List<Path> paths = files.stream().map(argument::file).toList();
    boolean errors = false;
    for (Path path : paths) {
      errors |= mend(path, argument.study(path), new Mender(studies), choice);
    }
    return errors ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  private boolean mend(Path path, Study study, Mender mender, FixChoice choice) throws IOException {
    String shown = terminal.show(path);
    Mended certain = mender.certain(study, this::isWanted);
    List<Mend> proposals = proposals(certain.study());
    List<Mend> numbered = choice.numbered(proposals, shown);
    if (interactive) {
      numbered = new FixQuestions(terminal, shown).ask(certain.study().text(), proposals);
    }
    Mended chosen = mender.chosen(certain.study(), numbered);
    Mended last =
        choice.ids().isEmpty()
            ? chosen
            : mender.proposed(
                chosen.study(), each -> isWanted(each) && choice.ids().contains(each.id()));
    int count = certain.made().size() + chosen.made().size();
    count += last == chosen ? 0 : last.made().size();
    if (count > 0) {
      terminal.out().print(LineDiff.of(study.text(), last.study().text()));
      if (!dryRun) {
        WholeFiles.write(path, last.study().text());
      }
    }
    terminal.out().printf("%s: %s.%n", shown, told(count));
    Stream.of(certain.back(), chosen.back(), last == chosen ? List.<TakenBack>of() : last.back())
        .flatMap(List::stream)
        .forEach(each -> terminal.out().println(each.sentence()));
    Checked remaining = Checked.of(last.study(), shown);
    new TextFindings(terminal.colour()).write(List.of(remaining), terminal.out());
    FixList.print(terminal.out(), last.study().text(), proposals(last.study()));
    return remaining.hasErrors();
  }

  private List<Mend> proposals(Study study) {
    return Mends.proposals(study.findingsWithVariants().stream().filter(this::isWanted).toList());
  }

  private boolean isWanted(Finding finding) {
    return ids.isEmpty() || ids.stream().anyMatch(each -> each.equalsIgnoreCase(finding.id()));
  }

  private String told(int count) {
    return count == 0
        ? "nothing that mends itself"
        : count + (count == 1 ? " place " : " places ") + (dryRun ? "would be mended" : "mended");
  }
}
