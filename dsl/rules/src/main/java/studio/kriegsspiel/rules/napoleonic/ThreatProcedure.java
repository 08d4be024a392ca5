package studio.kriegsspiel.rules.napoleonic;

import java.util.List;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code form-square}: whether threatened infantry must and can form square. */
final class ThreatProcedure extends AskedProcedure<ThreatProcedure.Asked> {

  /** Infantry with cavalry about. */
  record Asked(
      @Ask(value = "type of the cavalry", from = TroopTypes.Mounted.class) String cavalry,
      @Ask(value = "distance to it", most = 9_999) int distanceMm,
      @Ask(value = "it is visible", or = "yes") boolean visible,
      @Ask(value = "order of the infantry", or = "organised") Organisation state) {}

  private final RuleBook book;
  private final NationalArmies armies;

  ThreatProcedure(RuleBook book) {
    super(
        "form-square",
        "Whether infantry must form square against cavalry, and can",
        book.printed("8.7 Square attack"),
        Asked.class,
        book.tables());
    this.book = book;
    armies = new NationalArmies(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    int charge = armies.get(asked.cavalry()).chargeMillimetres();
    boolean threatened = asked.visible() && asked.distanceMm() <= charge;
    boolean routing = asked.state() == Organisation.ROUTING;
    trace.add(
        "visible cavalry within its charge move of " + charge + " mm",
        threatened ? "threat" : "no threat",
        book.defaulted("DN-04"));
    if (routing) {
      trace.add("routing infantry", "cannot form square", citation());
    }
    boolean forms = threatened && !routing;
    Fraction moves = forms ? moves(asked.state(), trace) : Fraction.ZERO;
    return new Decision.Decided(
            forms
                ? "The infantry must form square, which takes %s."
                    .formatted(moves.equals(Fraction.ONE) ? "a full move" : moves + " of a move")
                : threatened
                    ? "The routing infantry cannot form square."
                    : "The infantry need not form square.",
            List.of(
                new Result("threatened", threatened, ""),
                new Result("formsSquare", forms, ""),
                new Result("moves", moves, "moves")))
        .after("square", forms)
        .after("spent-moves", moves);
  }

  private Fraction moves(Organisation state, Trace trace) {
    String change = "infantry-to-square-" + Parameter.word(state);
    TableRow row = book.table("change-of-formation").getRow(change);
    Fraction moves = row.getFraction("moves");
    trace.add(change.replace('-', ' '), moves + " of a move", row.citation());
    return moves;
  }
}
