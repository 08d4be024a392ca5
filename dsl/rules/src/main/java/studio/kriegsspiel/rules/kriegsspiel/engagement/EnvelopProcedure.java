package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code envelop}: whether troops can cut the enemy's line of communication before he
 * reaches it, without which there is no envelopment (§56A).
 */
final class EnvelopProcedure extends NamedProcedure {

  EnvelopProcedure(RuleBook book) {
    super(
        "envelop",
        "Whether an envelopment cuts the line of communication in time",
        book.printed(book.id() == RuleBookId.REISSWITZ_1824 ? "§56A" : "Attacks on Flank & Rear"),
        List.of(
            Parameter.number("paces", "way of the enveloping troops to that line", 0, 20_000),
            Parameter.number("rate", "their paces a move", 1, 900),
            Parameter.number("enemy-paces", "way of the enemy to it", 0, 20_000),
            Parameter.number("enemy-rate", "his paces a move", 1, 900)));
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    Fraction ours = Fraction.of(question.getNumber("paces"), question.getNumber("rate"));
    Fraction theirs =
        Fraction.of(question.getNumber("enemy-paces"), question.getNumber("enemy-rate"));
    trace.add("moves of the enveloping troops", ours.toString(), citation());
    trace.add("moves of the enemy", theirs.toString(), citation());
    boolean cuts = ours.compareTo(theirs) < 0;
    return new Decision.Decided(
        cuts
            ? "The line is cut before the enemy reaches it: flank and rear can be attacked."
            : "The enemy reaches his line first: there is no envelopment.",
        List.of(new Result("cuts", cuts, "")));
  }
}
