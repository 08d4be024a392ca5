package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.DistanceProcedure;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Offers the book {@code kriegskunst} to the library, its procedures in the order of the book. */
public final class KriegskunstProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return RuleBookId.KRIEGSKUNST;
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return List.of(
        new DistanceProcedure(book),
        new InitiativeProcedure(book),
        new OrderProcedure(book),
        new MayChargeProcedure(book),
        new OptionProcedure(book),
        new DutyProcedure(book),
        new FormationProcedure(book),
        new MoveProcedure(book),
        new FireProcedure(book),
        new SkirmishProcedure(book),
        new ChargeFireProcedure(book),
        new ChargeProcedure(book),
        new MeleeProcedure(book),
        new PursuitProcedure(book),
        new MustTestProcedure(book),
        new UnitMoraleProcedure(book),
        new BrigadeMoraleProcedure(book),
        new RecoveryProcedure(book));
  }

  @Override
  public FieldManual fieldManual(RuleBook book) {
    return new KriegskunstManual(book);
  }
}
