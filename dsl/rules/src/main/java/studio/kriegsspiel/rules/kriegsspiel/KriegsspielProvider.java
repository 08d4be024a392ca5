package studio.kriegsspiel.rules.kriegsspiel;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.kriegsspiel.manual.KriegsspielManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/** What the two books of the Kriegsspiel share: they differ in their tables alone. */
abstract class KriegsspielProvider implements BookProvider {
  private final RuleBookId id;

  KriegsspielProvider(RuleBookId id) {
    this.id = id;
  }

  @Override
  public final RuleBookId id() {
    return id;
  }

  @Override
  public final List<Procedure> procedures(RuleBook book) {
    return KriegsspielProcedures.of(book);
  }

  @Override
  public final FieldManual fieldManual(RuleBook book) {
    return new KriegsspielManual(book);
  }
}
