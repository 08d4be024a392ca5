package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.answer.JsonAnswer;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.command.game.GameStory;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameHead;
import studio.kriegsspiel.game.GameLog;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.game.GameTable.Played;
import studio.kriegsspiel.study.game.PlayedOn;
import studio.kriegsspiel.study.game.SheetOrders;

/** {@code studio rehearse}: a scenario is played many times before anyone sits down. */
@Command(
    name = "studio rehearse",
    description = "plays a scenario many times, and tells how likely each objective is gained",
    footer = {
      "",
      "Each side is led by a plain doctrine, which its objectives choose; an umpire asks the rule book.",
      "The same seed gives the same games, whatever the number of threads.",
      "",
      "  studio rehearse the-bridge-of-seldenau",
      "  studio rehearse the-bridge-of-seldenau --runs 1000 --seed 7 --format json",
      "  studio rehearse the-bridge-of-seldenau --doctrine Red=storm --doctrine Blue=hold",
      "  studio rehearse the-bridge-of-seldenau --run 3"
    })
public final class RehearseCommand implements Callable<Integer> {
  private static final int MOST_RUNS = 100_000;

  private final Terminal terminal;

  @Mixin private HelpOption help = new HelpOption();

  @Mixin private FormatOption format = new FormatOption();

  @Mixin private VariantOption variant = new VariantOption();

  @Option(names = "--runs", paramLabel = "N", description = "How many games; 100 if not said.")
  private int runs = 100;

  @Option(names = "--seed", paramLabel = "N", description = "What throws the dice; 1 if not said.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many are played at once; as many as the machine has processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--run",
      paramLabel = "N",
      description = "Tells the game of that number, from 1, instead.")
  private @Nullable Integer one;

  @Option(
      names = "--doctrine",
      paramLabel = "SIDE=WORD",
      description = "How a side is led: storm, guard, hold or delay.")
  private Map<String, String> doctrines = new LinkedHashMap<>();

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A scenario file, or the short name of a library scenario.")
  private String file = "";

  public RehearseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (runs < 1 || runs > MOST_RUNS || threads < 1 || (one != null && one < 1)) {
      throw new CommandFault("--runs, --threads and --run count from 1; --runs to 100000.");
    }
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    Study study = variant.of(argument.study(path));
    try {
      Game begun = begun(study);
      Rehearsal rehearsal = new Rehearsal(begun, new SheetOrders(), chosen(begun));
      write(one == null ? all(begun, rehearsal) : story(begun, rehearsal, one));
    } catch (GameRefusedException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    }
    return ExitStatus.FINE;
  }

  private static Game begun(Study study) {
    return Game.begin(
        study
            .situation()
            .orElseThrow(
                () ->
                    new CommandFault(
                        "The scenario cannot be understood: " + study.findings().get(0).message())),
        study.findings());
  }

  private Map<String, Doctrine> chosen(Game begun) {
    Map<String, Doctrine> chosen = new LinkedHashMap<>();
    doctrines.forEach(
        (side, word) -> {
          if (begun.situation().scenario().findSide(side).isEmpty()) {
            throw new CommandFault("The scenario has no side `" + side + "`.");
          }
          chosen.put(side, Doctrine.find(word).orElseThrow(() -> unknown(word)));
        });
    return chosen;
  }

  private static CommandFault unknown(String word) {
    return new CommandFault(
        "`%s` is no doctrine: %s."
            .formatted(
                word,
                Arrays.stream(Doctrine.values())
                    .map(Doctrine::word)
                    .collect(Collectors.joining(", "))));
  }

  private Answer all(Game begun, Rehearsal rehearsal) {
    try {
      return new RehearsalAccount(
              begun.situation(),
              rehearsal.doctrines(),
              seed,
              new Chances(rehearsal.runs(runs, seed, threads, this::progress)))
          .tell();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CommandFault("The rehearsal was stopped.");
    }
  }

  /** On a terminal, and not in what is read by programs. */
  private void progress(int done) {
    if (terminal.interactive() && done % 10 == 0) {
      terminal.err().println(done + " of " + runs + " games");
    }
  }

  private Answer story(Game begun, Rehearsal rehearsal, int number) {
    long own = Rehearsal.seed(seed, number - 1);
    PlayedOn on =
        new PlayedOn(
            new Played(GameLog.begun(GameHead.of("", "", "", Optional.empty())), List.of(begun)));
    rehearsal.play(own, on);
    return GameStory.of(on.played());
  }

  private void write(Answer answer) throws IOException {
    if (format.json()) {
      JsonAnswer.write(answer, terminal.out());
    } else {
      terminal.out().println(answer.text());
    }
  }
}
