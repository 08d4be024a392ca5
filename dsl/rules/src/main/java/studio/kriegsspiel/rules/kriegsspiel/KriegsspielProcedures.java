package studio.kriegsspiel.rules.kriegsspiel;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.kriegsspiel.assault.AssaultProcedures;
import studio.kriegsspiel.rules.kriegsspiel.engagement.EngagementProcedures;
import studio.kriegsspiel.rules.kriegsspiel.procedures.GroundProcedures;
import studio.kriegsspiel.rules.procedure.Procedure;

/** The procedures of the two Kriegsspiel books, one line for each chapter. */
final class KriegsspielProcedures {

  private KriegsspielProcedures() {}

  static List<Procedure> of(RuleBook book) {
    List<Procedure> all = new ArrayList<>();
    all.addAll(GroundProcedures.of(book));
    all.addAll(AssaultProcedures.of(book));
    all.addAll(EngagementProcedures.of(book));
    return all;
  }
}
