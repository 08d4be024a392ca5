package studio.kriegsspiel.rules.library;

import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import studio.kriegsspiel.rules.RegisteredBook;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;

/** The rule books; each is loaded when it is first asked for and kept. Safe for many threads. */
public final class RuleBooks {
  private static final Map<RuleBookId, RuleBook> LOADED = new HashMap<>();

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
   * @throws studio.kriegsspiel.rules.UnknownNameException naming the ids and the nearest one
   */
  public static RuleBook get(String id) {
    return get(RuleBookId.getById(id));
  }

  private static RuleBook load(RuleBookId id) {
    for (RegisteredBook each :
        ServiceLoader.load(RegisteredBook.class, RuleBooks.class.getClassLoader())) {
      if (each.id().equals(id) && each instanceof BookProvider provider) {
        return RuleBook.load(provider);
      }
    }
    throw new RulesException("The rule book " + id + " is missing from the program.");
  }
}
