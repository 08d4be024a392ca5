package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Procedure;

/** Everything in this package: movement, crossings, fire, sieges and the umpire's own questions. */
public final class GroundProcedures {

  private GroundProcedures() {}

  public static List<Procedure> of(RuleBook book) {
    List<Procedure> all = new ArrayList<>();
    all.addAll(MarchProcedures.of(book));
    all.addAll(WayProcedures.of(book));
    all.addAll(CrossingProcedures.of(book));
    all.addAll(FireProcedures.of(book));
    all.addAll(SiegeProcedures.of(book));
    all.addAll(UmpireProcedures.of(book));
    return all;
  }
}
