package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code rally}: whether a disrupted or routing unit comes back to order. */
final class RallyProcedure extends NamedProcedure {
  private final RuleBook book;
  private final NationalArmies armies;
  private final Officers officers;
  private final Chance chance;

  RallyProcedure(RuleBook book) {
    super(
        "rally",
        "Whether a disrupted or routing unit rallies",
        book.printed("5 Disruption and rout removal"),
        parameterList(new NationalArmies(book)));
    this.book = book;
    armies = new NationalArmies(book);
    officers = new Officers(book);
    chance = new Chance(book);
  }

  private static List<Parameter> parameterList(NationalArmies armies) {
    List<Parameter> list = new ArrayList<>();
    list.add(TypeParameters.fighting("type", "type of the unit", armies));
    list.add(TypeParameters.nation());
    list.add(Parameter.choice("state", "its state", List.of("disrupted", "routing")));
    list.addAll(TypeParameters.general());
    list.add(Parameter.yesNo("active", "its army is the attacking one").or("yes"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    if (!question.is("active")) {
      return new Decision.Forbidden("Only the attacking army may rally.", citation());
    }
    int bonus = TypeParameters.bonus(officers, question, dice, trace);
    int number = chance.draw("rally", dice.stream("morale"), trace) + bonus;
    boolean routing = question.getText("state").equals("routing");
    TypeRow line = armies.get(question.getText("nation"), question.getText("type"));
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
    String state = success ? (routing ? "disrupted" : "organised") : question.getText("state");
    return new Decision.Decided(
        success
            ? "The unit is %s.".formatted(state)
            : routing
                ? "The unit routs on at charge speed towards %s.".formatted(to)
                : "The unit stays disrupted for the turn.",
        List.of(
            new Result("state", state, ""),
            new Result("numberThousandths", number, "thousandths")));
  }
}
