package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.TerrainKind;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.field.Going;
import studio.kriegsspiel.rules.field.March;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.trace.Trace;

/**
 * The question {@code march}: how far troops go in some moves over a piece of ground, or how many
 * moves a distance takes.
 */
public final class MarchProcedure extends AskedProcedure<MarchProcedure.Case> {
  private static final int MOST_MOVES = 720;

  private final RuleBook book;
  private final Marching marching;
  private final String measured;

  /** The troops, their ground and how long or how far. */
  @Excludes(
      value = {"downhill", "!slope"},
      says = "The way leads down a slope: give its degrees.")
  @Excludes(
      value = {"stretches", "moves"},
      says = "A way in stretches says how far they go, so it takes no number of moves.")
  @Excludes(
      value = {"stretches", "distance"},
      says = "A way in stretches says how long it is itself.")
  @Excludes(
      value = {"stretches", "ground"},
      says = "A way in stretches has the ground of each of them.")
  @Excludes(
      value = {"stretches", "slope"},
      says = "A way in stretches has the slope of each of them.")
  record Case(
      @Ask(value = "row of the march table", rows = "march.mover") String troops,
      @Ask(
              value = "what covers the ground",
              of = {"open", "road", "wood.light", "wood.dense", "marsh", "farm"},
              or = "open")
          String ground,
      @Ask(value = "steepness in degrees", most = 90, or = "0") int slope,
      @Ask("whether the way leads down") boolean downhill,
      @Ask(
              value = "how they stand, which says where the way is measured",
              of = {"line", "column"})
          Optional<String> formation,
      @Ask(value = "moves of two minutes, one if left out", least = 1, most = MOST_MOVES)
          OptionalInt moves,
      @Ask(value = "way in paces; if given, the moves it takes are reckoned", most = 200_000)
          OptionalInt distance,
      @Ask("way in stretches, each with ground, degrees and paces as road:0:1200,open:7:300")
          Optional<String> stretches,
      @Ask("last moves, e exceptional and o ordinary, the oldest first: eoo")
          Optional<String> recent) {

    int count() {
      return moves.orElse(1);
    }

    Going going() {
      Set<TerrainKind> kinds = EnumSet.noneOf(TerrainKind.class);
      TerrainKind.findByKey(ground).filter(kind -> kind != TerrainKind.OPEN).ifPresent(kinds::add);
      return new Going(kinds, slope, downhill);
    }
  }

  public MarchProcedure(RuleBook book) {
    super(
        "march",
        "How far troops go in some moves over a piece of ground, or how long they take",
        book.printed(book.table("march").source()),
        Case.class,
        book.tables());
    this.book = book;
    this.marching = new Marching(book);
    this.measured = book.id().equals(RuleBookId.REISSWITZ_1824) ? "§3" : "Movement";
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    if (question.moves().isPresent() && question.distance().isPresent()) {
      throw new InvalidQuestionException("Give either moves or distance, not both.");
    }
    if (question.stretches().isPresent()) {
      tellMeasured(question, trace);
      return inStretches(question, Stretches.read(question.stretches().get()), trace);
    }
    if (!(marching.march(question.troops(), question.going()) instanceof March.Rate rate)) {
      March.Impossible no = (March.Impossible) marching.march(question.troops(), question.going());
      return new Decision.Forbidden("They cannot move so: " + no.reason() + ".", no.citation());
    }
    tell(question.troops(), rate, trace);
    tellMeasured(question, trace);
    int fast = paces(rate);
    if (question.troops().equals(Ordinary.FIRST_STRETCH)) {
      return ride(question, rate, trace);
    }
    Optional<March.Frequency> limit = rate.findLimit();
    if (limit.isEmpty()) {
      return steady(question, rate, fast);
    }
    String between = Ordinary.of(marching.rates(), question.troops());
    int slow = 0;
    if (marching.march(between, question.going()) instanceof March.Rate ordinary) {
      slow = paces(ordinary);
      tell(between, ordinary, trace);
    } else {
      trace.add("between", "they halt, for the table gives them no other rate", citation());
    }
    LimitedMarch march = new LimitedMarch(fast, slow, limit.get(), question.recent().orElse(""));
    trace.add("exceptional moves", limit.get().toString(), book.ruling("C048", "march table"));
    return limited(question, rate, march, trace);
  }

  private void tellMeasured(Case question, Trace trace) {
    question
        .formation()
        .ifPresent(
            formation ->
                trace.add(
                    "the way is measured",
                    formation.equals("line") ? "on the wings" : "on the leading unit",
                    book.printed(measured)));
  }

  /** Each stretch at its own rate; together they take their sum. */
  private Decision inStretches(Case question, List<Stretches.Stretch> way, Trace trace) {
    Fraction moves = Fraction.ZERO;
    long paces = 0;
    Optional<March.Rate> slowest = Optional.empty();
    for (Stretches.Stretch each : way) {
      March march = marching.march(question.troops(), each.going());
      if (!(march instanceof March.Rate rate)) {
        return new Decision.Forbidden(
            "They cannot move so: " + ((March.Impossible) march).reason() + ".", march.citation());
      }
      if (rate.findLimit().isPresent() || question.troops().equals(Ordinary.FIRST_STRETCH)) {
        throw new InvalidQuestionException(
            "A way in stretches is reckoned at rates that last; ask of exceptional moves and rides by a distance.");
      }
      Fraction its = Fraction.of(each.paces()).dividedBy(rate.unitsPerTurn());
      trace.add(
          each.toString(),
          rate.unitsPerTurn() + " paces a move, " + its + " moves",
          rate.citation());
      moves = moves.plus(its);
      paces += each.paces();
      if (slowest.isEmpty() || rate.unitsPerTurn().compareTo(slowest.get().unitsPerTurn()) < 0) {
        slowest = Optional.of(rate);
      }
    }
    return takes(Math.toIntExact(paces), moves, slowest.orElseThrow());
  }

  private void tell(String troops, March.Rate rate, Trace trace) {
    trace.add(
        "rate of " + marching.rates().title(troops),
        rate.unitsPerTurn() + " paces a move",
        rate.citation());
  }

  private static int paces(March.Rate rate) {
    return Math.toIntExact(rate.unitsPerTurn().floor());
  }

  private Decision steady(Case question, March.Rate rate, int fast) {
    if (question.distance().isPresent()) {
      int way = question.distance().getAsInt();
      return takes(way, Fraction.of(way, fast), rate);
    }
    return go(question.count(), Fraction.of((long) fast * question.count()), rate);
  }

  private Decision limited(Case question, March.Rate rate, LimitedMarch march, Trace trace) {
    OptionalInt way = question.distance();
    do {
      march.move();
    } while (way.isPresent()
        ? march.paces() < way.getAsInt() && march.moves() < Ordinary.LONGEST
        : march.moves() < question.count());
    trace.add("exceptional in move", march.exceptional(), book.ruling("C048", "march table"));
    Decision.Decided decided =
        way.isPresent()
            ? takes(way.getAsInt(), Fraction.of(march.moves()), rate)
            : go(march.moves(), Fraction.of(march.paces()), rate);
    return decided
        .with(
            new Result("exceptionalMoves", march.exceptional(), ""),
            new Result("ordinaryPacesPerMove", march.ordinary(), "paces"))
        .after("recent", march.recent());
  }

  /** A messenger's first stretch is ridden faster than the rest. */
  private Decision ride(Case question, March.Rate rate, Trace trace) {
    March after = marching.march(Ordinary.LATER_STRETCH, question.going());
    if (!(after instanceof March.Rate rest)) {
      return steady(question, rate, paces(rate));
    }
    tell(Ordinary.LATER_STRETCH, rest, trace);
    MessengerRides rides = MessengerRides.of(book).at(paces(rate), paces(rest));
    if (question.distance().isPresent()) {
      Fraction way = Fraction.of(question.distance().getAsInt());
      trace.add("moves", rides.moves(way).toString(), rides.citation(way));
      return takes(question.distance().getAsInt(), rides.moves(way), rate);
    }
    Fraction paces = rides.paces(question.count());
    trace.add("first stretch and the rest", paces + " paces", rides.citation(paces));
    return go(question.count(), paces, rate);
  }

  private static Decision.Decided go(int moves, Fraction paces, March.Rate rate) {
    return new Decision.Decided(
        "They go at most %d paces in %s.".formatted(paces.floor(), Amount.of(moves, "moves")),
        results(moves, paces, rate));
  }

  private static Decision.Decided takes(int way, Fraction moves, March.Rate rate) {
    long whole = moves.ceiling();
    return new Decision.Decided(
        "For %s they take at least %s."
            .formatted(Amount.of(way, "paces"), Amount.of(whole, "moves")),
        results(whole, Fraction.of(way), rate));
  }

  private static List<Result> results(long moves, Fraction paces, March.Rate rate) {
    return List.of(
        new Result("moves", moves, "moves"),
        new Result("pacesPerMove", rate.unitsPerTurn().floor(), "paces"),
        new Result("paces", paces.floor(), "paces"),
        new Result("metres", Math.round(paces.times(rate.metresPerUnit()).toDouble()), "m"));
  }
}
