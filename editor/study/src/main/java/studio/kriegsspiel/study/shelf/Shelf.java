package studio.kriegsspiel.study.shelf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import studio.kriegsspiel.library.Library;
import studio.kriegsspiel.library.LibraryEntry;
import studio.kriegsspiel.library.LibraryException;
import studio.kriegsspiel.library.OwnLibrary;

/**
 * The scenarios of the library, each with its card: those of the program, then the user's own.
 * Opening it reads no scenario and no ground. Immutable.
 */
public final class Shelf {
  private final Library library;
  private final List<Item> items;

  /**
   * A scenario on it.
   *
   * @param entry where it lies
   * @param card what is told of it
   */
  public record Item(LibraryEntry entry, Card card) {}

  private Shelf(Library library, List<Item> items) {
    this.library = library;
    this.items = List.copyOf(items);
  }

  /**
   * The shelf of this program's library and the user's own.
   *
   * @throws LibraryException if the program's library is damaged
   */
  public static Shelf open() {
    return of(Library.open());
  }

  /** The shelf of a library. A scenario without a card is read, which takes its time. */
  public static Shelf of(Library library) {
    Map<String, Card> ofProgram = ofProgram();
    Map<Path, Map<String, Card>> ofPackages = new HashMap<>();
    List<Item> items = new ArrayList<>();
    for (LibraryEntry each : library.scenarios()) {
      Map<String, Card> cards =
          each.own() ? ofPackages.computeIfAbsent(packageOf(each), Shelf::cardsIn) : ofProgram;
      Optional.ofNullable(cards.get(each.slug()))
          .or(() -> CardMaker.of(each))
          .ifPresent(card -> items.add(new Item(each, card)));
    }
    return new Shelf(library, items);
  }

  private static Map<String, Card> ofProgram() {
    try (InputStream in = Shelf.class.getResourceAsStream(CardFile.NAME)) {
      return in == null ? Map.of() : bySlug(CardFile.read(in));
    } catch (IOException e) {
      throw new LibraryException(CardFile.NAME, "cannot be read", e);
    }
  }

  /** The folder of the package that an entry of the user's own library is in. */
  static Path packageOf(LibraryEntry entry) {
    for (Path each = entry.path(); each != null; each = each.getParent()) {
      if (Files.isRegularFile(each.resolve(OwnLibrary.MANIFEST))) {
        return each;
      }
    }
    return entry.path();
  }

  private static Map<String, Card> cardsIn(Path folder) {
    try (InputStream in = Files.newInputStream(folder.resolve(CardFile.NAME))) {
      return bySlug(CardFile.read(in));
    } catch (IOException damaged) {
      return Map.of();
    }
  }

  private static Map<String, Card> bySlug(List<Card> cards) {
    Map<String, Card> all = new HashMap<>();
    cards.forEach(each -> all.putIfAbsent(each.slug(), each));
    return all;
  }

  /** What lies on it, in the library's order. */
  public List<Item> items() {
    return items;
  }

  /** The library whose scenarios they are. */
  public Library library() {
    return library;
  }

  /** The scenario of a short name. */
  public Optional<Item> find(String slug) {
    return items.stream().filter(each -> each.entry().slug().equals(slug)).findFirst();
  }

  /** What the ground of a scenario is called; its short name where the library does not have it. */
  public String place(Card card) {
    @Nullable String title =
        library.terrains().stream()
            .filter(each -> each.slug().equals(card.terrain()))
            .map(LibraryEntry::title)
            .findFirst()
            .orElse(null);
    return title == null ? card.terrain() : title;
  }

  /** Those that a search finds, the best first, else in the library's order. */
  public List<Item> search(Query query) {
    return items.stream()
        .filter(each -> query.fits(each.card(), place(each.card())))
        .sorted(
            java.util.Comparator.comparingInt(
                each -> -query.weight(each.card(), place(each.card()))))
        .toList();
  }
}
