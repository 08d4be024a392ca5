package studio.kriegsspiel.rules.kriegsspiel;

import studio.kriegsspiel.rules.RuleBookId;

/** Offers the book {@code british-1815} to the library. */
public final class BritishProvider extends KriegsspielProvider {
  public BritishProvider() {
    super(RuleBookId.BRITISH_1815);
  }
}
