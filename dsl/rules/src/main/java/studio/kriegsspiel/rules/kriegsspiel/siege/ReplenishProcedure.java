package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code replenish}: how long ammunition lasts, and how it is made good. */
public final class ReplenishProcedure extends AskedProcedure<ReplenishProcedure.Case> {
  private final RuleBook book;

  /** Who fires, and what they have done since they were supplied. */
  record Case(
      @Ask(value = "who fires", rows = "fire-endurance.who") String who,
      @Ask(value = "moves they have fired since they were supplied", most = 9999, or = "0")
          int movesFired,
      @Ask(value = "moves on end they have spent replenishing", most = 999, or = "0") int moves) {}

  public ReplenishProcedure(RuleBook book) {
    super(
        "replenish",
        "How long ammunition lasts, and when it is made good",
        book.printed(book.table("fire-endurance").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Ammunition before = Ammunition.of(book, question.who(), question.movesFired());
    trace.add(
        "ammunition for",
        Amount.of(Ammunition.of(book, question.who(), 0).movesLeft().orElseThrow(), "moves"),
        before.citation());
    if (question.moves() > 0 && before.replenishing().isEmpty()) {
      return new Decision.Forbidden(
          "The book gives no time in which they replenish.", before.citation());
    }
    boolean full = question.moves() > 0 && question.moves() >= before.replenishing().getAsInt();
    before
        .replenishing()
        .ifPresent(
            moves -> trace.add("replenishing takes", Amount.of(moves, "moves"), before.citation()));
    int fired = full ? 0 : question.movesFired();
    int left = Ammunition.of(book, question.who(), fired).movesLeft().orElseThrow();
    return new Decision.Decided(
            "They can fire %s.".formatted(left == 0 ? "no more" : Amount.of(left, "moves")),
            List.of(new Result("movesLeft", left, "moves"), new Result("replenished", full, "")))
        .after("moves-fired", fired);
  }
}
