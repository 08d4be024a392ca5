package studio.kriegsspiel.rules.kriegsspiel;

import studio.kriegsspiel.rules.RuleBookId;

/** Offers the book {@code reisswitz-1824} to the library. */
public final class ReisswitzProvider extends KriegsspielProvider {
  public ReisswitzProvider() {
    super(RuleBookId.REISSWITZ_1824);
  }
}
