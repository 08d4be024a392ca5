package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code brigade-morale}. */
final class BrigadeMoraleProcedure extends NamedProcedure {
  private final RuleBook book;

  BrigadeMoraleProcedure(RuleBook book) {
    super(
        "brigade-morale",
        "Whether a brigade passes its test, breaks or panics",
        book.printed("Brigade Morale"),
        List.of(
            Parameter.yesNo("brigadier", "its brigadier is in command"),
            Parameter.yesNo("steady-foot", "a Prussian, Russian or guard infantry brigade"),
            Parameter.yesNo("poor-troops", "a garrison or militia brigade"),
            Parameter.number("units", "units of the brigade", 1, 99),
            Parameter.number("broken", "units routing or retreating", 0, 99).or("0"),
            Parameter.yesNo("half-in-cover", "more than half of it is in cover")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    RuleTable table = book.table("brigade-morale-modifiers");
    int percent = 100 * question.getNumber("broken") / question.getNumber("units");
    int score =
        TwoDice.roll("brigade morale", dice.stream("morale"), trace, citation())
            + Modifier.of(table, "brigadier-in-command").when(question.is("brigadier"), trace)
            + Modifier.of(table, "prussian-russian-or-guard-infantry")
                .when(question.is("steady-foot"), trace)
            + Modifier.of(table, "garrison-or-militia").when(question.is("poor-troops"), trace)
            + Modifier.of(table, "quarter-routing-or-retreating")
                .when(percent >= 25 && percent < 50, trace)
            + Modifier.of(table, "half-routing-or-retreating").when(percent >= 50, trace)
            + Modifier.of(table, "over-half-in-cover").when(question.is("half-in-cover"), trace);
    TableRow row = book.table("brigade-morale-results").getRow(score);
    String result = row.getText("result");
    trace.add("score " + score, result, row.citation());
    int retire = row.findInteger("retire").orElse(0);
    return new Decision.Decided(
        switch (result) {
          case "pass" -> "The brigade passes.";
          case "break" ->
              "The brigade breaks: it retires %d inches, and retreating and routing units disperse."
                  .formatted(retire);
          default -> "Mass panic: the brigade is removed.";
        },
        List.of(
            new Result("score", score, "pips"),
            new Result("result", result, ""),
            new Result("retireInches", retire, "inches")));
  }
}
