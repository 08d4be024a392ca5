package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code rally}: whether a disrupted or routing unit comes back to order. */
final class RallyProcedure extends AskedProcedure<RallyProcedure.Asked> {

  /** A unit out of order. */
  record Asked(
      @Ask(value = "type of the unit", from = TroopTypes.Fighting.class) String type,
      @Ask(value = "nation, for lines of its own", or = "any") Nation nation,
      @Ask(
              value = "its state",
              of = {"disrupted", "routing"})
          Organisation state,
      @Part(plain = true) Presence presence,
      @Ask(value = "its army is the attacking one", or = "yes") boolean active) {}

  private final RuleBook book;
  private final NationalArmies armies;
  private final Officers officers;
  private final Chance chance;

  RallyProcedure(RuleBook book) {
    super(
        "rally",
        "Whether a disrupted or routing unit rallies",
        book.printed("5 Disruption and rout removal"),
        Asked.class,
        book.tables());
    this.book = book;
    armies = new NationalArmies(book);
    officers = new Officers(book);
    chance = new Chance(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (!asked.active()) {
      return new Decision.Forbidden("Only the attacking army may rally.", citation());
    }
    int bonus = asked.presence().bonus(officers, dice, trace);
    int number = chance.draw("rally", dice.stream("morale"), trace) + bonus;
    boolean routing = asked.state() == Organisation.ROUTING;
    TypeRow line = armies.get(asked.nation(), asked.type());
    TableRow stops = book.table("thresholds").getRow("rout-stops");
    int needed = routing ? stops.getInteger("at_least") : line.moraleThousandths();
    boolean success = number >= needed;
    trace.add(
        "needed, matched or exceeded",
        Chance.show(needed),
        routing ? stops.citation() : line.citation());
    String to = book.isOn("rout-to-cover") ? "the nearest cover" : "the rear of its army";
    if (routing && !success) {
      trace.add("way of the rout", to, book.ruling("CN-07", "7.2.4 Routing units"));
    }
    Organisation better = routing ? Organisation.DISRUPTED : Organisation.ORGANISED;
    Organisation state = success ? better : asked.state();
    return new Decision.Decided(
            success
                ? "The unit is %s.".formatted(Parameter.word(state))
                : routing
                    ? "The unit routs on at charge speed towards %s.".formatted(to)
                    : "The unit stays disrupted for the turn.",
            List.of(
                new Result("state", Parameter.word(state), ""),
                new Result("numberThousandths", number, "thousandths")))
        .after("state", state);
  }
}
