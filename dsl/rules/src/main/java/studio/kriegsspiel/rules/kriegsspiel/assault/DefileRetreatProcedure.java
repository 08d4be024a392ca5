package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code defile-retreat}: beaten cavalry that must pass a defile (British book). */
final class DefileRetreatProcedure extends NamedProcedure {
  private static final int NEAREST = 800;

  private final RuleTable table;

  DefileRetreatProcedure(RuleBook book) {
    super(
        "defile-retreat",
        "What beaten cavalry loses at a defile in its rear",
        Citation.printed(book.id(), book.table("defile-retreat").source(), ""),
        List.of(
            Parameter.number("paces", "from the fight to the defile", 0, 3000),
            Parameter.choice("result", "how it was beaten", List.of("R", "D", "T")),
            Parameter.number("squadrons", "squadrons; a battery counts as one", 1, 48),
            Parameter.yesNo("followed", "the victors follow closely at the gallop"),
            Parameter.yesNo("held", "friends hold both sides within 300 paces")));
    table = book.table("defile-retreat");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int paces = question.getNumber("paces");
    if (paces < NEAREST) {
      return new Decision.Forbidden(
          "The book gives losses for a defile 800 paces off and more; nearer ones are the umpire's.",
          citation());
    }
    TableRow row = table.getRow(paces >= 900 ? 900 : NEAREST);
    int each = question.is("followed") ? row.getInteger(question.getText("result")) : 0;
    trace.add("loss per squadron", each, "points", row);
    Fraction loss = Fraction.of((long) each * question.getNumber("squadrons"));
    if (question.is("held")) {
      loss = loss.times(Fraction.of(1, 2));
      trace.add("friends hold the defile", "half", row.citation());
    }
    return new Decision.Decided(
        "The cavalry loses %s points at the defile.".formatted(loss),
        List.of(new Result("lossPoints", loss, "points")));
  }
}
