package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code deadlock}: two players without an umpire cannot agree, and Die I decides
 * (British 1815, Face to Face).
 */
public final class DeadlockProcedure extends AskedProcedure<DeadlockProcedure.Case> {
  private final RuleTable faces;

  /** What was said before the throw. */
  record Case(
      @Ask(
              value = "the player whom black favours, said before the throw",
              of = {"first", "second"})
          String black) {}

  public DeadlockProcedure(RuleBook book) {
    super(
        "deadlock",
        "What is decided when two players without an umpire cannot agree",
        book.printed("Face to Face"),
        Case.class,
        book.tables());
    this.faces = book.table("combat-dice");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    int face = dice.stream("deadlock").named("Die I").throwDie(6);
    boolean black = faces.getRow("I", face).getText("circle").equals("black");
    trace.addThrow(
        "even chances",
        "Die I",
        face,
        black ? "black" : "white",
        faces.getRow("I", face).citation());
    String other = question.black().equals("first") ? "second" : "first";
    String favoured = black ? question.black() : other;
    return new Decision.Decided(
        "It goes as the %s player says.".formatted(favoured),
        List.of(new Result("favoured", favoured, "")));
  }
}
