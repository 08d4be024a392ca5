package studio.kriegsspiel.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.checks.print.Palette;
import studio.kriegsspiel.checks.print.PrintedFinding;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.TonightOption;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.cli.scenario.WithoutOption;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.finding.Finding;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.TonightStudy;
import studio.kriegsspiel.study.evening.KeptEvening;

/** {@code studio tonight}: who plays what when so many people come, and what is given up. */
@Command(
    name = "studio tonight",
    description = "proposes who plays what when so many people come",
    footer = {
      "",
      "The role that leads the least is given up first, and falls to the role whose orders it is",
      "under; a side keeps its head, and two sides keep a player each. Without a number it",
      "proposes for those of NAME.tonight.json beside the scenario, or else for 3 to 10 people,",
      "umpires among them. Behind a proposal stand the texts that name a missing role: with them",
      "`studio export FILE --tonight` writes nothing. It writes nothing itself but with --keep.",
      "",
      "  studio tonight plancenoit",
      "  studio tonight plancenoit --people 5",
      "  studio tonight plancenoit --without \"Commander of the horse\"",
      "",
      "Exit status: 0 fine, 1 a text names who is not there, 2 wrong use or unreadable input."
    })
public final class TonightCommand implements Callable<Integer> {
  private static final int FEWEST = 3;
  private static final int MOST = 10;

  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  @Mixin private VariantOption variant = new VariantOption();

  @Option(
      names = "--people",
      paramLabel = "N",
      description = "How many come, umpires among them (3 to 10, each).")
  private @Nullable Integer people;

  @Mixin private WithoutOption without = new WithoutOption();

  @Option(
      names = "--keep",
      description = "Keeps who comes beside the scenario as NAME.tonight.json.")
  private boolean keep;

  public TonightCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    Study study = variant.of(argument.study(path));
    Scenario scenario = TonightOption.known(study, terminal.show(path));
    List<WhoComes> evenings = evenings(scenario, path);
    if (keep && (people == null && !without.isGiven())) {
      throw new CommandFault("--keep keeps one evening; say which, with --people or --without.");
    }
    if (keep && !Files.isRegularFile(terminal.resolve(file))) {
      throw new CommandFault(
          "--keep writes beside the scenario, and `%s` lies in the library; copy it first, with `studio library copy`."
              .formatted(file));
    }
    boolean errors = false;
    for (WhoComes who : evenings) {
      TonightStudy evening = TonightOption.of(study, scenario, who);
      evening.lines().forEach(terminal.out()::println);
      List<Finding> named = evening.absentNamed();
      PrintedFinding form =
          new PrintedFinding(
              Map.of(study.document(), study.text()),
              terminal.colour() ? Palette.ANSI : Palette.PLAIN);
      named.forEach(each -> terminal.out().print(form.of(each)));
      errors |= !named.isEmpty();
    }
    if (keep) {
      Path beside = KeptEvening.beside(path);
      KeptEvening.write(beside, evenings.get(0));
      terminal.out().println("Kept in " + beside.getFileName() + ".");
    }
    return errors ? ExitStatus.FINDINGS : ExitStatus.FINE;
  }

  /** The one that is asked for, else the one that is kept, else those of 3 to 10 people. */
  private List<WhoComes> evenings(Scenario scenario, Path path) {
    List<Audience.RoleOnly> missing = without.in(scenario);
    if (people != null || without.isGiven()) {
      OptionalInt number = people == null ? OptionalInt.empty() : OptionalInt.of(people);
      return List.of(new WhoComes(number, missing, List.of(), List.of()));
    }
    Optional<WhoComes> kept = TonightOption.kept(scenario, path);
    if (kept.isPresent()) {
      terminal.out().println("By " + KeptEvening.beside(path).getFileName() + ":");
      return List.of(kept.get());
    }
    return IntStream.rangeClosed(FEWEST, MOST).mapToObj(WhoComes::number).toList();
  }
}
