package studio.kriegsspiel.rules.kriegsspiel.engagement;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code shaken}: the state of infantry after canister, before cavalry comes. */
final class ShakenProcedure extends AskedProcedure<ShakenProcedure.Case> {
  private static final int REACH_PACES = 600;
  private static final int WHOLE_BATTERY = 2;

  private final RuleTable table;

  /** The case that is asked about. */
  record Case(
      @Ask(value = "half batteries that fire canister", most = 24) int halfBatteries,
      @Ask(value = "half batteries that support the infantry", most = 24, or = "0")
          int ownHalfBatteries,
      @Ask(value = "moves of fire before the attack", most = 99) int moves,
      @Ask(value = "range in paces", most = 3000, or = "600") int range,
      @Ask("the fire has bad effect") boolean badEffect) {}

  ShakenProcedure(RuleBook book) {
    super(
        "shaken",
        "Whether canister has shaken infantry before a charge",
        book.printed("Cavalry v Infantry in Close Order 4"),
        Case.class,
        book.tables());
    this.table = book.table("shaken");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int guns = question.halfBatteries() - question.ownHalfBatteries();
    if (question.ownHalfBatteries() > 0) {
      trace.add("half batteries more than the infantry's own", guns, citation());
    }
    boolean counts = guns > 0 && question.range() <= REACH_PACES;
    if (!counts || question.badEffect()) {
      trace.add("canister of good effect within 600 paces", "none that counts", citation());
      return decided("unshaken");
    }
    TableRow row = table.getRow(Math.min(guns, WHOLE_BATTERY), question.moves());
    trace.add("moves of canister", row.getText("state").replace('-', ' '), row.citation());
    return decided(row.getText("state"));
  }

  private static Decision decided(String state) {
    Decision.Decided decided =
        new Decision.Decided(
                "The infantry is " + state.replace('-', ' ') + ".",
                List.of(new Result("state", state, "")))
            .after("infantry", state);
    return state.equals("unshaken") ? decided : decided.after(state, true);
  }
}
