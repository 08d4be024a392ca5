package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code charge}: how cavalry comes on, what the cavalry attacked does, and how many
 * squadrons of each count for the odds.
 */
final class ChargeProcedure extends NamedProcedure {
  private final CavalryAction action;

  ChargeProcedure(RuleBook book) {
    super(
        "charge",
        "How cavalry meets cavalry, and the squadrons that count",
        book.printed("The Cavalry Attack"),
        List.of(
            Parameter.choice(
                "defenders", "what the defenders do", List.of("retire", "stand", "counter-charge")),
            Parameter.number("attackers-first", "attackers' squadrons in the first line", 1, 48),
            Parameter.number(
                    "attackers-ready", "of them ready at 300 paces; all if left out", 0, 48)
                .or(""),
            Parameter.number("defenders-first", "defenders' squadrons in the first line", 1, 48),
            Parameter.number("defenders-second", "squadrons brought up from the second", 0, 48)
                .or("0"),
            Parameter.number("attackers-flank", "squadrons in groups at their flanks", 0, 48)
                .or("0"),
            Parameter.number("defenders-flank", "squadrons in groups at their flanks", 0, 48)
                .or("0"),
            Parameter.number("flank-paces", "how far the flank groups stand off", 0, 3000)
                .or("0")));
    this.action = new CavalryAction(book);
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    String defenders = question.getText("defenders");
    int second = question.getNumber("defenders-second");
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
    int ours = count(question, "attackers", question.getNumber("attackers-first"), trace);
    int theirs =
        count(question, "defenders", question.getNumber("defenders-first") + second, trace);
    return new Decision.Decided(
        defenders.equals("retire")
            ? "The line retires at least " + back + " paces; the attackers may do what they will."
            : ours + " squadrons meet " + theirs + ".",
        List.of(
            new Result("attackerPaces", attack, "paces"),
            new Result("defenderPaces", forward - back, "paces"),
            new Result("attackersCounted", ours, "squadrons"),
            new Result("defendersCounted", theirs, "squadrons"),
            new Result("defendersStand", defenders.equals("stand"), "")));
  }

  private int count(Question question, String side, int line, Trace trace) {
    int ready =
        side.equals("attackers")
            ? Math.min(line, question.findNumber("attackers-ready").orElse(line))
            : line;
    if (ready < line) {
      trace.add("squadrons ready in time", ready, action.citation("squadrons must be ready at"));
    }
    int flank = question.getNumber(side + "-flank");
    boolean near = question.getNumber("flank-paces") <= action.whole("flank groups count within");
    if (flank > 0) {
      trace.add(
          side + "' flank groups",
          near ? flank + " counted in, and share the fate" : "too far off",
          action.citation("flank groups count within"));
    }
    return near ? ready + flank : ready;
  }
}
