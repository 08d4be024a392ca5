package studio.kriegsspiel.rules.battlesystem;

import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.BookProvider;
import studio.kriegsspiel.rules.book.DistanceProcedure;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.FieldManual;
import studio.kriegsspiel.rules.procedure.Procedure;

/**
 * Offers the book {@code battle-system} to the library, its procedures in the order of the book.
 */
public final class BattleSystemProvider implements BookProvider {

  @Override
  public RuleBookId id() {
    return RuleBookId.BATTLE_SYSTEM;
  }

  @Override
  public List<Procedure> procedures(RuleBook book) {
    return List.of(
        new DistanceProcedure(book),
        new FireProcedure(book),
        new MeleeProcedure(book),
        new MoraleProcedure(book),
        new ContagionProcedure(book),
        new RecoveryProcedure(book),
        new ArmyStartProcedure(book),
        new ArmyTurnProcedure(book),
        new ArmyShockProcedure(book),
        new ProgrammeProcedure(book),
        new MoveProcedure(book),
        new ChangeProcedure(book),
        new PassageProcedure(book),
        new EvadeProcedure(book),
        new OrderProcedure(book),
        new RiderProcedure(book));
  }

  @Override
  public FieldManual fieldManual(RuleBook book) {
    return new BattleManual(book);
  }
}
