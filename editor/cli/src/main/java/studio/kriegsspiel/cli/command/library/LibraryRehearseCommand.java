package studio.kriegsspiel.cli.command.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
import studio.kriegsspiel.reading.rehearsal.Chance;
import studio.kriegsspiel.reading.rehearsal.ChanceWords;
import studio.kriegsspiel.reading.rehearsal.Chances;
import studio.kriegsspiel.reading.rehearsal.Led;
import studio.kriegsspiel.reading.rehearsal.Rehearsal;
import studio.kriegsspiel.scenario.force.Side;
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

  private record Rehearsed(LibraryEntry entry, Study study, Chances chances) {
    List<Side> sides() {
      return study.scenario().orElseThrow().sides();
    }

    boolean isOpen() {
      return sides().stream().map(side -> chances.ahead(side.name())).allMatch(Chance::mayBeOpen);
    }
  }

  @Override
  public Integer call() throws IOException {
    if (runs < 1) {
      throw new CommandFault("--runs counts from 1.");
    }
    Terminal terminal = terminal();
    Library library = withoutOwn ? Library.ofProgram() : Library.open();
    List<Rehearsed> all = new ArrayList<>();
    List<String> not = new ArrayList<>();
    for (LibraryEntry each : chosen(library)) {
      Study study = Studies.ofLibrary().read(each.path());
      try {
        all.add(new Rehearsed(each, study, chances(study)));
        terminal.err().println(each.slug());
      } catch (GameRefusedException refused) {
        not.add(each.slug() + ": " + refused.getMessage());
      }
    }
    Path file = terminal.resolve(page);
    WholeFiles.write(file, markdown(all, not));
    terminal.out().println("Wrote " + terminal.show(file) + " with " + all.size() + " scenarios.");
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

  private String markdown(List<Rehearsed> all, List<String> not) {
    StringBuilder text =
        new StringBuilder(
            """
            # Chances of the library

            <!-- Written by `./studio chances`; change the scenarios, not this page. -->

            Each scenario was [rehearsed](rehearsal.md), in %d games: plain commanders, model solutions where an exercise has one, an umpire who asks the rule book. Behind each
            share stand the bounds between which the chance lies. *Ahead* is who has more points at the end, or objectives where none has points. What is open has neither side
            below 30 or above 70 per cent, as far as the bounds tell.

            | scenario | book | ahead at the end | nobody alone | first contact | open |
            |---|---|---|---|---|---|
            """
                .formatted(runs));
    all.forEach(each -> text.append(row(each)));
    if (!not.isEmpty()) {
      text.append("\nNot rehearsed:\n\n");
      not.forEach(each -> text.append("- ").append(each).append('\n'));
    }
    decided(all, text);
    return text.toString();
  }

  private static String row(Rehearsed each) {
    return "| `%s` | %s | %s | %s | %s | %s |\n"
        .formatted(
            each.entry().slug(),
            each.study().book().id().shortTitle(),
            each.sides().stream()
                .map(side -> side.name() + " " + words(each.chances().ahead(side.name())))
                .collect(Collectors.joining(", ")),
            words(each.chances().even()),
            contact(each),
            each.isOpen() ? "yes" : "no");
  }

  private static String words(Chance chance) {
    return ChanceWords.of(chance).strip();
  }

  private static String contact(Rehearsed each) {
    return each.chances().contacts().stream()
        .skip(1)
        .findFirst()
        .flatMap(hour -> each.study().situation().map(situation -> situation.clock().show(hour)))
        .orElse("none");
  }

  /** What decides those that are not open, as far as objectives tell. */
  private static void decided(List<Rehearsed> all, StringBuilder text) {
    text.append("\n## What decides those that are not open\n\n");
    for (Rehearsed each : all) {
      if (!each.isOpen()) {
        text.append("- `").append(each.entry().slug()).append("`: ").append(why(each)).append('\n');
      }
    }
  }

  private static String why(Rehearsed each) {
    List<String> objectives =
        each.chances().objectives().stream()
            .filter(gained -> gained.chance().isPresent())
            .map(
                gained ->
                    String.format(
                        Locale.ROOT,
                        "%s, %s: %s",
                        gained.outcome().side(),
                        gained.outcome().objective().text().replace("\"", ""),
                        gained
                            .chance()
                            .map(chance -> ChanceWords.percent(chance.share()))
                            .orElse("")))
            .toList();
    Optional<String> people =
        objectives.isEmpty() ? Optional.of("only people can say who gains what") : Optional.empty();
    return people.orElseGet(() -> String.join("; ", objectives)) + ".";
  }
}
