package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code shaken}: the state of infantry after canister, before cavalry comes. */
final class ShakenProcedure extends NamedProcedure {
  private static final int REACH_PACES = 600;
  private static final int WHOLE_BATTERY = 2;

  private final RuleTable table;

  ShakenProcedure(RuleBook book) {
    super(
        "shaken",
        "Whether canister has shaken infantry before a charge",
        book.printed("Cavalry v Infantry in Close Order 4"),
        List.of(
            Parameter.number("half-batteries", "half batteries that fire canister", 0, 24),
            Parameter.number(
                    "own-half-batteries", "half batteries that support the infantry", 0, 24)
                .or("0"),
            Parameter.number("moves", "moves of fire before the attack", 0, 99),
            Parameter.number("range", "range in paces", 0, 3000).or("600"),
            Parameter.yesNo("bad-effect", "the fire has bad effect")));
    this.table = book.table("shaken");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    int guns = question.getNumber("half-batteries") - question.getNumber("own-half-batteries");
    if (question.getNumber("own-half-batteries") > 0) {
      trace.add("half batteries more than the infantry's own", guns, citation());
    }
    boolean counts = guns > 0 && question.getNumber("range") <= REACH_PACES;
    if (!counts || question.is("bad-effect")) {
      trace.add("canister of good effect within 600 paces", "none that counts", citation());
      return decided("unshaken");
    }
    TableRow row = table.getRow(Math.min(guns, WHOLE_BATTERY), question.getNumber("moves"));
    trace.add("moves of canister", row.getText("state").replace('-', ' '), row.citation());
    return decided(row.getText("state"));
  }

  private static Decision decided(String state) {
    return new Decision.Decided(
        "The infantry is " + state.replace('-', ' ') + ".",
        List.of(new Result("state", state, "")));
  }
}
