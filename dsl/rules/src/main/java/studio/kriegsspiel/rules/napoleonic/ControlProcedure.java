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
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code control}: whether troops that routed their opponent obey or pursue. */
final class ControlProcedure extends NamedProcedure {
  private final NationalArmies armies;
  private final Officers officers;
  private final Chance chance;

  ControlProcedure(RuleBook book) {
    super(
        "control",
        "Whether troops that routed their opponent obey or pursue",
        book.printed("8.8 Control tests"),
        parameterList(new NationalArmies(book)));
    armies = new NationalArmies(book);
    officers = new Officers(book);
    chance = new Chance(book);
  }

  private static List<Parameter> parameterList(NationalArmies armies) {
    List<Parameter> list = new ArrayList<>();
    list.add(TypeParameters.fighting("type", "type of the unit", armies));
    list.add(TypeParameters.nation());
    list.addAll(TypeParameters.general());
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int bonus = TypeParameters.bonus(officers, question, dice, trace);
    int number = chance.draw("control", dice.stream("morale"), trace) + bonus;
    TypeRow line = armies.get(question.getText("nation"), question.getText("type"));
    boolean obeys = number >= line.moraleThousandths();
    trace.add(
        "needed, matched or exceeded", Chance.show(line.moraleThousandths()), line.citation());
    return new Decision.Decided(
        obeys
            ? "The unit is under control and does as its player wishes."
            : "The unit pursues the fleeing troops until it is rallied.",
        List.of(new Result("obeys", obeys, "")));
  }
}
