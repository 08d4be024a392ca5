package studio.kriegsspiel.cli.scenario;

import java.util.List;
import java.util.stream.Stream;
import studio.kriegsspiel.cli.console.NearMiss;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/** Sentences about names that the library does not have. */
public final class LibraryNames {
  private LibraryNames() {}

  /** Says that there is no such scenario or template, and which may be meant. */
  public static String unknownScenario(String name, Library library) {
    List<String> known =
        Stream.concat(library.templates().stream(), library.scenarios().stream())
            .map(LibraryEntry::slug)
            .toList();
    return "The library has no scenario or template `"
        + name
        + "`"
        + NearMiss.find(name, known)
            .map(near -> "; did you mean `" + near + "`?")
            .orElse("; `studio library` lists what it has.");
  }
}
