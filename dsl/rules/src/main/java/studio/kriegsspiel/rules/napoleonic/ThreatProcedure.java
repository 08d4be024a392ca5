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

/** The question {@code form-square}: whether threatened infantry must and can form square. */
final class ThreatProcedure extends NamedProcedure {
  private static final List<String> STATES = List.of("organised", "disrupted", "routing");

  private final RuleBook book;
  private final NationalArmies armies;

  ThreatProcedure(RuleBook book) {
    super(
        "form-square",
        "Whether infantry must form square against cavalry, and can",
        book.printed("8.7 Square attack"),
        parameterList(new NationalArmies(book)));
    this.book = book;
    armies = new NationalArmies(book);
  }

  private static List<Parameter> parameterList(NationalArmies armies) {
    List<Parameter> list = new ArrayList<>();
    list.add(
        Parameter.choice(
            "cavalry",
            "type of the cavalry",
            armies.types().stream().filter(type -> type.startsWith("cavalry")).toList()));
    list.add(Parameter.number("distance-mm", "distance to it", 0, 9_999));
    list.add(Parameter.yesNo("visible", "it is visible").or("yes"));
    list.add(Parameter.choice("state", "state of the infantry", STATES).or("organised"));
    return list;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int charge = armies.get(question.getText("cavalry")).chargeMillimetres();
    boolean threatened = question.is("visible") && question.getNumber("distance-mm") <= charge;
    trace.add(
        "visible cavalry within its charge move of " + charge + " mm",
        threatened ? "threat" : "no threat",
        book.defaulted("DN-04"));
    String state = question.getText("state");
    if (state.equals("routing")) {
      trace.add("routing infantry", "cannot form square", citation());
    }
    boolean forms = threatened && !state.equals("routing");
    String change = "infantry-to-square-" + (state.equals("organised") ? state : "disrupted");
    String moves =
        forms
            ? book.table("change-of-formation").getRow(change).getFraction("moves").toString()
            : "0";
    if (forms) {
      trace.add(
          change.replace('-', ' '),
          moves + " moves",
          book.table("change-of-formation").getRow(change).citation());
    }
    return new Decision.Decided(
        forms
            ? "The infantry must form square, which takes %s of a move.".formatted(moves)
            : threatened
                ? "The routing infantry cannot form square."
                : "The infantry need not form square.",
        List.of(
            new Result("threatened", threatened, ""),
            new Result("formsSquare", forms, ""),
            new Result("moves", moves, "moves")));
  }
}
