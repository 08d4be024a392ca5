package studio.kriegsspiel.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The five historical rule books, each under the name a scenario's text gives it. */
public enum RuleBookId {
  REISSWITZ_1824("reisswitz-1824", "Reisswitz 1824"),
  BRITISH_1815("british-1815", "British adaptation 1815"),
  BATTLE_SYSTEM("battle-system", "Battle System"),
  KRIEGSKUNST("kriegskunst", "Die Kriegskunst"),
  NAPOLEONIC_RNG("napoleonic-rng", "Napoleonic random-number rules");

  private final String id;
  private final String shortTitle;

  RuleBookId(String id, String shortTitle) {
    this.id = id;
    this.shortTitle = shortTitle;
  }

  /** The name used in scenario texts, on the command line and in file names. */
  public String id() {
    return id;
  }

  /** The name used in sentences, such as {@code Reisswitz 1824}. */
  public String shortTitle() {
    return shortTitle;
  }

  /** Finds a book by the name scenario texts use; case matters. */
  public static Optional<RuleBookId> findById(String id) {
    return Arrays.stream(values()).filter(book -> book.id.equals(id)).findFirst();
  }

  /**
   * The book of this name.
   *
   * @throws UnknownNameException naming the five and the nearest one
   */
  public static RuleBookId getById(String id) {
    return findById(id).orElseThrow(() -> new UnknownNameException("rule book", id, ids()));
  }

  /** The five names in the order of this enum. */
  public static List<String> ids() {
    return Arrays.stream(values()).map(RuleBookId::id).toList();
  }

  @Override
  public String toString() {
    return id;
  }
}
