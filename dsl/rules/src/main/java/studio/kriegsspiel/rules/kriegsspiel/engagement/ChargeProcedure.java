package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code charge}: how cavalry comes on, what the cavalry attacked does, and how many
 * squadrons of each count for the odds.
 */
final class ChargeProcedure extends AskedProcedure<ChargeProcedure.Case> {
  private final CavalryAction action;

  /** The case that is asked about. */
  @AtMost(
      value = "attackers-ready",
      of = "attackers-first",
      says = "No more squadrons are ready than the line has.")
  @Excludes(
      value = {"flank-paces", "!attackers-flank", "!defenders-flank"},
      says = "Neither side has groups at its flanks that could stand off.")
  record Case(
      @Ask(
              value = "what the defenders do",
              of = {"retire", "stand", "counter-charge"})
          String defenders,
      @Ask(value = "attackers' squadrons in the first line", least = 1, most = 48)
          int attackersFirst,
      @Ask(value = "of them ready at 300 paces; all if left out", least = 1, most = 48)
          OptionalInt attackersReady,
      @Ask(value = "defenders' squadrons in the first line", least = 1, most = 48)
          int defendersFirst,
      @Ask(value = "squadrons brought up from the second", most = 48, or = "0") int defendersSecond,
      @Ask(value = "squadrons in groups at their flanks", most = 48, or = "0") int attackersFlank,
      @Ask(value = "squadrons in groups at their flanks", most = 48, or = "0") int defendersFlank,
      @Ask(value = "how far the flank groups stand off", most = 3000, or = "0") int flankPaces) {}

  ChargeProcedure(RuleBook book) {
    super(
        "charge",
        "How cavalry meets cavalry, and the squadrons that count",
        book.printed("The Cavalry Attack"),
        Case.class,
        book.tables());
    this.action = new CavalryAction(book);
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    String defenders = question.defenders();
    int second = question.defendersSecond();
    if (second > 0 && defenders.equals("counter-charge")) {
      return new Decision.Forbidden(
          "A first line reinforced from the second must take the charge at the halt.", citation());
    }
    int back = 0;
    if (defenders.equals("retire")) {
      back = action.whole("a line that refuses retires at least");
      trace.add(
          "the line refuses and retires",
          back,
          action.citation("a line that refuses retires at least"));
    }
    int forward = 0;
    if (defenders.equals("counter-charge")) {
      forward = action.whole("a counter-charge goes forward");
      trace.add("counter-charge", forward, action.citation("a counter-charge goes forward"));
    }
    int attack = action.whole("the attackers go forward first");
    trace.add(
        "the attackers go forward", attack, action.citation("the attackers go forward first"));
    int line = question.attackersFirst();
    int ready = Math.min(line, question.attackersReady().orElse(line));
    if (ready < line) {
      trace.add("squadrons ready in time", ready, action.citation("squadrons must be ready at"));
    }
    int ours = ready + flank("attackers", question.attackersFlank(), question, trace);
    int theirs =
        question.defendersFirst()
            + second
            + flank("defenders", question.defendersFlank(), question, trace);
    Decision.Decided decided =
        new Decision.Decided(
            defenders.equals("retire")
                ? "The line retires at least "
                    + back
                    + " paces; the attackers may do what they will."
                : ours + " squadrons meet " + theirs + ".",
            List.of(
                new Result("attackerPaces", attack, "paces"),
                new Result("defenderPaces", forward - back, "paces"),
                new Result("attackersCounted", ours, "squadrons"),
                new Result("defendersCounted", theirs, "squadrons"),
                new Result("defendersStand", defenders.equals("stand"), "")));
    return defenders.equals("retire") || ours == 0
        ? decided
        : decided
            .after("attacker", "cavalry")
            .after("attacker", "units", ours)
            .after("defender", "cavalry")
            .after("defender", "units", theirs)
            .after("defender", "standing", defenders.equals("stand"));
  }

  private int flank(String side, int squadrons, Case question, Trace trace) {
    boolean near = question.flankPaces() <= action.whole("flank groups count within");
    if (squadrons > 0) {
      trace.add(
          side + "' flank groups",
          near ? squadrons + " counted in, and share the fate" : "too far off",
          action.citation("flank groups count within"));
    }
    return near ? squadrons : 0;
  }
}
