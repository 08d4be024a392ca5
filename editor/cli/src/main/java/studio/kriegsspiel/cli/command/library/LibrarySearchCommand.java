package studio.kriegsspiel.cli.command.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.study.shelf.Query;
import studio.kriegsspiel.study.shelf.Shelf;

/** {@code studio library search}: scenarios that fit. */
@Command(
    name = "search",
    description = "finds scenarios by words and by what they ask for",
    footer = {
      "",
      "Every word must stand somewhere on the scenario's card; case and accents do not matter.",
      "",
      "  studio library search bridge --period 1800-1830 --players 6",
      "  studio library search --place waterloo --grade 2"
    })
final class LibrarySearchCommand extends LibraryPart {
  @Mixin private FormatOption format = new FormatOption();

  @Parameters(arity = "0..*", paramLabel = "WORD", description = "Words to look for.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--period",
      paramLabel = "YEARS",
      description = "When it happens: 1815, or 1806-1815.")
  private @Nullable String period;

  @Option(names = "--place", paramLabel = "WORDS", description = "Words of the ground's name.")
  private String place = "";

  @Option(names = "--book", paramLabel = "ID", description = "The rule book, or part of its id.")
  private String book = "";

  @Option(names = "--players", paramLabel = "N", description = "How many play.")
  private @Nullable Integer players;

  @Option(
      names = "--hours",
      paramLabel = "N",
      description = "How many hours there are at the table; scenarios that say theirs.")
  private @Nullable Double hours;

  @Option(names = "--grade", paramLabel = "1-5", description = "How hard it is.")
  private @Nullable Integer grade;

  @Override
  public Integer call() {
    LibraryListing listing = new LibraryListing(terminal(), format.json());
    List<Shelf.Item> found =
        listing
            .shelf()
            .search(
                new Query(
                    String.join(" ", words),
                    place,
                    book,
                    years(),
                    players == null ? OptionalInt.empty() : OptionalInt.of(players),
                    hours == null ? OptionalDouble.empty() : OptionalDouble.of(hours),
                    grade == null ? OptionalInt.empty() : OptionalInt.of(grade)));
    listing.scenarios(found);
    return ExitStatus.FINE;
  }

  private Optional<Query.Years> years() {
    if (period == null) {
      return Optional.empty();
    }
    Optional<Query.Years> years = Query.Years.read(period);
    if (years.isEmpty()) {
      throw new CommandFault(
          "`" + period + "` is no year; write --period 1815, or --period 1806-1815.");
    }
    return years;
  }
}
