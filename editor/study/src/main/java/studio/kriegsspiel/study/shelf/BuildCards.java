package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;

/**
 * Run by the build: writes the cards of the program's library, so that no command need read texts.
 */
public final class BuildCards {
  private BuildCards() {}

  /**
   * Writes them.
   *
   * @param arguments the folder of classes to write into
   * @throws IllegalStateException if a scenario of the library is none
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).resolve("studio/kriegsspiel/study/shelf");
    List<Card> cards = new ArrayList<>();
    Library library = Library.ofProgram();
    Map<String, List<String>> variants = CardMaker.variantsByScenario(library);
    for (LibraryEntry each : library.scenarios()) {
      cards.add(
          CardMaker.of(each)
              .map(card -> card.withVariants(variants.getOrDefault(card.title(), List.of())))
              .orElseThrow(() -> new IllegalStateException(each.path() + " is no scenario.")));
    }
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(CardFile.NAME), CardFile.write(cards));
  }
}
