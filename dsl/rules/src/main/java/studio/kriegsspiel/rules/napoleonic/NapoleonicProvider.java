package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * Offers the book {@code napoleonic-rng} to the library, its procedures in the order of the book.
 */
public final class NapoleonicProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return RuleBookId.NAPOLEONIC_RNG;
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return List.of();
  }

  @Override
  public Optional<FieldManual> findFieldManual(RuleBook book) {
    return Optional.of(new NapoleonicManual(book));
  }
}
