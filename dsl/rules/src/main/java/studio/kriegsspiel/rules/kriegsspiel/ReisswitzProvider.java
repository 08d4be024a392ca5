package studio.kriegsspiel.rules.kriegsspiel;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.kriegsspiel.manual.KriegsspielManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Offers the book {@code reisswitz-1824} to the library. */
public final class ReisswitzProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return RuleBookId.REISSWITZ_1824;
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return KriegsspielProcedures.of(book);
  }

  @Override
  public Optional<FieldManual> findFieldManual(RuleBook book) {
    return Optional.of(new KriegsspielManual(book));
  }
}
