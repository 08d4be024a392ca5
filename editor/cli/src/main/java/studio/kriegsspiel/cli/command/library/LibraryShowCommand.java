package studio.kriegsspiel.cli.command.library;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import studio.kriegsspiel.cli.command.FormatOption;
import studio.kriegsspiel.cli.console.ExitStatus;
import studio.kriegsspiel.cli.console.Terminal;
import studio.kriegsspiel.cli.scenario.LibraryNames;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.study.shelf.CardFile;
import studio.kriegsspiel.study.shelf.Shelf;

/** {@code studio library show}: the page of a scenario. */
@Command(
    name = "show",
    description = "shows the page of a scenario: what it asks, of whom, and where it comes from")
final class LibraryShowCommand extends LibraryPart {
  @Mixin private FormatOption format = new FormatOption();

  @Parameters(index = "0", paramLabel = "NAME", description = "A short name of the library.")
  private String name = "";

  @Override
  public Integer call() {
    Shelf shelf = Shelf.open();
    Optional<Shelf.Item> item = shelf.find(name);
    Terminal terminal = terminal();
    if (item.isEmpty()) {
      LibraryEntry entry = other(shelf.library());
      terminal.out().println(entry.title());
      terminal.out().println(entry.summary());
    } else if (format.json()) {
      ObjectNode one = JsonMapper.builder().build().createObjectNode();
      CardFile.write(item.get().card(), one);
      terminal.out().println(one.toPrettyString());
    } else {
      new CardPage(terminal.out()).print(item.get(), shelf.place(item.get().card()));
    }
    return ExitStatus.FINE;
  }

  private LibraryEntry other(Library library) {
    return library.entries().stream()
        .filter(each -> each.slug().equals(name))
        .findFirst()
        .orElseThrow(() -> LibraryNames.unknownScenario(name, library));
  }
}
