package studio.kriegsspiel.rules.kriegskunst;

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

/** The question {@code may-charge}: whether a brigade's order lets one of its units charge. */
final class MayChargeProcedure extends NamedProcedure {
  private static final List<String> KINDS = List.of("charge", "counter-charge", "opportunity");
  private static final List<String> ENEMIES =
      List.of("formed", "unformed", "faltering", "skirmishing");

  private final RuleBook book;

  MayChargeProcedure(RuleBook book) {
    super(
        "may-charge",
        "Whether the brigade's order lets a unit charge",
        book.printed("Orders"),
        List.of(
            Parameter.choice("order", "order of the brigade", Order.class),
            Parameter.choice("arm", "infantry or cavalry", List.of("infantry", "cavalry")),
            Parameter.choice("kind", "kind of charge", KINDS).or("charge"),
            Parameter.choice("state", "state of the unit", State.class).or("formed"),
            Parameter.choice("enemy", "how the enemy stands", ENEMIES).or("formed"),
            Parameter.number("charged", "cavalry units of the brigade that charge already", 0, 99)
                .or("0")));
    this.book = book;
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    State state = question.getChoice("state", State.class);
    if (state != State.FORMED) {
      return new Decision.Forbidden(
          "A unit that is %s cannot charge.".formatted(Parameter.word(state)),
          book.printed("Definitions"));
    }
    TableRow row = book.table("orders").getRow(question.getText("order"));
    String permission = row.getText(question.getText("arm") + "_charge");
    trace.add("order " + row.keyText(), permission, row.citation());
    String kind = question.getText("kind");
    boolean allowed =
        switch (permission) {
          case "yes" -> true;
          case "counter-charge" -> kind.equals("counter-charge");
          case "counter-charge and opportunity" -> !kind.equals("charge");
          case "one a brigade" ->
              kind.equals("counter-charge")
                  || !question.getText("enemy").equals("formed")
                  || question.getNumber("charged") == 0;
          default -> false;
        };
    return allowed
        ? new Decision.Decided("The unit may charge.", List.of(new Result("allowed", true, "")))
        : new Decision.Forbidden(
            "Under %s %s may not %s here: %s."
                .formatted(
                    row.keyText(),
                    question.getText("arm"),
                    kind.equals("opportunity") ? "declare an opportunity charge" : kind,
                    permission.equals("no") ? "no charges at all" : "allowed is " + permission),
            row.citation());
  }
}
