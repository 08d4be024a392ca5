package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code brigade-morale}. */
final class BrigadeMoraleProcedure extends AskedProcedure<BrigadeMoraleProcedure.Asked> {

  /** A brigade that tests. */
  @AtMost(
      value = "broken",
      of = "units",
      says = "No more units of a brigade rout or retreat than it has.")
  record Asked(
      @Ask("its brigadier is in command") boolean brigadier,
      @Ask("a Prussian, Russian or guard infantry brigade") boolean steadyFoot,
      @Ask("a garrison or militia brigade") boolean poorTroops,
      @Ask(value = "units of the brigade", least = 1, most = 99) int units,
      @Ask(value = "units routing or retreating", most = 99, or = "0") int broken,
      @Ask("more than half of it is in cover") boolean halfInCover) {}

  private final RuleBook book;

  BrigadeMoraleProcedure(RuleBook book) {
    super(
        "brigade-morale",
        "Whether a brigade passes its test, breaks or panics",
        book.printed("Brigade Morale"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    RuleTable table = book.table("brigade-morale-modifiers");
    int percent = 100 * asked.broken() / asked.units();
    int score =
        TwoDice.roll("brigade morale", dice.stream("morale"), trace, citation())
            + Modifier.of(table, "brigadier-in-command").when(asked.brigadier(), trace)
            + Modifier.of(table, "prussian-russian-or-guard-infantry")
                .when(asked.steadyFoot(), trace)
            + Modifier.of(table, "garrison-or-militia").when(asked.poorTroops(), trace)
            + Modifier.of(table, "quarter-routing-or-retreating")
                .when(percent >= 25 && percent < 50, trace)
            + Modifier.of(table, "half-routing-or-retreating").when(percent >= 50, trace)
            + Modifier.of(table, "over-half-in-cover").when(asked.halfInCover(), trace);
    TableRow row = book.table("brigade-morale-results").getRow(score);
    String result = row.getText("result");
    trace.add("score " + score, result, row.citation());
    int retire = row.findInteger("retire").orElse(0);
    int dispersed =
        switch (result) {
          case "pass" -> 0;
          case "break" -> asked.broken();
          default -> asked.units();
        };
    Decision.Decided decided =
        new Decision.Decided(
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
                new Result("retireInches", retire, "inches"),
                new Result("dispersedUnits", dispersed, "units")));
    int left = asked.units() - dispersed;
    return left == 0
        ? decided.gone("")
        : decided.after("units", left).after("broken", result.equals("pass") ? asked.broken() : 0);
  }
}
