package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.game.Game;
import studio.kriegsspiel.game.GameRefusedException;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.study.Solutions;
import studio.kriegsspiel.study.Studies;
import studio.kriegsspiel.study.Study;
import studio.kriegsspiel.study.game.SheetOrders;
import studio.kriegsspiel.terrain.disk.WholeFiles;

/** {@code studio library rehearse}: a table of chances for the whole library. */
@Command(
    name = "rehearse",
    description = "rehearses every scenario, and writes a page in Markdown with their chances")
final class LibraryRehearseCommand extends LibraryPart {
  private static final long SEED = 1;

  @Option(names = "--runs", paramLabel = "N", description = "Games of each; 20 if not said.")
  private int runs = 20;

  @Option(names = "--page", paramLabel = "FILE", description = "The page (chances.md).")
  private String page = "chances.md";

  @Option(names = "--without-own", description = "Leaves your own library out.")
  private boolean withoutOwn;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Short names of scenarios; all if none is said.")
  private List<String> names = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    if (runs < 1) {
      throw new CommandFault("--runs counts from 1.");
    }
    Terminal terminal = terminal();
    Library library = withoutOwn ? Library.ofProgram() : Library.open();
    ChancesPage chances = new ChancesPage(runs, SEED);
    for (LibraryEntry each : chosen(library)) {
      Study study = Studies.ofLibrary().read(each.path());
      try {
        chances.add(each.slug(), study.situation().orElseThrow(), chances(study));
        terminal.err().println(each.slug());
      } catch (GameRefusedException refused) {
        chances.addNot(each.slug(), String.valueOf(refused.getMessage()));
      }
    }
    Path file = terminal.resolve(page);
    WholeFiles.write(file, chances.markdown());
    terminal
        .out()
        .println("Wrote " + terminal.show(file) + " with " + chances.scenarios() + " scenarios.");
    if (chances.brokenGames() > 0) {
      terminal
          .out()
          .println(
              "Games that broke and are not counted: "
                  + chances.brokenGames()
                  + "; the page names them.");
    }
    return ExitStatus.FINE;
  }

  private List<LibraryEntry> chosen(Library library) {
    List<LibraryEntry> all = library.scenarios();
    for (String name : names) {
      if (all.stream().noneMatch(each -> each.slug().equals(name))) {
        throw new CommandFault("The library has no scenario `" + name + "`.");
      }
    }
    return names.isEmpty()
        ? all
        : all.stream().filter(each -> names.contains(each.slug())).toList();
  }

  private Chances chances(Study study) {
    Game begun = Game.begin(study.situation().orElseThrow(), study.findings());
    Rehearsal rehearsal =
        new Rehearsal(
            begun, new SheetOrders(), Map.of(), Led.bySolutions(Solutions.of(study), Set.of()));
    try {
      return new Chances(
          rehearsal.runs(runs, SEED, Runtime.getRuntime().availableProcessors(), done -> {}));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CommandFault("The rehearsal was stopped.", stopped);
    }
  }
}
