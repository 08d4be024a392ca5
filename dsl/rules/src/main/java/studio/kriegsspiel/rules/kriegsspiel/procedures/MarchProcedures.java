package studio.kriegsspiel.rules.kriegsspiel.procedures;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.kriegsspiel.march.ColumnContraction;
import studio.kriegsspiel.rules.kriegsspiel.march.Marching;
import studio.kriegsspiel.rules.kriegsspiel.march.MessengerRides;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Procedure;
import studio.kriegsspiel.rules.procedure.ProcedureCard;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/** Questions about movement: a march, a messenger's ride, a column that closes up. */
final class MarchProcedures {
  private static final List<String> GROUND =
      List.of("open", "road", "wood.light", "wood.dense", "marsh", "farm");

  private final RuleBook book;
  private final Marching marching;

  private MarchProcedures(RuleBook book) {
    this.book = book;
    this.marching = new Marching(book);
  }

  static List<Procedure> of(RuleBook book) {
    MarchProcedures all = new MarchProcedures(book);
    return List.of(all.march(), all.ride(), all.closeUp());
  }

  private Procedure march() {
    return new ProcedureCard(
        book.id(),
        "march",
        "How far troops go in some moves over a piece of ground",
        book.printed(book.table("march").source()),
        List.of(
            Parameter.choice("troops", "row of the march table", marching.rates().movers()),
            Parameter.choice("ground", "what covers the ground", GROUND).or("open"),
            Parameter.number("slope", "steepness in degrees", 0, 90).or("0"),
            Parameter.yesNo("downhill", "whether the way leads down"),
            Parameter.number("moves", "moves of two minutes", 1, 720).or("1")),
        this::decideMarch);
  }

  private Decision decideMarch(Question question, Dice dice, Trace trace) {
    String troops = question.getText("troops");
    March march = marching.march(troops, going(question));
    if (march instanceof March.Impossible no) {
      return new Decision.Forbidden("They cannot move so: " + no.reason() + ".", no.citation());
    }
    March.Rate rate = (March.Rate) march;
    trace.add(
        "rate of " + marching.rates().title(troops),
        rate.unitsPerTurn() + " paces a move",
        rate.citation());
    rate.findLimit().ifPresent(limit -> trace.add("limit", limit + " moves", rate.citation()));
    int moves = question.getNumber("moves");
    Fraction paces = rate.unitsPerTurn().times(moves);
    return new Decision.Decided(
        "They go at most " + paces + " paces in " + moves + (moves == 1 ? " move." : " moves."),
        List.of(
            new Result("pacesPerMove", rate.unitsPerTurn().floor(), "paces"),
            new Result("paces", paces.floor(), "paces"),
            new Result("metres", Math.round(paces.times(rate.metresPerUnit()).toDouble()), "m")));
  }

  private static Going going(Question question) {
    Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
    TerrainKind.findByKey(question.getText("ground"))
        .filter(kind -> kind != TerrainKind.OPEN)
        .ifPresent(kinds::add);
    return new Going(kinds, question.getNumber("slope"), question.is("downhill"));
  }

  private Procedure ride() {
    return new ProcedureCard(
        book.id(),
        "ride",
        "How long a messenger rides",
        book.printed(book.table("messengers").source()),
        List.of(Parameter.number("paces", "length of the way in paces", 0, 200_000)),
        (question, dice, trace) -> {
          Fraction paces = Fraction.of(question.getNumber("paces"));
          MessengerRides rides = MessengerRides.of(book);
          Fraction moves = rides.moves(paces);
          trace.add("moves", moves.toString(), rides.citation(paces));
          Fraction minutes = moves.times(book.time().turnMinutes());
          return new Decision.Decided(
              "The messenger rides " + minutes.ceiling() + " minutes.",
              List.of(
                  new Result("moves", moves, "moves"),
                  new Result("arrivesInMove", moves.ceiling(), ""),
                  new Result("minutes", minutes.ceiling(), "minutes")));
        });
  }

  private Procedure closeUp() {
    return new ProcedureCard(
        book.id(),
        "close-up",
        "How long a column takes to close up",
        book.ruling("C052", "the contracting of columns"),
        List.of(
            Parameter.number("open", "length before, in paces", 1, 100_000),
            Parameter.number("closed", "length after, in paces", 0, 100_000),
            Parameter.number("tail-rate", "paces a move of the tail", 1, 900).or("200"),
            Parameter.number("head-rate", "paces a move of the head, 0 if it halts", 0, 900)
                .or("0")),
        (question, dice, trace) -> {
          ColumnContraction closing =
              new ColumnContraction(
                  question.getNumber("open"),
                  question.getNumber("closed"),
                  question.getNumber("tail-rate"),
                  question.getNumber("head-rate"));
          trace.add(
              "way the tail makes good",
              closing.openPaces() - closing.closedPaces() + " paces",
              book.ruling("C052", ""));
          trace.add(
              "tail faster by",
              closing.tailRate() - closing.headRate() + " paces a move",
              book.ruling("C052", ""));
          return new Decision.Decided(
              "The column has closed up after " + closing.minutes() + " minutes.",
              List.of(
                  new Result("moves", closing.moves(), "moves"),
                  new Result("minutes", closing.minutes(), "minutes")));
        });
  }
}
