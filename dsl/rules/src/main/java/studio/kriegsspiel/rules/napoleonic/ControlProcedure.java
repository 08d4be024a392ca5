package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code control}: whether troops that routed their opponent obey or pursue. */
final class ControlProcedure extends AskedProcedure<ControlProcedure.Asked> {

  /** The troops that won. */
  record Asked(
      @Ask(value = "type of the unit", from = TroopTypes.Fighting.class) String type,
      @Ask(value = "nation, for lines of its own", or = "any") Nation nation,
      @Part(plain = true) LeaderPresence presence) {}

  private final NationalArmies armies;
  private final Officers officers;
  private final Thousandths chance;

  ControlProcedure(RuleBook book) {
    super(
        "control",
        "Whether troops that routed their opponent obey or pursue",
        book.printed("8.8 Control tests"),
        Asked.class,
        book.tables());
    armies = new NationalArmies(book);
    officers = new Officers(book);
    chance = new Thousandths(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    LeaderPresence.Help help = asked.presence().help(officers, dice, trace);
    int number = chance.draw("control", dice.stream("morale"), trace) + help.bonus();
    TypeRow line = armies.get(asked.nation(), asked.type());
    boolean obeys = number >= line.moraleThousandths();
    trace.add(
        "needed, matched or exceeded", Thousandths.show(line.moraleThousandths()), line.citation());
    return help.leave(
        new Decision.Decided(
                obeys
                    ? "The unit is under control and does as its player wishes."
                    : "The unit pursues the fleeing troops until it is rallied.",
                List.of(new Result("obeys", obeys, "")))
            .after("pursuing", !obeys));
  }
}
