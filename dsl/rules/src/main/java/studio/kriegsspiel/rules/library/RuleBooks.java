package studio.kriegsspiel.rules.library;

import java.util.EnumMap;
import java.util.Map;
import java.util.ServiceLoader;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;

/**
 * The five rule books; each is loaded when it is first asked for and kept. Safe for many threads.
 */
public final class RuleBooks {
  private static final Map<RuleBookId, RuleBook> LOADED = new EnumMap<>(RuleBookId.class);

  private RuleBooks() {}

  /** The book, with every switch off. */
  public static RuleBook get(RuleBookId id) {
    synchronized (LOADED) {
      return LOADED.computeIfAbsent(id, RuleBooks::load);
    }
  }

  /**
   * The book of this id, with every switch off.
   *
   * @throws studio.kriegsspiel.rules.UnknownNameException naming the five ids and the nearest one
   */
  public static RuleBook get(String id) {
    return get(RuleBookId.getById(id));
  }

  private static RuleBook load(RuleBookId id) {
    ServiceLoader<BookProvider> providers =
        ServiceLoader.load(BookProvider.class, RuleBooks.class.getClassLoader());
    for (BookProvider provider : providers) {
      if (provider.id() == id) {
        return RuleBook.load(provider);
      }
    }
    throw new RulesException("The rule book " + id + " is missing from the program.");
  }
}
