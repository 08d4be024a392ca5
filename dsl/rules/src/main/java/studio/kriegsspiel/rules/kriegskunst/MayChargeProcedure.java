package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code may-charge}: whether a brigade's order lets one of its units charge. */
final class MayChargeProcedure extends AskedProcedure<MayChargeProcedure.Asked> {

  /** Who charges. */
  enum Arm {
    INFANTRY,
    CAVALRY
  }

  /** The kinds of charge. */
  enum Kind {
    CHARGE,
    COUNTER_CHARGE,
    OPPORTUNITY
  }

  /** How an enemy stands. */
  enum Enemy {
    FORMED,
    UNFORMED,
    FALTERING,
    SKIRMISHING
  }

  /** A unit that wants to charge. */
  record Asked(
      @Ask("order of the brigade") Order order,
      @Ask("infantry or cavalry") Arm arm,
      @Ask(value = "kind of charge", or = "charge") Kind kind,
      @Ask(value = "state of the unit", or = "formed") State state,
      @Ask(value = "how the enemy stands", or = "formed") Enemy enemy,
      @Ask(value = "cavalry units of the brigade that charge already", most = 99, or = "0")
          int charged) {}

  private final RuleBook book;

  MayChargeProcedure(RuleBook book) {
    super(
        "may-charge",
        "Whether the brigade's order lets a unit charge",
        book.printed("Orders"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  /** Why a unit that is not formed does not charge. */
  static Decision.Forbidden unable(State state) {
    return new Decision.Forbidden(
        "A unit that is %s cannot charge.".formatted(Parameter.word(state)),
        Casualties.printed("Definitions"));
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.state() != State.FORMED) {
      return unable(asked.state());
    }
    TableRow row = book.table("orders").getRow(Parameter.word(asked.order()));
    String arm = Parameter.word(asked.arm());
    String permission = row.getText(arm + "_charge");
    trace.add("order " + row.keyText(), permission, row.citation());
    boolean counter = asked.kind() == Kind.COUNTER_CHARGE;
    boolean limited =
        permission.equals("one a brigade") && !counter && asked.enemy() == Enemy.FORMED;
    boolean allowed =
        switch (permission) {
          case "yes" -> true;
          case "counter-charge" -> counter;
          case "counter-charge and opportunity" -> asked.kind() != Kind.CHARGE;
          case "one a brigade" -> !limited || asked.charged() == 0;
          default -> false;
        };
    if (!allowed) {
      return new Decision.Forbidden(
          "Under %s %s may not %s here: %s."
              .formatted(
                  row.keyText(),
                  arm,
                  asked.kind() == Kind.OPPORTUNITY
                      ? "declare an opportunity charge"
                      : Parameter.word(asked.kind()),
                  permission.equals("no") ? "no charges at all" : "allowed is " + permission),
          row.citation());
    }
    return new Decision.Decided("The unit may charge.", List.of(new Result("allowed", true, "")))
        .after("charged", asked.charged() + (limited ? 1 : 0));
  }
}
