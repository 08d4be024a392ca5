package studio.kriegsspiel.cli.command.rehearse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.answer.JsonAnswer;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.command.HelpOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.ScenarioArgument;
import studio.kriegsspiel.cli.scenario.VariantOption;
import studio.kriegsspiel.desk.marking.DebriefPage;
import studio.kriegsspiel.desk.marking.HandedSheet;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Doctrine;
import studio.kriegsspiel.reading.rehearsal.Engine;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.reading.rehearsal.Run;
import studio.kriegsspiel.reading.rehearsal.SideBySide;
import studio.kriegsspiel.reading.rehearsal.Threads;
import studio.kriegsspiel.reading.rehearsal.TriedChange;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.ask.Answer;
import studio.kriegsspiel.study.game.SheetOrders;

/** {@code studio rehearse}: a scenario is played many times before anyone sits down. */
@Command(
    name = "studio rehearse",
    description = "plays a scenario many times, and tells how likely each objective is gained",
    footer = {
      "",
      "Each side is led by a plain doctrine, which its objectives choose; who is set an exercise does as",
      "its solution has it. An umpire asks the rule book.",
      "The same seed gives the same games, whatever the number of threads.",
      "",
      "  studio rehearse the-bridge-of-seldenau",
      "  studio rehearse the-bridge-of-seldenau --runs 1000 --seed 7 --format json",
      "  studio rehearse the-bridge-of-seldenau --doctrine Red=storm --doctrine Blue=hold",
      "  studio rehearse the-bridge-of-seldenau --run 3 --throws",
      "  studio rehearse the-bridge-of-seldenau --changes --runs 40 --page seldenau.html",
      "  studio rehearse outposts-on-the-selde --variants all --runs 20",
      "  studio rehearse outposts-on-the-selde --variants all --engine spark:spark://host:7077",
      "  studio rehearse my-battle.kriegsspiel --grid \"strength of Quiot=80%%..120%%/20\" --runs 20",
      "  studio rehearse my-battle.kriegsspiel --keep",
      "  studio rehearse course-04-the-attack --orders handed-in/ --runs 20 --debrief pages/"
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
      names = "--throws",
      description = "With --run: which throws decided it, found by throwing each anew.")
  private boolean decisive;

  @Option(
      names = "--doctrine",
      paramLabel = "SIDE=WORD",
      description = "How a side is led: storm, guard, hold or delay.")
  private Map<String, String> doctrines = new LinkedHashMap<>();

  @Option(
      names = "--changes",
      description =
          "Plays them again without each reinforcement, with it half an hour earlier and later, and"
              + " with the largest bodies a fifth weaker and stronger, farther back and elsewhere.")
  private boolean changes;

  @Option(
      names = "--variants",
      paramLabel = "all",
      description = "With all: rehearses the scenario and every variant of it, side by side.")
  private @Nullable String variants;

  @Option(
      names = "--grid",
      paramLabel = "LINE",
      description =
          "Rehearses the scenario with a strength or an hour told otherwise, as `strength of"
              + " Red.Quiot=80%%..120%%/10` or `hour of Red.Quiot=-30..30/15`; said twice, each"
              + " with each.")
  private List<String> grid = new ArrayList<>();

  @Option(
      names = "--keep",
      description =
          "Keeps the result beside the scenario as NAME.rehearsal.json, where checks find it.")
  private boolean keep;

  @Option(
      names = "--page",
      paramLabel = "FILE.html",
      description = "Writes the result as a page with charts, too.")
  private @Nullable String page;

  @Option(
      names = "--orders",
      paramLabel = "SHEET",
      arity = "1..*",
      description =
          "Plays each of these order sheets, or those of a folder, for its role and marks it by its"
              + " exercise, beside the solution.")
  private List<String> sheets = new ArrayList<>();

  @Option(
      names = "--debrief",
      paramLabel = "FOLDER",
      description =
          "With --orders: writes a page for each sheet there, with what was true, what he knew and"
              + " what he is marked by.")
  private @Nullable String debrief;

  @Mixin private EngineOption engine = new EngineOption();

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
    refuseWhatIsNotDone();
    ScenarioArgument argument = new ScenarioArgument(terminal);
    Path path = argument.file(file);
    if (keep && !Files.isRegularFile(terminal.resolve(file))) {
      throw new CommandFault(
          "--keep writes beside the scenario, and `%s` lies in the library; copy it first, with `studio library copy`."
              .formatted(file));
    }
    Study study = variant.of(argument.study(path));
    try {
      write(
          !grid.isEmpty()
              ? inGrid(study, path)
              : variants == null ? answer(study, path) : sideBySide(study, path));
    } catch (GameRefusedException refused) {
      throw new CommandFault(String.valueOf(refused.getMessage()), refused);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CommandFault("The rehearsal was stopped.", stopped);
    }
    return ExitStatus.FINE;
  }

  private void refuseWhatIsNotDone() {
    boolean whole = one == null && sheets.isEmpty();
    if (!whole && (changes || keep || page != null)) {
      throw new CommandFault(
          "--changes, --keep and --page are of a whole rehearsal, without --run or --orders.");
    }
    if (engine.isElsewhere() && (!whole || changes)) {
      throw new CommandFault("--engine stands without --run, --orders and --changes.");
    }
    if (debrief != null && sheets.isEmpty()) {
      throw new CommandFault("--debrief is of order sheets; name them by --orders.");
    }
    if (decisive && one == null) {
      throw new CommandFault("--throws is of one game; say which by --run.");
    }
    if (one != null && !sheets.isEmpty()) {
      throw new CommandFault("--run tells a game of the scenario; --orders has none to tell.");
    }
    if (variants != null
        && (!variants.equals("all") || !whole || changes || keep || variant.isChosen())) {
      throw new CommandFault(
          "--variants takes `all`, and stands without --variant, --run, --orders, --changes and --keep.");
    }
    if (!grid.isEmpty() && (variants != null || !whole || changes || keep)) {
      throw new CommandFault(
          "--grid stands without --variants, --run, --orders, --changes and --keep.");
    }
    if (keep && variant.isChosen()) {
      throw new CommandFault(
          "--keep keeps what is beside the scenario's own text; a variant has none.");
    }
  }

  private Answer answer(Study study, Path path) throws IOException, InterruptedException {
    Rehearsal rehearsal = rehearsal(study);
    if (!sheets.isEmpty()) {
      return marked(
          rehearsal.begun(), Rehearsals.chosen(rehearsal.begun(), doctrines), rehearsal.led());
    }
    return one == null
        ? report(study, path, rehearsal)
        : new OneGame(rehearsal, seed).told(one, decisive, threads);
  }

  private Rehearsal rehearsal(Study study) {
    return Rehearsals.of(study, doctrines);
  }

  private Answer sideBySide(Study study, Path path) throws IOException, InterruptedException {
    return new VariantsAccount(
            terminal,
            this::rehearsal,
            (rehearsal, title) -> chances(rehearsal, path, title),
            new SideBySide(runs, seed))
        .tell(study, Optional.ofNullable(page));
  }

  private Answer inGrid(Study study, Path path) throws IOException, InterruptedException {
    return new GridAccount(
            terminal,
            rehearsal(study),
            (rehearsal, settings) -> chances(rehearsal, path, variant.title(), settings))
        .tell(grid, new SideBySide(runs, seed), Optional.ofNullable(page));
  }

  private Answer report(Study study, Path path, Rehearsal rehearsal)
      throws IOException, InterruptedException {
    Chances chances = chances(rehearsal, path, variant.title());
    List<TriedChange> tried =
        changes ? rehearsal.tried(chances, seed, threads, this::tried, () -> {}) : List.of();
    return new WholeAccount(terminal, study, path)
        .tell(
            rehearsal,
            seed,
            chances,
            tried,
            new WholeAccount.Wanted(Optional.ofNullable(page), keep));
  }

  private void tried(int done) {
    if (terminal.interactive()) {
      terminal.err().println(done + " changes tried");
    }
  }

  private static Rehearsal rehearsal(Game begun, Map<String, Doctrine> chosen, List<Led> led) {
    return new Rehearsal(begun, new SheetOrders(), chosen, led);
  }

  private Chances chances(Rehearsal rehearsal) throws InterruptedException {
    return new Chances(rehearsal.runs(runs, seed, new Threads(threads), this::progress));
  }

  private Chances chances(Rehearsal rehearsal, Path path, Optional<String> title)
      throws InterruptedException {
    return chances(rehearsal, path, title, List.of());
  }

  private Chances chances(
      Rehearsal rehearsal, Path path, Optional<String> title, List<String> settings)
      throws InterruptedException {
    Engine who = engine.of(terminal, threads, rehearsal, path, title, doctrines, settings, seed);
    return new Chances(rehearsal.runs(runs, seed, who, this::progress));
  }

  private Answer marked(Game begun, Map<String, Doctrine> chosen, List<Led> solutions)
      throws IOException, InterruptedException {
    SheetsAccount account = new SheetsAccount(begun.situation(), seed);
    HandedSheets handed = HandedSheets.in(sheets, terminal, begun.situation(), solutions);
    Map<Led, Chances> known = new HashMap<>();
    for (HandedSheet each : handed.all()) {
      Optional<Chances> solution = Optional.empty();
      if (each.solution().isPresent()) {
        Led model = each.solution().get();
        Chances games = known.get(model);
        if (games == null) {
          games = chances(rehearsal(begun, chosen, List.of(model)));
          known.put(model, games);
        }
        solution = Optional.of(games);
      }
      Led led = each.led().orElseThrow();
      Rehearsal played = rehearsal(begun, chosen, List.of(led));
      account.add(each.name(), led, each.faults(), chances(played), solution);
      if (debrief != null && led.exercise().isPresent()) {
        account.say(debriefed(each.name(), led, played, terminal.resolve(debrief)));
      }
    }
    return account.tell();
  }

  private String debriefed(String sheet, Led led, Rehearsal played, Path folder)
      throws IOException {
    String name = String.valueOf(Path.of(sheet).getFileName()).replaceFirst("\\.[^.]*$", "");
    Path page = DebriefPage.write(folder, name, led, played, seed);
    return "Debrief of %s in %s.".formatted(name, terminal.show(page));
  }

  /** On a terminal, and not in what is read by programs. */
  private void progress(List<Run> done, int played) {
    if (terminal.interactive() && played % 10 == 0) {
      terminal.err().println(played + " of " + runs + " games");
    }
  }

  private void write(Answer answer) throws IOException {
    if (format.json()) {
      JsonAnswer.write(answer, terminal.out());
    } else {
      terminal.out().println(answer.text());
    }
  }
}
