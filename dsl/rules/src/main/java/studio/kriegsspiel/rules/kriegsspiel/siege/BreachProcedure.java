package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.List;
import java.util.Locale;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code breach}: guns breach a wall or wreck a wooden bridge. */
public final class BreachProcedure extends AskedProcedure<BreachProcedure.Case> {
  private final RuleBook book;

  /** The work and the guns. */
  @Excludes(
      value = {"works=stone-bridge", "batteries>1"},
      says = "For a stone bridge the book counts moves, not batteries.")
  record Case(
      @Ask(
              value = "what is fired at",
              of = {"strong-wall", "weak-wall", "wooden-bridge", "stone-bridge"})
          String works,
      @Ask(
              value = "calibre in pounds",
              of = {"6", "9", "12"})
          String calibre,
      @Ask(value = "whole batteries firing", least = 1, most = 20, or = "1") int batteries,
      @Ask(value = "range in paces", most = 5000) int range,
      @Ask(value = "moves of fire", least = 1, most = 200, or = "10") int moves,
      @Ask(value = "moves it was fired at before", most = 999, or = "0") int firedBefore) {}

  public BreachProcedure(RuleBook book) {
    super(
        "breach",
        "Guns breach a wall or wreck a wooden bridge",
        book.printed(book.table("breaching").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Breach.Range range =
        Breach.Range.of(book, Integer.parseInt(question.calibre()), question.range());
    if (range == Breach.Range.TOO_FAR) {
      TableRow farthest = book.table("breaching-ranges").getRow("far range to");
      return new Decision.Forbidden(
          "From more than %d paces guns breach nothing.".formatted(farthest.getInteger("value")),
          farthest.citation());
    }
    Decision.Decided decided =
        question.works().equals("stone-bridge")
            ? stoneBridge(question.firedBefore() + question.moves(), trace)
            : breached(question, range, dice.stream("breach"), trace);
    return decided.after("fired-before", question.firedBefore() + question.moves());
  }

  private Decision.Decided breached(
      Case question, Breach.Range range, DiceStream stream, Trace trace) {
    Breach.Works works =
        Breach.Works.valueOf(question.works().toUpperCase(Locale.ROOT).replace('-', '_'));
    Breach breach = new Breach(book, works, question.batteries(), range, question.firedBefore());
    trace.add("method", question.works().replace('-', ' '), breach.citation());
    int farFrom = book.table("breaching-ranges").getInteger("value", "far range from");
    if (range == Breach.Range.FAR && question.range() < farFrom) {
      trace.add("range between the two printed", "as the far one", book.defaulted("DF-02"));
    }
    int first = 0;
    for (int move = 1; move <= question.moves(); move++) {
      if (breach.fireOneMove(stream, trace) && first == 0) {
        first = move;
      }
    }
    return new Decision.Decided(
        breach.breaches() == 0
            ? "After %s there is no breach.".formatted(Amount.of(question.moves(), "moves"))
            : "The first breach opens in move %d; %s pass abreast."
                .formatted(first, Amount.of(breach.menAbreast(), "men")),
        List.of(
            new Result("breaches", breach.breaches(), ""),
            new Result("firstInMove", first, ""),
            new Result("menAbreast", breach.menAbreast(), "men")));
  }

  private Decision.Decided stoneBridge(int moves, Trace trace) {
    TableRow needed = book.table("breaching-ranges").getRow("stone bridge crossable for");
    trace.add(
        "a stone bridge stays crossable for",
        needed.getInteger("value") + " moves of fire",
        needed.citation());
    boolean crossable = moves < needed.getInteger("value");
    return new Decision.Decided(
        crossable
            ? "The stone bridge can still be crossed."
            : "The stone bridge can be broken now.",
        List.of(new Result("crossable", crossable, "")));
  }
}
