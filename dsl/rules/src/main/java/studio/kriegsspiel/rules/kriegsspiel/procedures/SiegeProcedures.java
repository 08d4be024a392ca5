package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.ArrayList;
import java.util.List;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.kriegsspiel.siege.Bombardment;
import studio.kriegsspiel.rules.kriegsspiel.siege.Breach;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** Questions about gunfire on buildings, walls and bridges. */
final class SiegeProcedures {
  private final RuleBook book;

  private SiegeProcedures(RuleBook book) {
    this.book = book;
  }

  static List<Procedure> of(RuleBook book) {
    SiegeProcedures all = new SiegeProcedures(book);
    return List.of(all.bombard(), all.breach());
  }

  private Procedure bombard() {
    return new ProcedureCard(
        book.id(),
        "bombard",
        "Howitzers set buildings alight",
        book.printed(book.table("bombardment").source()),
        List.of(
            Parameter.choice(
                "buildings", "what most of them are built of", List.of("wood", "stone")),
            Parameter.number("howitzers", "howitzers firing; the whole battery if left out", 1, 64)
                .or(""),
            Parameter.number("range", "range in paces", 0, 5000),
            Parameter.number("moves", "moves of fire", 1, 50).or("50")),
        this::decideBombardment);
  }

  private Decision decideBombardment(Question question, Dice dice, Trace trace) {
    int most = book.table("bombardment-range").getInteger("range", "buildings");
    if (question.getNumber("range") > most) {
      return new Decision.Forbidden(
          "Buildings cannot be bombarded from more than " + most + " paces.",
          book.table("bombardment-range").getRow("buildings").citation());
    }
    int whole = book.table("bombardment-range").getInteger("pieces", "buildings");
    int howitzers = question.findNumber("howitzers").orElse(whole);
    if (2 * howitzers < whole) {
      return new Decision.Forbidden(
          "Fewer howitzers than half a battery set nothing alight.",
          book.table("bombardment").getRow("wood").citation("half-battery-every-moves"));
    }
    Bombardment bombardment =
        new Bombardment(book, question.getText("buildings"), howitzers >= whole);
    DiceStream stream = dice.stream("bombardment");
    int moves = question.getNumber("moves");
    while (bombardment.movesFired() < moves
        && bombardment.state() != Bombardment.State.SPREADING
        && bombardment.state() != Bombardment.State.SPENT) {
      bombardment.fireOneMove(stream, trace);
    }
    return decided(bombardment);
  }

  private static Decision decided(Bombardment bombardment) {
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
              "The fire spreads in move "
                  + bombardment.movesFired()
                  + "; the place must be evacuated by move "
                  + bombardment.findEvacuationMove().orElseThrow()
                  + ".";
          case BURNING -> "A building burns; whether the fire spreads is not yet decided.";
          default -> "After " + bombardment.movesFired() + " moves nothing burns.";
        };
    return new Decision.Decided(sentence, results);
  }

  private Procedure breach() {
    return new ProcedureCard(
        book.id(),
        "breach",
        "Guns breach a wall or wreck a wooden bridge",
        book.printed(book.table("breaching").source()),
        List.of(
            Parameter.choice(
                "works",
                "what is fired at",
                List.of("strong-wall", "weak-wall", "wooden-bridge", "stone-bridge")),
            Parameter.choice("calibre", "calibre in pounds", List.of("6", "9", "12")),
            Parameter.number("batteries", "whole batteries firing", 1, 20).or("1"),
            Parameter.number("range", "range in paces", 0, 5000),
            Parameter.number("moves", "moves of fire", 1, 200).or("10")),
        this::decideBreach);
  }

  private Decision decideBreach(Question question, Dice dice, Trace trace) {
    Breach.Range range =
        Breach.Range.of(
            book, Integer.parseInt(question.getText("calibre")), question.getNumber("range"));
    if (range == Breach.Range.TOO_FAR) {
      return new Decision.Forbidden(
          "From more than 900 paces guns breach nothing.",
          book.table("breaching-ranges").getRow("far range to").citation());
    }
    int moves = question.getNumber("moves");
    if (question.getText("works").equals("stone-bridge")) {
      return stoneBridge(moves, trace);
    }
    Breach.Works works =
        switch (question.getText("works")) {
          case "weak-wall" -> Breach.Works.WEAK_WALL;
          case "wooden-bridge" -> Breach.Works.WOODEN_BRIDGE;
          default -> Breach.Works.STRONG_WALL;
        };
    Breach breach = new Breach(book, works, question.getNumber("batteries"), range);
    trace.add(
        "method",
        works.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
        breach.citation());
    int near800 = book.table("breaching-ranges").getInteger("value", "far range from");
    if (range == Breach.Range.FAR && question.getNumber("range") < near800) {
      trace.add("range between the two printed", "as the far one", book.defaulted("DF-02"));
    }
    DiceStream stream = dice.stream("breach");
    int first = 0;
    for (int move = 1; move <= moves; move++) {
      if (breach.fireOneMove(stream, trace) && first == 0) {
        first = move;
      }
    }
    return new Decision.Decided(
        breach.breaches() == 0
            ? "After " + moves + " moves there is no breach."
            : "The first breach opens in move "
                + first
                + "; "
                + breach.menAbreast()
                + " men pass abreast.",
        List.of(
            new Result("breaches", breach.breaches(), ""),
            new Result("firstInMove", first, ""),
            new Result("menAbreast", breach.menAbreast(), "men")));
  }

  private Decision stoneBridge(int moves, Trace trace) {
    int needed = book.table("breaching-ranges").getInteger("value", "stone bridge crossable for");
    trace.add(
        "a stone bridge stays crossable for",
        needed + " moves of fire",
        book.table("breaching-ranges").getRow("stone bridge crossable for").citation());
    boolean crossable = moves < needed;
    return new Decision.Decided(
        crossable
            ? "The stone bridge can still be crossed."
            : "The stone bridge can be broken now.",
        List.of(new Result("crossable", crossable, "")));
  }
}
