package studio.kriegsspiel.cli.scenario;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.cli.console.CommandFault;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** Sentences about names that the library does not have. */
public final class LibraryNames {
  private LibraryNames() {}

  /** Says that there is no such scenario, template or army list, and which may be meant. */
  public static CommandFault unknownScenario(String name, Library library) {
    List<String> known =
        Stream.of(library.templates(), library.scenarios(), library.armies())
            .flatMap(List::stream)
            .map(LibraryEntry::slug)
            .toList();
    return NearMiss.fault(
        "The library has no scenario, template or army list `" + name + "`",
        name,
        known,
        "`studio library` lists what it has.");
  }
}
