package studio.kriegsspiel.rules.kriegskunst;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Modifier;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code unit-morale}: 2D6 and modifiers, read by the reason for the test. */
final class UnitMoraleProcedure extends AskedProcedure<UnitMoraleProcedure.Asked> {
  private static final int QUARTER = 25;
  private static final int HALF = 50;

  /** Why a unit tests. */
  enum Test {
    TO_CHARGE,
    BEING_CHARGED,
    OTHER,
    RALLYING
  }

  /** A unit that tests. */
  @Excludes(
      value = {"square", "arm!=infantry"},
      says = "Infantry alone stands in square.")
  @Excludes(
      value = {"square", "test=to-charge"},
      says = "A square does not charge.")
  @Excludes(
      value = {"square", "buildings"},
      says = "A unit stands in square or in buildings.")
  @Excludes(
      value = {"charging-flank", "test!=to-charge"},
      says = "It charges a flank only where it tests to charge.")
  @Excludes(
      value = {"charged-in-flank", "test!=being-charged"},
      says = "It is charged in flank only where it tests because it is charged.")
  @Excludes(
      value = {"charged-by-cavalry", "test!=being-charged"},
      says = "Cavalry charges it only where it tests because it is charged.")
  @Excludes(
      value = {"lost-in-charge", "test!=to-charge"},
      says = "Losses in the charge count where a unit tests to charge.")
  @Excludes(
      value = {"buildings", "arm!=infantry|artillery"},
      says = "Cavalry does not stand in buildings.")
  @Excludes(
      value = {"buildings", "test=to-charge"},
      says = "A unit that charges leaves the buildings.")
  @Excludes(
      value = {"square", "charged-in-flank"},
      says = "A square has neither flank nor rear.")
  @Excludes(
      value = {"square", "state=routing"},
      says = "Troops that rout stand in no square.")
  record Asked(
      @Ask("why it tests") Test test,
      @Ask(value = "its grade", or = "line") Quality grade,
      @Ask(value = "its nation", or = "other") Nation nation,
      @Ask(value = "order of the brigade", or = "move") Order order,
      @Ask(value = "its arm", or = "infantry") Arms arm,
      @Ask(value = "its state", or = "formed") State state,
      @Ask("rating of the best C-in-C or brigadier within 12 inches") Optional<Rating> generalNear,
      @Ask("rating of a general attached") Optional<Rating> attached,
      @Ask("it is in buildings") boolean buildings,
      @Ask("it is in cover") boolean cover,
      @Ask("it is uphill") boolean uphill,
      @Ask("it is in square") boolean square,
      @Ask("close-order troops within 10 inches of its rear") boolean supported,
      @Ask("it tests to charge a flank or rear") boolean chargingFlank,
      @Ask(value = "percent of its strength lost", most = 100, or = "0") int casualties,
      @Ask("it is charged in flank or rear") boolean chargedInFlank,
      @Ask(value = "casualties suffered in the charge", most = 99, or = "0") int lostInCharge,
      @Ask("friends within 4 inches of its flanks") boolean secureFlanks,
      @Ask("cavalry charges it") boolean chargedByCavalry,
      @Ask(value = "enemies breaking within 12 inches", most = 99, or = "0") int enemiesBroken,
      @Ask(value = "friends breaking within 12 inches", most = 99, or = "0") int friendsBroken) {

    private boolean isInfantry() {
      return arm == Arms.INFANTRY;
    }

    private boolean isBroken() {
      return state == State.RETREATING || state == State.ROUTING;
    }
  }

  private final RuleBook book;
  private final RuleTable modifiers;

  UnitMoraleProcedure(RuleBook book) {
    super(
        "unit-morale",
        "What a unit does that tests its morale",
        book.printed("Unit Morale Results"),
        Asked.class,
        book.tables());
    this.book = book;
    modifiers = book.table("unit-morale-modifiers");
  }

  @Override
  protected Decision decide(Asked asked, Dice dice, Trace trace) {
    if (asked.test() == Test.TO_CHARGE && asked.state() != State.FORMED) {
      return MayChargeProcedure.unable(asked.state());
    }
    boolean rallies = asked.test() == Test.RALLYING;
    if (rallies && !asked.isBroken()) {
      return new Decision.Forbidden(
          "A unit rallies from retreat or rout; this one is %s."
              .formatted(Parameter.word(asked.state())),
          book.printed("Test unit morale when"));
    }
    int roll = TwoDice.roll("unit morale", dice.stream("morale"), trace, citation());
    int score = roll + who(asked, trace) + where(asked, trace) + what(asked, trace);
    TableRow row = book.table("unit-morale-results").getRow(score);
    String result = row.getText(Parameter.word(asked.test()).replace('-', '_'));
    if (rallies && asked.state() == State.ROUTING && !result.equals("rally")) {
      trace.add("one rally attempt only", "disperses", modifiers.getRow("routing").citation());
      result = "disperse";
    }
    trace.add("score " + score, result, row.citation());
    boolean disperses = result.equals("disperse");
    boolean routs = result.equals("rout");
    boolean tests = (disperses && !book.isOn("no-test-on-dispersal")) || routs;
    Decision.Decided decided =
        new Decision.Decided(
                "At %d the unit %s.".formatted(score, says(result)),
                List.of(
                    new Result("score", score, "pips"),
                    new Result("result", result, ""),
                    new Result("brigadeTests", tests, "")))
            .after("unit-routs", routs)
            .after("unit-disperses", disperses);
    if (disperses) {
      return decided.gone("");
    }
    decided = decided.after("state", state(result, asked.state()));
    return result.equals("rally") ? hasGoneBack(decided) : decided;
  }

  /**
   * Who rallies has gone back in this turn, so that he is formed at the end of the next at best.
   */
  private static Decision.Decided hasGoneBack(Decision.Decided rallied) {
    return rallied.after("moved", true);
  }

  private Modifier line(String key) {
    return Modifier.of(modifiers, key);
  }

  private int who(Asked asked, Trace trace) {
    boolean russian = asked.nation() == Nation.RUSSIAN && asked.order() == Order.HOLD;
    boolean prussian = asked.nation() == Nation.PRUSSIAN && asked.order() == Order.ASSAULT;
    boolean near = asked.generalNear().filter(rating -> rating != Rating.POOR).isPresent();
    return Modifier.of(modifiers, asked.grade()).apply(trace)
        + line("general-within-12-inches").when(near, trace)
        + asked
            .attached()
            .map(rating -> line(Parameter.word(rating) + "-general-attached").apply(trace))
            .orElse(0)
        + line("russian-infantry-on-hold").when(asked.isInfantry() && russian, trace)
        + line("prussian-infantry-on-assault").when(asked.isInfantry() && prussian, trace);
  }

  private int where(Asked asked, Trace trace) {
    int places =
        (asked.buildings() ? 1 : 0)
            + (asked.cover() ? 1 : 0)
            + (asked.uphill() ? 1 : 0)
            + (asked.square() ? 1 : 0);
    return line("each-of-buildings-cover-uphill-square").times(places, trace)
        + line("supported-within-10-inches").when(asked.supported(), trace)
        + line("secure-flanks").when(asked.secureFlanks(), trace)
        + line("each-enemy-retreating-or-routing-within-12-inches")
            .times(asked.enemiesBroken(), trace)
        + line("each-friend-retreating-or-routing-within-12-inches")
            .times(asked.friendsBroken(), trace);
  }

  private int what(Asked asked, Trace trace) {
    int lost = asked.casualties();
    boolean both = book.isOn("casualties-cumulative");
    State state = asked.state();
    boolean shaken =
        state == State.FALTERING || state == State.UNFORMED || state == State.RETREATING;
    boolean exposed = asked.arm() == Arms.ARTILLERY || (asked.isInfantry() && !asked.square());
    return line("quarter-casualties").when(lost >= QUARTER && (lost < HALF || both), trace)
        + line("half-casualties").when(lost >= HALF, trace)
        + line("charging-flank-or-rear").when(asked.chargingFlank(), trace)
        + line("charged-in-flank-or-rear").when(asked.chargedInFlank(), trace)
        + line("each-casualty-in-charge").times(asked.lostInCharge(), trace)
        + line("faltering-unformed-or-retreating").when(shaken, trace)
        + line("charged-while-faltering-unformed-or-retreating")
            .when(shaken && asked.test() == Test.BEING_CHARGED, trace)
        + line("artillery-or-unsquared-infantry-charged-by-cavalry")
            .when(exposed && asked.chargedByCavalry(), trace)
        + line("routing").when(state == State.ROUTING, trace);
  }

  private static State state(String result, State before) {
    return switch (result) {
      case "falter" -> State.FALTERING;
      case "retreat" -> State.RETREATING;
      case "rout", "disperse" -> State.ROUTING;
      case "rally" -> State.UNFORMED;
      default -> before;
    };
  }

  private static String says(String result) {
    return switch (result) {
      case "charge" -> "charges home";
      case "stand" -> "stands, evades or counter-charges as declared";
      case "falter" -> "halts and falters";
      case "retreat" -> "retreats";
      case "rout" -> "routs";
      case "rally" -> "rallies and halts, still unformed";
      case "fail" -> "fails to rally";
      case "disperse" -> "disperses and is removed";
      default -> "carries on";
    };
  }
}
