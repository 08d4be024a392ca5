package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code defile-retreat}: beaten cavalry that must pass a defile (British book). */
final class DefileRetreatProcedure extends AskedProcedure<DefileRetreatProcedure.Case> {
  private static final int NEAREST = 800;

  private final RuleTable table;
  private final Fraction squadron;

  /** The case that is asked about. */
  @Excludes(
      value = {"held", "!followed"},
      says = "Friends who hold the defile spare losses only where the victors follow.")
  record Case(
      @Ask(value = "from the fight to the defile", most = 3000) int paces,
      @Ask(
              value = "how it was beaten",
              of = {"R", "D", "T"})
          String result,
      @Ask(value = "squadrons; a battery counts as one", least = 1, most = 48) int squadrons,
      @Ask("the victors follow closely at the gallop") boolean followed,
      @Ask("friends hold both sides within 300 paces") boolean held,
      @Ask(value = "points they have lost until now", most = 100_000, or = "0")
          Fraction lostPoints) {}

  DefileRetreatProcedure(RuleBook book) {
    super(
        "defile-retreat",
        "What beaten cavalry loses at a defile in its rear",
        Citation.printed(book.id(), book.table("defile-retreat").source(), ""),
        Case.class,
        book.tables());
    table = book.table("defile-retreat");
    squadron = new FullStrength(book).squadron();
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int paces = question.paces();
    if (paces < NEAREST) {
      return new Decision.Forbidden(
          "The book gives losses for a defile 800 paces off and more; nearer ones are the umpire's.",
          citation());
    }
    TableRow row = table.getRow(paces >= 900 ? 900 : NEAREST);
    int each = question.followed() ? row.getInteger(question.result()) : 0;
    trace.add("loss per squadron", each, "points", row);
    Fraction loss = Fraction.of((long) each * question.squadrons());
    if (question.held()) {
      loss = loss.times(Fraction.of(1, 2));
      trace.add("friends hold the defile", "half", row.citation());
    }
    Fraction left = squadron.times(question.squadrons()).minus(question.lostPoints());
    if (left.signum() <= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of the cavalry: it has lost %s points."
              .formatted(question.lostPoints()));
    }
    boolean gone = loss.compareTo(left) >= 0;
    Fraction lost = gone ? left : loss;
    Decision.Decided decided =
        new Decision.Decided(
                "The cavalry loses %s points at the defile%s."
                    .formatted(lost, gone ? ", all it has left: it is gone" : ""),
                List.of(new Result("lossPoints", lost, "points")))
            .after("lost-points", question.lostPoints().plus(lost));
    return gone ? decided.gone("") : decided;
  }
}
