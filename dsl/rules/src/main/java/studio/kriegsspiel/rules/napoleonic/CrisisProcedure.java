package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code crisis}: whether losses test the army, and what becomes of one unit. */
final class CrisisProcedure extends AskedProcedure<CrisisProcedure.Asked> {

  /** An army at the end of a move, and one of its units. */
  @AtMost(value = "lost", of = "total", says = "An army does not lose more base units than it had.")
  record Asked(
      @Ask(value = "base units the army has lost", most = 99_999) int lost,
      @Ask(value = "its base units, reinforcements among them", least = 1, most = 99_999) int total,
      @Ask(value = "highest level tested before, percent", most = 100, or = "0") int tested,
      @Ask(value = "order of the unit", or = "organised") Organisation state,
      @Ask(value = "its army was the attacking one", or = "yes") boolean active,
      @Ask(value = "number of this turn", least = 1, most = 9_998) OptionalInt turn,
      @Ask(value = "half of the turn that ends", or = "first") Half half) {

    /** What the end of the half-turn leaves: the next one, and troops that may act again. */
    private Decision.Decided leave(Decision.Decided decided) {
      Decision.Decided left =
          decided
              .after("moved", false)
              .after("fired", false)
              .after("charging", false)
              .after("spent-moves", 0)
              .after("active", !active);
      return turn.isEmpty()
          ? left
          : left.after("turn", half == Half.FIRST ? turn.getAsInt() : turn.getAsInt() + 1)
              .after("half", half == Half.FIRST ? Half.SECOND : Half.FIRST);
    }
  }

  /** The part of a turn in which one army attacks. */
  enum Half {
    FIRST,
    SECOND
  }

  private final Crisis crisis;
  private final Thousandths chance;

  CrisisProcedure(RuleBook book) {
    super(
        "crisis",
        "Whether losses test the army's morale, and what becomes of one unit",
        book.printed("9.2 Crisis of morale"),
        Asked.class,
        book.tables());
    crisis = new Crisis(book);
    chance = new Thousandths(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int level = crisis.level(asked.lost(), asked.total());
    trace.add("level of loss reached", level + " %", crisis.marking());
    if (level <= asked.tested()) {
      return left(asked, level, false, Crisis.Fate.FIGHTS_ON, "No new level is reached: no test.")
          .after("tested", asked.tested())
          .after("state", asked.state());
    }
    if (asked.state() == Organisation.ROUTING) {
      trace.add("a unit that routs", "has no order to lose", citation());
      return left(
              asked, level, true, Crisis.Fate.ROUTS, "The unit routs on; it may rally next move.")
          .after("tested", level)
          .after("state", asked.state());
    }
    int number = Math.min(Thousandths.MOST, chance.draw("crisis", dice.stream("morale"), trace));
    Crisis.Fate fate = crisis.fate(level, number, asked.state() == Organisation.DISRUPTED);
    trace.add(
        "crisis up to " + Thousandths.show(crisis.row(level).getInteger("crisis_up_to")),
        Parameter.word(fate),
        crisis.row(level).citation());
    String sentence =
        switch (fate) {
          case FIGHTS_ON -> "The unit fights on until the next level.";
          case DISRUPTED -> "The unit is disrupted; it may rally next move.";
          case ROUTS -> "The unit routs; it may rally next move.";
        };
    Organisation after =
        switch (fate) {
          case FIGHTS_ON -> asked.state();
          case DISRUPTED -> Organisation.DISRUPTED;
          case ROUTS -> Organisation.ROUTING;
        };
    return left(asked, level, true, fate, sentence).after("tested", level).after("state", after);
  }

  private static Decision.Decided left(
      Asked asked, int level, boolean tested, Crisis.Fate fate, String sentence) {
    return asked.leave(
        new Decision.Decided(
            sentence,
            List.of(
                new Result("levelPercent", level, "percent"),
                new Result("tested", tested, ""),
                new Result("fate", Parameter.word(fate), ""))));
  }
}
