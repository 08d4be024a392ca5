package studio.kriegsspiel.rules.kriegsspiel.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code bombard}: howitzers set buildings alight. */
public final class BombardProcedure extends AskedProcedure<BombardProcedure.Case> {
  private final RuleBook book;

  /** The buildings and the howitzers. */
  record Case(
      @Ask(
              value = "what most of them are built of",
              of = {"wood", "stone"})
          String buildings,
      @Ask(value = "howitzers firing; the whole battery if left out", least = 1, most = 64)
          OptionalInt howitzers,
      @Ask(value = "range in paces", most = 5000) int range,
      @Ask(value = "moves of fire", least = 1, most = 50, or = "50") int moves,
      @Ask(value = "moves they have fired since they were supplied", most = 50, or = "0")
          int movesFired) {}

  public BombardProcedure(RuleBook book) {
    super(
        "bombard",
        "Howitzers set buildings alight",
        book.printed(book.table("bombardment").source()),
        Case.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    TableRow reach = book.table("bombardment-range").getRow("buildings");
    if (question.range() > reach.getInteger("range")) {
      return new Decision.Forbidden(
          "Buildings cannot be bombarded from more than %d paces."
              .formatted(reach.getInteger("range")),
          reach.citation());
    }
    int whole = reach.getInteger("pieces");
    int howitzers = question.howitzers().orElse(whole);
    if (2 * howitzers < whole) {
      return new Decision.Forbidden(
          "Fewer howitzers than half a battery set nothing alight.",
          book.table("bombardment").getRow("wood").citation("half-battery-every-moves"));
    }
    Bombardment bombardment =
        new Bombardment(book, question.buildings(), howitzers >= whole, question.movesFired());
    DiceStream stream = dice.stream("bombardment");
    while (bombardment.movesFired() < question.moves()
        && bombardment.state() != Bombardment.State.SPREADING
        && bombardment.state() != Bombardment.State.SPENT) {
      bombardment.fireOneMove(stream, trace);
    }
    return decided(bombardment)
        .after("howitzers", "moves-fired", question.movesFired() + bombardment.movesFired());
  }

  private static Decision.Decided decided(Bombardment bombardment) {
    List<Result> results = new ArrayList<>();
    results.add(new Result("moves", bombardment.movesFired(), "moves"));
    results.add(new Result("burning", bombardment.state() == Bombardment.State.BURNING, ""));
    results.add(new Result("spreading", bombardment.state() == Bombardment.State.SPREADING, ""));
    bombardment
        .findEvacuationMove()
        .ifPresent(move -> results.add(new Result("evacuateByMove", move, "")));
    String sentence =
        switch (bombardment.state()) {
          case SPREADING ->
              "The fire spreads in move %d; %s must be evacuated by move %d."
                  .formatted(
                      bombardment.movesFired(),
                      bombardment.findEvacuationRadius().isPresent()
                          ? "all within "
                              + bombardment.findEvacuationRadius().getAsInt()
                              + " paces of it"
                          : "the burning streets",
                      bombardment.findEvacuationMove().orElseThrow());
          case BURNING -> "A building burns; whether the fire spreads is not yet decided.";
          default ->
              "After %s nothing burns.".formatted(Amount.of(bombardment.movesFired(), "moves"));
        };
    if (bombardment.state() == Bombardment.State.SPREADING) {
      bombardment
          .findEvacuationRadius()
          .ifPresent(paces -> results.add(new Result("evacuateWithin", paces, "paces")));
    }
    return new Decision.Decided(sentence, results);
  }
}
