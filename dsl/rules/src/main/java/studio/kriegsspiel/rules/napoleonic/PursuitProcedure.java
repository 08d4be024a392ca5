package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code pursuit}: what cavalry does to routing infantry it stays in contact with. */
final class PursuitProcedure extends NamedProcedure {

  PursuitProcedure(RuleBook book) {
    super(
        "pursuit",
        "Base units that pursuing cavalry takes from routing infantry",
        book.printed("8.7 Square attack"),
        List.of(
            Parameter.number("moves", "moves in which the cavalry is in contact", 0, 99),
            Parameter.number("bases", "base units of the routing unit", 1, 99)));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int removed = Math.min(question.getNumber("moves"), question.getNumber("bases"));
    trace.add("one base unit and one victory point for every move", removed, citation());
    return new Decision.Decided(
        "The routing infantry loses %d base units.".formatted(removed),
        List.of(
            new Result("basesLost", removed, "base units"),
            new Result("victoryPoints", removed, "points")));
  }
}
