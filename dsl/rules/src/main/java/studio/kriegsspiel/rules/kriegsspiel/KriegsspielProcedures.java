package studio.kriegsspiel.rules.kriegsspiel;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Procedure;

/** The procedures of the two Kriegsspiel books, one line each. */
final class KriegsspielProcedures {

  private KriegsspielProcedures() {}

  static List<Procedure> of(RuleBook book) {
    return List.of();
  }
}
