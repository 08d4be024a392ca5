package studio.kriegsspiel.cli.console;

import java.util.Collection;
import studio.kriegsspiel.rules.NearestMatch;

/** Refuses a word that is not known: names the one that is probably meant, or those there are. */
public final class NearMiss {
  private NearMiss() {}

  /**
   * {@code There is no method `afine`; did you mean `affine`?}, or a list of all that are known.
   *
   * @param clause says that there is no such word, without a full stop
   */
  public static CommandFault fault(String clause, String word, Collection<String> known) {
    return fault(clause, word, known, "they are " + String.join(", ", known) + ".");
  }

  /**
   * The same of words that are too many to list.
   *
   * @param otherwise how to go on where no word is near, with a full stop
   */
  public static CommandFault fault(
      String clause, String word, Collection<String> known, String otherwise) {
    return new CommandFault(
        clause
            + "; "
            + NearestMatch.find(word, known)
                .map(near -> "did you mean `" + near + "`?")
                .orElse(otherwise));
  }
}
