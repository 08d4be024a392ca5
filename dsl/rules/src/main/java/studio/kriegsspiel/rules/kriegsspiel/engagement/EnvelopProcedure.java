package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code envelop}: whether troops can cut the enemy's line of communication before he
 * reaches it, without which there is no envelopment (§56A).
 */
final class EnvelopProcedure extends AskedProcedure<EnvelopProcedure.Case> {

  /** The case that is asked about. */
  record Case(
      @Ask(value = "way of the enveloping troops to that line", most = 20_000) int paces,
      @Ask(value = "their paces a move", least = 1, most = 900) int rate,
      @Ask(value = "way of the enemy to it", most = 20_000) int enemyPaces,
      @Ask(value = "his paces a move", least = 1, most = 900) int enemyRate) {}

  EnvelopProcedure(RuleBook book) {
    super(
        "envelop",
        "Whether an envelopment cuts the line of communication in time",
        book.printed(
            book.id().equals(RuleBookId.REISSWITZ_1824) ? "§56A" : "Attacks on Flank & Rear"),
        Case.class,
        book.tables());
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Fraction ours = Fraction.of(question.paces(), question.rate());
    Fraction theirs = Fraction.of(question.enemyPaces(), question.enemyRate());
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
