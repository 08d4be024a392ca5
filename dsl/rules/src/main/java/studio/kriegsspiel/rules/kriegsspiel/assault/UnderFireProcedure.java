package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.kriegsspiel.losses.LossKind;
import studio.kriegsspiel.rules.kriegsspiel.losses.PointValues;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code under-fire}: whether troops stay under fire which they cannot answer. Both
 * books are silent but for canister (§53.1); what is decided here is default DF-04.
 */
final class UnderFireProcedure extends AskedProcedure<UnderFireProcedure.Case> {
  private final TableRow row;
  private final PointValues values;

  /** Troops under fire. */
  record Case(
      @Ask(value = "who they are", or = "infantry-three-ranks") LossKind troops,
      @Ask(value = "men, riders or guns at full strength", least = 1, most = 50_000) int strength,
      @Ask(value = "points they have lost until now", most = 100_000, or = "0") Fraction lostPoints,
      @Ask("they fire at somebody, or touch an enemy") boolean answers) {}

  UnderFireProcedure(RuleBook book) {
    super(
        "under-fire",
        "Whether troops stand fire that they cannot answer",
        book.defaulted("DF-04"),
        Case.class,
        book.tables());
    row = book.table("under-fire").getRow("lost");
    values = new PointValues(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Fraction whole = values.points(Fraction.of(question.strength()), question.troops());
    Fraction share = row.getFraction("share");
    boolean much = question.lostPoints().compareTo(whole.times(share)) >= 0;
    trace.add(
        "lost " + question.lostPoints() + " of " + whole + " points",
        (much ? "at least " : "less than ") + share,
        row.citation());
    if (question.answers()) {
      trace.add("they answer the fire", "stay", row.citation());
    }
    boolean stands = !much || question.answers();
    int paces = stands ? 0 : row.getInteger("retire_paces");
    return new Decision.Decided(
        stands
            ? "The troops stay."
            : "The troops have lost %s of %s points and cannot answer: they retire %d paces."
                .formatted(question.lostPoints(), whole, paces),
        List.of(new Result("stands", stands, ""), new Result("retirePaces", paces, "paces")));
  }
}
