package studio.kriegsspiel.rules.napoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.concept.Arm;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.AtMost;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.procedure.TableChoices;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.table.TableSet;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code move}: millimetres a unit may move in its half-turn. */
final class MoveProcedure extends AskedProcedure<MoveProcedure.Asked> {

  /** How a unit moves. */
  enum Mode {
    MARCH,
    CHARGE,
    WITHDRAW,
    RESULT_WITHDRAW,
    RETREAT,
    ROUT;

    /** At the speed of a charge. */
    private boolean isFast() {
      return this == CHARGE || this == ROUT;
    }

    /** With backs to the enemy. */
    private boolean isTurned() {
      return this == RETREAT || this == ROUT;
    }

    /** Carried out at once, whatever the unit did before in the turn. */
    private boolean isForced() {
      return this == RESULT_WITHDRAW || this == ROUT;
    }
  }

  /** The kinds of ground of the book, and open ground. */
  static final class Ground implements TableChoices {
    @Override
    public List<String> of(TableSet tables) {
      List<String> list = new ArrayList<>(List.of("open"));
      tables.get("terrain-movement").rows().forEach(row -> list.add(row.keyText()));
      return list;
    }
  }

  /** Who moves, how and where. */
  @Excludes(
      value = {"square", "type!=infantry*"},
      says = "Infantry alone stands in square.")
  @Excludes(
      value = {"fired", "type!=artillery*"},
      says = "Batteries alone fire before they move.")
  @Excludes(
      value = {"pursuing", "state=routing"},
      says = "Troops that rout do not pursue.")
  @Excludes(
      value = {"pursuing", "square"},
      says = "A square does not pursue.")
  @AtMost(
      value = "last-charge",
      of = "turn",
      says = "The last charge does not lie in a turn to come.")
  record Asked(
      @Ask(value = "type of the unit", from = TroopTypes.class) String type,
      @Ask(value = "nation, for lines of its own", or = "any") Nation nation,
      @Ask(value = "how it moves", or = "march") Mode mode,
      @Ask(value = "ground it moves over", from = Ground.class, or = "open") String terrain,
      @Ask(value = "order of the unit", or = "organised") Organisation state,
      @Ask("it stands in square") boolean square,
      @Ask("it is a battery that fired this turn") boolean fired,
      @Ask("it has moved this turn") boolean moved,
      @Ask("it pursues and is not under control") boolean pursuing,
      @Ask(value = "part of the move spent on formation", most = 1, or = "0") Fraction spentMoves,
      @Ask(value = "number of this turn", least = 1, most = 9_999, or = "1") int turn,
      @Ask(value = "turn of its last charge, 0 for none", most = 9_999, or = "0") int lastCharge,
      @Ask(value = "distance to its own edge of the board", most = 9_999, or = "9999")
          int edgeMm) {}

  private final RuleBook book;
  private final NationalArmies armies;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Millimetres a unit may move in its half-turn",
        book.printed("7.2 Movement phase"),
        Asked.class,
        book.tables());
    this.book = book;
    armies = new NationalArmies(book);
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    TypeRow line = armies.get(asked.nation(), asked.type());
    Optional<Forbidden> forbidden =
        findHindrance(asked, line)
            .or(() -> findGroundClosed(asked, line))
            .or(() -> findTooSoon(asked));
    if (forbidden.isPresent()) {
      return forbidden.get();
    }
    Mode mode = asked.mode();
    Fraction millimetres = Fraction.of(line.moveMillimetres());
    trace.add("movement of " + line.type(), millimetres + " mm", line.citation());
    if (line.arm() == Arm.STAFF) {
      TableRow limit = book.table("movement-limits").getRow("general-or-messenger");
      trace.add("whatever the ground, at most", limit.getInteger("value"), "mm", limit);
    } else if (!asked.terrain().equals("open")) {
      TableRow ground = book.table("terrain-movement").getRow(asked.terrain());
      Fraction factor = ground.getFraction("factor");
      factor = mode.isFast() && factor.compareTo(Fraction.ONE) > 0 ? Fraction.ONE : factor;
      millimetres = millimetres.times(factor);
      trace.add(asked.terrain(), "x " + factor, ground.citation());
    }
    millimetres = paced(mode, millimetres, line, trace);
    if (asked.spentMoves().signum() > 0) {
      millimetres = millimetres.times(Fraction.ONE.minus(asked.spentMoves()));
      trace.add("left after changing formation", millimetres + " mm", book.printed("7.2.1"));
    }
    boolean rout = mode == Mode.ROUT;
    boolean off = rout && millimetres.compareTo(Fraction.of(asked.edgeMm())) >= 0;
    Decision.Decided decided =
        new Decision.Decided(
                off
                    ? "The unit routs off the board and is removed for good."
                    : "The unit moves up to %s mm%s."
                        .formatted(millimetres, rout ? " straight to the rear" : ""),
                List.of(
                    new Result("allowedMm", millimetres, "millimetres"),
                    new Result("mayFight", !mode.isTurned(), ""),
                    new Result("countsAsDisrupted", mode.isTurned(), ""),
                    new Result("offTheBoard", off, "")))
            .after("moved", true);
    if (off) {
      return decided.gone("");
    }
    decided = decided.after("turned", mode.isTurned());
    return mode == Mode.CHARGE
        ? decided.after("last-charge", asked.turn()).after("charging", true)
        : decided;
  }

  private Fraction paced(Mode mode, Fraction millimetres, TypeRow line, Trace trace) {
    TableRow half = book.table("movement-limits").getRow("withdrawal-share");
    boolean slow =
        mode == Mode.WITHDRAW
            || (mode == Mode.RESULT_WITHDRAW && book.isOn("withdraw-half-always"));
    if (slow) {
      trace.add("withdrawing, facing the enemy", half.getInteger("value"), "%", half);
      return millimetres.times(Fraction.of(half.getInteger("value"), 100));
    }
    if (mode.isFast() && line.chargeMillimetres() > 0) {
      int bonus = line.chargeMillimetres() - line.moveMillimetres();
      trace.add("charge speed adds", bonus + " mm", line.citation());
      return millimetres.plus(Fraction.of(bonus));
    }
    return millimetres;
  }

  private Optional<Forbidden> findHindrance(Asked asked, TypeRow line) {
    if (asked.state() == Organisation.ROUTING && asked.mode() != Mode.ROUT) {
      return Optional.of(
          new Forbidden(
              "Routing troops move to the rear at charge speed until they are rallied.",
              book.printed("7.2.4 Routing units")));
    }
    if (asked.pursuing() && (asked.mode() == Mode.WITHDRAW || asked.mode() == Mode.RETREAT)) {
      return Optional.of(
          new Forbidden(
              "The unit pursues the fleeing troops until it is rallied.",
              book.printed("8.8 Control tests")));
    }
    if (asked.square()) {
      return Optional.of(
          new Forbidden("A square cannot move.", book.printed("7.2.1 Changing formation")));
    }
    if (asked.fired()) {
      return Optional.of(
          new Forbidden(
              "A battery that fired may not limber up in that turn.",
              book.printed("6 Artillery firing")));
    }
    if (asked.moved() && !asked.mode().isForced()) {
      return Optional.of(
          new Forbidden("The unit has moved this turn.", book.printed("7.2 Movement phase")));
    }
    return asked.mode() == Mode.CHARGE && line.chargeMillimetres() == 0
        ? Optional.of(
            new Forbidden("The type `%s` does not charge.".formatted(line.type()), line.citation()))
        : Optional.empty();
  }

  private Optional<Forbidden> findGroundClosed(Asked asked, TypeRow line) {
    String terrain = asked.terrain();
    if (terrain.equals("open") || line.arm() == Arm.STAFF) {
      return Optional.empty();
    }
    TableRow ground = book.table("terrain-movement").getRow(terrain);
    if (ground.getFraction("factor").signum() == 0) {
      return Optional.of(
          new Forbidden(
              "A %s is crossed at bridges and fords only.".formatted(terrain), ground.citation()));
    }
    return asked.mode() == Mode.CHARGE && ground.getText("charge").equals("no")
        ? Optional.of(
            new Forbidden("Nobody charges into a %s.".formatted(terrain), ground.citation()))
        : Optional.empty();
  }

  private Optional<Forbidden> findTooSoon(Asked asked) {
    int last = asked.lastCharge();
    if (asked.mode() != Mode.CHARGE || last == 0) {
      return Optional.empty();
    }
    int turns = book.table("movement-limits").getRow("charge-every").getInteger("value");
    int again = book.isOn("charge-blocks") ? ((last - 1) / turns + 1) * turns + 1 : last + turns;
    boolean tooSoon =
        book.isOn("charge-blocks")
            ? (asked.turn() - 1) / turns == (last - 1) / turns
            : asked.turn() < again;
    return tooSoon
        ? Optional.of(
            new Forbidden(
                "The unit charged in turn %d and may charge again in turn %d."
                    .formatted(last, again),
                book.ruling("CN-16", "7.2.6 Charging units")))
        : Optional.empty();
  }
}
