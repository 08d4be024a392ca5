package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Part;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code rally}: whether a disrupted or routing unit comes back to order. */
final class RallyProcedure extends AskedProcedure<RallyProcedure.Asked> {

  /** A unit out of order, or out of hand. */
  @Excludes(
      value = {"state=organised", "!pursuing"},
      says = "A unit in order has nothing to rally from, unless it pursues.")
  @Excludes(
      value = {"pursuing", "state=routing"},
      says = "Troops that rout do not pursue.")
  record Asked(
      @Ask(value = "type of the unit", from = TroopTypes.Fighting.class) String type,
      @Ask(value = "nation, for lines of its own", or = "any") Nation nation,
      @Ask("its state") Organisation state,
      @Ask("it pursues and is not under control") boolean pursuing,
      @Part(plain = true) LeaderPresence presence,
      @Ask(value = "its army is the attacking one", or = "yes") boolean active) {}

  private final RuleBook book;
  private final NationalArmies armies;
  private final Officers officers;
  private final Thousandths chance;
  private final Citation pursuit;

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
    chance = new Thousandths(book);
    pursuit = book.printed("8.8 Control tests");
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (!asked.active()) {
      return new Decision.Forbidden("Only the attacking army may rally.", citation());
    }
    LeaderPresence.Help help = asked.presence().help(officers, dice, trace);
    int number = chance.draw("rally", dice.stream("morale"), trace) + help.bonus();
    boolean routing = asked.state() == Organisation.ROUTING;
    TypeRow line = armies.get(asked.nation(), asked.type());
    TableRow stops = book.table("thresholds").getRow("rout-stops");
    int needed = routing ? stops.getInteger("at_least") : line.moraleThousandths();
    boolean success = number >= needed;
    trace.add(
        "needed, matched or exceeded",
        Thousandths.show(needed),
        routing ? stops.citation() : line.citation());
    String to = book.isOn("rout-to-cover") ? "the nearest cover" : "the rear of its army";
    if (routing && !success) {
      trace.add("way of the rout", to, book.ruling("CN-07", "7.2.4 Routing units"));
    }
    Organisation better = routing ? Organisation.DISRUPTED : Organisation.ORGANISED;
    Organisation state = success ? better : asked.state();
    boolean pursues = asked.pursuing() && !success;
    if (asked.pursuing()) {
      trace.add("pursuit until rallied", pursues ? "goes on" : "ends", pursuit);
    }
    Decision.Decided decided =
        new Decision.Decided(
                success
                    ? "The unit is %s%s."
                        .formatted(
                            Parameter.word(state), asked.pursuing() ? " and pursues no more" : "")
                    : routing
                        ? "The unit routs on at charge speed towards %s.".formatted(to)
                        : pursues
                            ? "The unit pursues on."
                            : "The unit stays disrupted for the turn.",
                List.of(
                    new Result("state", Parameter.word(state), ""),
                    new Result("numberThousandths", number, "thousandths")))
            .after("state", state)
            .after("pursuing", pursues);
    return help.leave(decided);
  }
}
