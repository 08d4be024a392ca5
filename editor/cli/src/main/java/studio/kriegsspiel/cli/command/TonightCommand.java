package studio.kriegsspiel.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.cli.scenario.WithoutOption;
import studio.kriegsspiel.scenario.Scenario;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.tonight.Proposal;
import studio.kriegsspiel.scenario.tonight.TooFewPeopleException;
import studio.kriegsspiel.scenario.tonight.WhoComes;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.TonightStudy;

/** {@code studio tonight}: who plays what when so many people come, and what is given up. */
@Command(
    name = "studio tonight",
    description = "proposes who plays what when so many people come; writes nothing",
    footer = {
      "",
      "The role that leads the least is given up first, and falls to the role whose orders it is",
      "under; a side keeps its head, and two sides keep a player each. Without a number it",
      "proposes for 3 to 10 people, umpires among them. Behind a proposal stand the lines of the",
      "text that name a missing role by its title, and reports of a player to himself.",
      "",
      "  studio tonight plancenoit",
      "  studio tonight plancenoit --people 5",
      "  studio tonight plancenoit --without \"Commander of the horse\""
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

  public TonightCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    Study study = variant.of(argument.study(path));
    Scenario scenario =
        study
            .scenario()
            .orElseThrow(
                () ->
                    new CommandFault(
                        terminal.show(path) + " could not be understood well enough; check it."));
    List<Audience.RoleOnly> missing = without.in(scenario);
    List<String> lines = new ArrayList<>();
    try {
      for (OptionalInt number : numbers(missing)) {
        WhoComes who = new WhoComes(number, missing, List.of(), List.of());
        lines.addAll(TonightStudy.of(study, Proposal.of(scenario, who)).lines());
      }
    } catch (TooFewPeopleException few) {
      throw new CommandFault(String.valueOf(few.getMessage()), few);
    }
    lines.forEach(terminal.out()::println);
    return ExitStatus.FINE;
  }

  private List<OptionalInt> numbers(List<Audience.RoleOnly> missing) {
    if (people != null) {
      return List.of(OptionalInt.of(people));
    }
    if (!missing.isEmpty()) {
      return List.of(OptionalInt.empty());
    }
    List<OptionalInt> all = new ArrayList<>();
    for (int number = FEWEST; number <= MOST; number++) {
      all.add(OptionalInt.of(number));
    }
    return all;
  }
}
