package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code duty}: what a brigade's order asks of it, and what it may do next. */
final class DutyProcedure extends AskedProcedure<DutyProcedure.Asked> {

  /** What an order is declared for. */
  enum Aim {
    NONE,
    TERRAIN,
    ENEMY_BRIGADE,
    FRIENDLY_BRIGADE,
    AREA
  }

  /** Where a supporting brigade stands. */
  enum Post {
    NONE,
    LEFT_FLANK,
    RIGHT_FLANK,
    REAR
  }

  /** A brigade under its order. */
  @AtMost(value = "engaged", of = "units", says = "No more units of a brigade engage than it has.")
  @Excludes(
      value = {"post!=none", "order!=support"},
      says = "Only a brigade that supports another has a place beside it.")
  record Asked(
      @Ask("order of the brigade") Order order,
      @Ask(value = "what the order is declared for", or = "none") Aim aim,
      @Ask(value = "place beside the brigade it supports", or = "none") Post post,
      @Ask(value = "units of the brigade", least = 1, most = 99) OptionalInt units,
      @Ask(value = "units that advance or engage", most = 99, or = "0") int engaged,
      @Ask(value = "inches to the nearest enemy", most = 999) Optional<Fraction> enemyInches,
      @Ask("the unit nearest to him is cavalry") boolean cavalry) {}

  private final RuleBook book;

  DutyProcedure(RuleBook book) {
    super(
        "duty",
        "What a brigade's order asks of it, and what it may do next",
        book.printed("Orders"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TableRow row = book.table("orders").getRow(Parameter.word(asked.order()));
    Optional<String> missing = findMissing(asked);
    if (missing.isPresent()) {
      return new Forbidden(missing.get(), row.citation());
    }
    trace.add("order " + row.keyText(), row.getText("must"), row.citation());
    return switch (asked.order()) {
      case ASSAULT -> assault(asked, trace);
      case ENGAGE -> advance(asked, reach(asked, trace), "hold its ground or follow up");
      case APPROACH -> advance(asked, limit("approach-stops-at"), "go to Hold or Move");
      case SUPPORT -> decided("The brigade stays with the one it supports.", 0, true, "");
      case MOVE -> decided("The brigade moves to its objective or its friends.", 0, true, "");
      case HOLD ->
          decided(
              "The brigade holds its area; its units may shift within it to use the ground.",
              0,
              true,
              "");
      case RETIRE ->
          decided(
              "Every unit retires half a move towards its base edge; artillery limbers and retires.",
              0,
              true,
              "");
    };
  }

  /** What has to be declared with an order and was not. */
  private static Optional<String> findMissing(Asked asked) {
    Aim aim = asked.aim();
    boolean objective =
        aim == Aim.TERRAIN || aim == Aim.ENEMY_BRIGADE || aim == Aim.FRIENDLY_BRIGADE;
    return switch (asked.order()) {
      case ASSAULT, ENGAGE, MOVE ->
          objective
              ? Optional.empty()
              : Optional.of(
                  "The order needs an objective: a feature of the ground, an enemy or a friendly"
                      + " brigade.");
      case SUPPORT ->
          aim == Aim.FRIENDLY_BRIGADE && asked.post() != Post.NONE
              ? Optional.empty()
              : Optional.of(
                  "Support names a friendly brigade and its left flank, right flank or rear.");
      case HOLD -> aim == Aim.AREA ? Optional.empty() : Optional.of("Hold needs a declared area.");
      case APPROACH, RETIRE -> Optional.empty();
    };
  }

  private int limit(String key) {
    return book.table("order-limits").getInteger("value", key);
  }

  private Decision assault(Asked asked, Trace trace) {
    TableRow share = book.table("order-limits").getRow("assault-share-engaged");
    int units = asked.units().orElse(1);
    int must =
        Math.toIntExact(Fraction.of((long) units * share.getInteger("value"), 100).ceiling());
    trace.add("of its units", share.getInteger("value"), "%", share);
    boolean fulfilled = asked.engaged() >= must;
    return decided(
        asked.units().isEmpty()
            ? "At least half of the brigade must advance or engage; units may change formation."
            : "At least %s must advance or engage%s; units may change formation."
                .formatted(Amount.of(must, "units"), fulfilled ? ", as they do" : ""),
        0,
        asked.units().isPresent() && fulfilled,
        "");
  }

  /** How near the enemy the first unit must come: to its charge, or to its muskets. */
  private int reach(Asked asked, Trace trace) {
    TableRow row =
        asked.cavalry()
            ? book.table("movement").getRow("cavalry")
            : book.table("ranges").getRow("musket");
    boolean bonus = asked.cavalry() && book.isOn("charge-is-bonus");
    int reach =
        asked.cavalry()
            ? row.getInteger("charge") + (bonus ? row.getInteger("line") : 0)
            : row.getInteger("long_to");
    trace.add(asked.cavalry() ? "charge of cavalry" : "musket range", reach, "inches", row);
    return reach;
  }

  private static Decision advance(Asked asked, int reach, String then) {
    if (asked.enemyInches().isEmpty()) {
      return decided(
          "The brigade advances until the nearest enemy is within %d inches; it may then %s."
              .formatted(reach, then),
          0,
          false,
          then);
    }
    Fraction left = asked.enemyInches().get().minus(Fraction.of(reach));
    boolean there = left.signum() <= 0;
    return new Decision.Decided(
        there
            ? "The brigade is near enough and may %s.".formatted(then)
            : "The brigade must advance %s more.".formatted(Amount.of(left, "inches")),
        results(there ? Fraction.ZERO : left, there, there ? then : ""));
  }

  private static Decision decided(String sentence, int advance, boolean fulfilled, String may) {
    return new Decision.Decided(sentence, results(Fraction.of(advance), fulfilled, may));
  }

  private static List<Result> results(Fraction advance, boolean fulfilled, String may) {
    return List.of(
        new Result("advanceInches", advance, "inches"),
        new Result("fulfilled", fulfilled, ""),
        new Result("mayThen", may, ""));
  }
}
