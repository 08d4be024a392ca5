package studio.kriegsspiel.rules;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A rule book by name. The constants are the five that checks cite; which books there are, say
 * {@link #values()}.
 *
 * @param id the name used in scenario texts, on the command line and in file names
 * @param shortTitle the name used in sentences, such as {@code Reisswitz 1824}
 */
public record RuleBookId(String id, String shortTitle) {
  public static final RuleBookId REISSWITZ_1824 =
      new RuleBookId("reisswitz-1824", "Reisswitz 1824");
  public static final RuleBookId BRITISH_1815 =
      new RuleBookId("british-1815", "British adaptation 1815");
  public static final RuleBookId BATTLE_SYSTEM = new RuleBookId("battle-system", "Battle System");
  public static final RuleBookId KRIEGSKUNST = new RuleBookId("kriegskunst", "Die Kriegskunst");
  public static final RuleBookId NAPOLEONIC_RNG =
      new RuleBookId("napoleonic-rng", "Napoleonic random-number rules");

  /** Read once, when first asked for: who provides a book needs the constants before. */
  private static final class Registered {
    private static final List<RuleBookId> BOOKS =
        ServiceLoader.load(RegisteredBook.class, RuleBookId.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .map(RegisteredBook::id)
            .toList();
  }

  /** The books there are, in the order they are registered. */
  public static List<RuleBookId> values() {
    return Registered.BOOKS;
  }

  /** The book taken where a scenario names none, or none that is known. */
  public static RuleBookId usual() {
    return REISSWITZ_1824;
  }

  /** Finds a book by the name scenario texts use; case matters. */
  public static Optional<RuleBookId> findById(String id) {
    return values().stream().filter(book -> book.id.equals(id)).findFirst();
  }

  /**
   * The book of this name.
   *
   * @throws UnknownNameException naming those there are and the nearest one
   */
  public static RuleBookId getById(String id) {
    return findById(id).orElseThrow(() -> new UnknownNameException("rule book", id, ids()));
  }

  /** The names of the books, in the order they are registered. */
  public static List<String> ids() {
    return values().stream().map(RuleBookId::id).toList();
  }

  @Override
  public String toString() {
    return id;
  }
}
