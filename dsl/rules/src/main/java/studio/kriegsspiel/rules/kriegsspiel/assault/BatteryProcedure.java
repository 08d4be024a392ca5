package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.CountedTogether;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Excludes;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code battery}: an attack on guns (§56C, §65). */
final class BatteryProcedure extends AskedProcedure<BatteryProcedure.Case> {
  /** Half squadrons in a squadron, which weighs as a half battalion. */
  private static final int HALF_SQUADRONS = 2;

  private static final String FLANK_GUNS = "guns that fire on a flank attack";
  private static final String FLANK_SHARE = "share of a move they fire";
  private static final String REMOVED = "moves to bring off a captured battery";

  private final RuleBook book;
  private final RuleTable table;
  private final CombatDice combatDice;
  private final boolean british;
  private final Citation flankRule;
  private final Citation supportRule;
  private final Citation frontal1828;
  private final CountedTogether together;

  /** The case that is asked about. */
  @Excludes(
      value = {"supports-beaten", "!supported"},
      says = "Supports that are beaten were there: say `supported`.")
  record Case(
      @Ask(
              value = "who attacks",
              of = {"infantry", "cavalry"})
          String arm,
      @Ask(value = "half battalions, or half squadrons, that attack; 0 for less", most = 192)
          int units,
      @Ask(value = "half batteries attacked", least = 1, most = 12, or = "2") int halfBatteries,
      @Ask(
              value = "the battery attacked",
              of = {"foot", "horse"})
          String battery,
      @Ask(
              value = "room to spread out",
              of = {"open", "narrow"},
              or = "open")
          String ground,
      @Ask("the guns cover their own flank") boolean flankDefended,
      @Ask("the attack strikes flank and rear") boolean flankAndRear,
      @Ask("troops have been told off to defend it") boolean supported,
      @Ask("they are beaten before or at the same time") boolean supportsBeaten,
      @Ask("skirmishers keep the guns busy meanwhile") boolean skirmishersOccupy,
      @Ask(
              value = "side that black favours on Die I",
              of = {"attacker", "guns"},
              or = "attacker")
          String black) {}

  BatteryProcedure(RuleBook book) {
    super(
        "battery",
        "Whether a battery that stays is taken",
        Citation.printed(book.id(), book.table("battery-attacks").source(), ""),
        Case.class,
        book.tables());
    this.book = book;
    together = new JoinedAttackers(citation());
    table = book.table("battery-attacks");
    combatDice = new CombatDice(book);
    british = book.id().equals(RuleBookId.BRITISH_1815);
    flankRule =
        british
            ? Citation.ruling(book.id(), "C137", "batteries attacked in flank")
            : Citation.printed(book.id(), "§56C", "batteries attacked in flank");
    supportRule =
        Citation.printed(book.id(), british ? "Attacks on batteries C" : "§65C", "supports");
    frontal1828 = Citation.ruling(book.id(), "C139", "cavalry against the front of a battery");
  }

  @Override
  public Optional<CountedTogether> together(CountedTogether.Part part) {
    return part == CountedTogether.Part.FIRST ? Optional.of(together) : Optional.empty();
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    if (question.supported() && !(question.supportsBeaten() && question.skirmishersOccupy())) {
      trace.add("supports beaten and guns kept busy", "not both", supportRule);
      return decided(false, "The battery holds: its supports must be beaten first.");
    }
    boolean cavalry = question.arm().equals("cavalry");
    int halves = question.units();
    if (british && cavalry && question.flankAndRear()) {
      flankGuns(trace);
    }
    if (question.flankAndRear() && enoughForFlank(question, cavalry, halves)) {
      trace.add("struck in flank and rear", "lost", flankRule);
      return decided(true, "The battery is lost.");
    }
    if (british && cavalry && !question.flankAndRear()) {
      return thrown("II", "guns", frontal1828, question, dice, trace);
    }
    boolean flankDefended = question.flankDefended();
    String ground = question.ground();
    Optional<String> force = force(question, cavalry, halves);
    if (force.isEmpty()) {
      return new Decision.Forbidden(
          ground.equals("narrow")
              ? "On narrow ground each half battery needs a half battalion or a squadron against it."
              : "A battery that covers its flank needs a battalion or two squadrons against it.",
          citation());
    }
    TableRow row = table.getRow(flankDefended, ground, force.get());
    if (row.isDash("die")) {
      trace.add("room for a battalion or two squadrons", "lost", row.citation());
      return decided(true, "The battery is lost.");
    }
    return thrown(
        row.getText("die"), row.getText("favours"), row.citation(), question, dice, trace);
  }

  private boolean enoughForFlank(Case question, boolean cavalry, int halves) {
    boolean horse = question.battery().equals("horse");
    int least = cavalry && horse ? HALF_SQUADRONS : british && horse && !cavalry ? 2 : 1;
    return halves >= least;
  }

  /** What attacks, in the words of the table; empty where it is too little to attack. */
  private static Optional<String> force(Case question, boolean cavalry, int halves) {
    int half = cavalry ? HALF_SQUADRONS : 1;
    boolean whole = halves >= 2 * half;
    boolean flankDefended = question.flankDefended();
    if (question.ground().equals("narrow")) {
      boolean enough = flankDefended || halves >= half * question.halfBatteries();
      return enough ? Optional.of("half-battalion") : Optional.empty();
    }
    if (flankDefended) {
      return whole ? Optional.of("battalion") : Optional.empty();
    }
    return Optional.of(whole ? "battalion" : halves >= half ? "half-battalion" : "less");
  }

  private Decision thrown(
      String name, String favours, Citation why, Case question, Dice dice, Trace trace) {
    CombatDie die = combatDice.die(CombatDice.points(name));
    trace.add("die", "Die " + name + " to the " + favours, why);
    boolean black = die.fall(dice.stream("melee"), trace).circle() == Circle.BLACK;
    boolean attackersBlack =
        favours.equals("none") ? question.black().equals("attacker") : favours.equals("attackers");
    boolean taken = black == attackersBlack;
    return decided(
        taken, taken ? "The battery is taken." : "The attack fails and the attackers withdraw.");
  }

  private Decision decided(boolean taken, String sentence) {
    List<Result> results =
        new ArrayList<>(
            List.of(
                new Result("taken", taken, ""),
                new Result("withdraw", !taken, ""),
                new Result("outForGoodAfterMoves", taken ? 4 : 0, "moves"),
                new Result("outIfRetakenMoves", taken ? 30 : 0, "moves")));
    if (british && taken) {
      long moves = action(REMOVED).getFraction("value").floor();
      results.add(new Result("movesToBringOff", moves, "moves"));
    }
    Decision.Decided decided = new Decision.Decided(sentence, results);
    return taken ? decided.taken("battery") : decided;
  }

  private TableRow action(String what) {
    return book.table("cavalry-action").getRow(what);
  }

  /** Two guns find time to fire half a move at cavalry that comes on their flank (British book). */
  private void flankGuns(Trace trace) {
    Fraction pieces =
        action(FLANK_GUNS).getFraction("value").times(action(FLANK_SHARE).getFraction("value"));
    trace.add(
        "two guns fire half a move at the flank attack: ask `fire` with",
        "strength=" + pieces,
        action(FLANK_GUNS).citation());
  }
}
