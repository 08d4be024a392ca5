package studio.kriegsspiel.rules.drill;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Offers the book {@code drill-book} to the library. */
public final class DrillProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return new RuleBookId("drill-book", "Drill book");
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return List.of(new VolleyProcedure(book));
  }

  @Override
  public FieldManual fieldManual(RuleBook book) {
    return new DrillManual(book);
  }
}
