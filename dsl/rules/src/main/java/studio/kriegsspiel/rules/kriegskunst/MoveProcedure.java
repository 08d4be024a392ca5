package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Decision.Forbidden;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code move}: inches a unit may move this turn. */
final class MoveProcedure extends AskedProcedure<MoveProcedure.Asked> {
  private static final String LIGHT = "3-4-pounder";

  /** How a unit moves. */
  enum Mode {
    LINE,
    CHARGE,
    COMPANY_COLUMN,
    MARCH_COLUMN,
    INVOLUNTARY,
    BY_HAND,
    RETIRE
  }

  /** Classes of ground. */
  enum Ground {
    OPEN,
    DIFFICULT,
    SEVERE
  }

  /** Who moves, how and where. */
  @Excludes(
      value = {"square", "troops!=infantry|guard-grenadier-prussian"},
      says = "Infantry alone moves in square.")
  @Excludes(
      value = {"square", "skirmishing"},
      says = "Skirmishers form no square.")
  @Excludes(
      value = {"skirmishing", "troops=artillery|general"},
      says = "Neither guns nor generals skirmish.")
  @Excludes(
      value = {"initial", "state!=retreating|routing"},
      says = "The first move of a retreat or rout is made by troops that retreat or rout.")
  @Excludes(
      value = {"deploy", "troops!=artillery"},
      says = "Artillery alone deploys.")
  @Excludes(
      value = {"mode=by-hand", "troops!=artillery"},
      says = "Guns alone are moved by hand.")
  @Excludes(
      value = {"skirmishing", "mode=march-column|company-column"},
      says = "Skirmishers move in no column.")
  record Asked(
      @Ask(value = "row of the movement table", rows = "movement.troops") String troops,
      @Ask(value = "how it moves", or = "line") Mode mode,
      @Ask(value = "calibre of artillery", rows = "artillery-handling.calibre", or = "6-8-pounder")
          String calibre,
      @Ask(value = "class of the ground", or = "open") Ground ground,
      @Ask("it skirmishes") boolean skirmishing,
      @Ask("infantry moves in square") boolean square,
      @Ask(value = "its state", or = "formed") State state,
      @Ask("it is the first move of a retreat or rout") boolean initial,
      @Ask("artillery is to deploy here") boolean deploy,
      @Ask(value = "inches wanted; 0 asks for the allowance", most = 99, or = "0") int inches) {

    private boolean isBroken() {
      return state == State.RETREATING || state == State.ROUTING;
    }

    private boolean isLightArtillery() {
      return troops.equals("artillery") && calibre.equals(LIGHT);
    }
  }

  private final RuleBook book;

  MoveProcedure(RuleBook book) {
    super(
        "move",
        "Inches a unit may move, and what the ground does to it",
        book.printed("Movement"),
        Asked.class,
        book.tables());
    this.book = book;
  }

  /** What the state of a unit does not let it do. */
  private Optional<Forbidden> findHindrance(Asked asked) {
    State state = asked.state();
    if (asked.mode() == Mode.CHARGE && state != State.FORMED) {
      return Optional.of(MayChargeProcedure.unable(state));
    }
    return switch (state) {
      case RETREATING, ROUTING ->
          asked.mode() == Mode.INVOLUNTARY
              ? Optional.empty()
              : Optional.of(
                  new Forbidden(
                      "A unit that is %s goes back from the enemy: its move is involuntary."
                          .formatted(Parameter.word(state)),
                      book.printed("Definitions")));
      case FALTERING ->
          asked.mode() == Mode.INVOLUNTARY
              ? Optional.empty()
              : Optional.of(
                  new Forbidden("A unit that falters halts.", book.printed("Definitions")));
      case FORMED, UNFORMED -> Optional.empty();
    };
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    Optional<Forbidden> hindrance = findHindrance(asked);
    if (hindrance.isPresent()) {
      return hindrance.get();
    }
    TableRow row =
        book.table("movement").getRow(asked.isLightArtillery() ? "infantry" : asked.troops());
    Fraction inches = rate(asked, row, trace);
    if (inches.signum() == 0) {
      return new Forbidden(
          "The row `%s` has no rate for %s.".formatted(row.keyText(), Parameter.word(asked.mode())),
          row.citation());
    }
    if (asked.square()) {
      if (asked.mode() != Mode.LINE) {
        return new Forbidden(
            "A square moves at its own slow rate or not at all.", book.defaulted("DK-14"));
      }
      inches = inches.times(Fraction.of(1, 2));
      trace.add("a square moves at half the line rate", "x 1/2", book.defaulted("DK-14"));
    }
    boolean unformed = false;
    if (asked.ground() != Ground.OPEN) {
      String ground = Parameter.word(asked.ground());
      TableRow rule = book.table("terrain-effects").getRow(ground, affected(asked));
      Optional<Forbidden> forbidden = findForbidden(asked, rule);
      if (forbidden.isPresent()) {
        return forbidden.get();
      }
      unformed = rule.getText("effect").equals("unformed");
      inches = inches.times(rule.getFraction("factor"));
      trace.add(
          ground + " ground",
          "x " + rule.getFraction("factor"),
          asked.troops().equals("general") ? book.defaulted("DK-20") : rule.citation());
    }
    if (Fraction.of(asked.inches()).compareTo(inches) > 0) {
      return new Forbidden(
          "The unit moves %s here, not %d.".formatted(Amount.of(inches, "inches"), asked.inches()),
          row.citation());
    }
    boolean through = asked.isBroken() && asked.initial();
    Fraction half = through ? inches.times(Fraction.of(1, 2)) : Fraction.ZERO;
    if (through) {
      trace.add("may pass through friends", "the first half of it", book.printed("Definitions"));
    }
    State after = unformed && asked.state() == State.FORMED ? State.UNFORMED : asked.state();
    return new Decision.Decided(
            "The unit may move %s%s."
                .formatted(Amount.of(inches, "inches"), unformed ? " and becomes unformed" : ""),
            List.of(
                new Result("allowedInches", inches, "inches"),
                new Result("unformed", unformed, ""),
                new Result("throughFriendsInches", half, "inches")))
        .after("state", after)
        .after("moved", true);
  }

  private static Optional<Forbidden> findForbidden(Asked asked, TableRow rule) {
    if (rule.isDash("factor")) {
      return Optional.of(
          new Forbidden("Severe ground is closed to cavalry and artillery.", rule.citation()));
    }
    return rule.getText("effect").equals("cannot deploy") && asked.deploy()
        ? Optional.of(
            new Forbidden(
                "Artillery heavier than 3-4-pounders cannot deploy in difficult ground.",
                rule.citation()))
        : Optional.empty();
  }

  private Fraction rate(Asked asked, TableRow row, Trace trace) {
    if (asked.mode() == Mode.BY_HAND) {
      TableRow hand = book.table("artillery-handling").getRow(asked.calibre());
      boolean guns = asked.troops().equals("artillery");
      int inches = guns ? hand.findInteger("by_hand").orElse(0) : 0;
      trace.add("moved by hand", inches, "inches", hand);
      return Fraction.of(inches);
    }
    if (asked.mode() == Mode.RETIRE) {
      int percent = book.table("order-limits").getInteger("value", "retire-share-of-move");
      trace.add("half a move to the base edge", percent + " %", book.printed("Orders"));
      return Fraction.of((long) row.getInteger("line") * percent, 100);
    }
    boolean march = asked.mode() == Mode.MARCH_COLUMN;
    String mode = Parameter.word(asked.mode());
    int inches = row.findInteger(march ? "company_column" : mode.replace('-', '_')).orElse(0);
    if (march) {
      trace.add("column of march moves as column of companies", inches, book.ruling("CK-15", ""));
    }
    trace.add(row.keyText() + ", " + mode, inches, "inches", row);
    if (asked.mode() == Mode.CHARGE && book.isOn("charge-is-bonus") && inches > 0) {
      inches += row.getInteger("line");
      trace.add("added to the line rate", inches, book.ruling("CK-04", ""));
    }
    return Fraction.of(inches);
  }

  /** The row of the effects of ground; difficult ground does not touch who retreats or routs. */
  private static String affected(Asked asked) {
    if (asked.isBroken() && asked.ground() == Ground.DIFFICULT) {
      return "retreating";
    }
    return switch (asked.troops()) {
      case "artillery" ->
          asked.isLightArtillery() ? "artillery-3-4-pounder" : "artillery-over-4-pounder";
      case "cavalry" -> "cavalry";
      case "irregular-cavalry" -> "cossacks";
      case "general" -> "skirmishers";
      default ->
          asked.isBroken() ? "retreating" : asked.skirmishing() ? "skirmishers" : "close-order";
    };
  }
}
