package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Procedure;

/** The questions of the assault chapter, in the order of the book. */
public final class AssaultProcedures {

  private AssaultProcedures() {}

  /** Those both books answer, then those the British book alone answers. */
  public static List<Procedure> of(RuleBook book) {
    MeleeRules rules = new MeleeRules(book);
    List<Procedure> list = new ArrayList<>();
    list.add(new CanisterTestProcedure(book));
    list.add(new UnderFireProcedure(book));
    list.add(new MeleeProcedure(book, rules));
    list.add(new RecoveryProcedure(book));
    list.add(new PursuitProcedure(book));
    list.add(new RetreatProcedure(book));
    list.add(new CaughtProcedure(book));
    list.add(new BatteryProcedure(book));
    list.add(new StrongholdProcedure(book, rules));
    list.add(new SurpriseProcedure(book));
    list.add(new CaptureProcedure(book));
    if (book.id().equals(RuleBookId.BRITISH_1815)) {
      list.add(new SquaresProcedure(book));
      list.add(new CombinedArmsProcedure(book));
      list.add(new DebouchProcedure(book));
      list.add(new DefileRetreatProcedure(book));
    }
    return list;
  }
}
