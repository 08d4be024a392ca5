package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.NamedProcedure;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.procedure.Question;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code battery}: an attack on guns (§56C, §65). */
final class BatteryProcedure extends NamedProcedure {
  /** Half squadrons in a squadron, which weighs as a half battalion. */
  private static final int HALF_SQUADRONS = 2;

  private final RuleTable table;
  private final CombatDice combatDice;
  private final boolean british;
  private final Citation flankRule;
  private final Citation supportRule;
  private final Citation frontal1828;

  BatteryProcedure(RuleBook book) {
    super(
        "battery",
        "Whether a battery that stays is taken",
        Citation.printed(book.id(), book.table("battery-attacks").source(), ""),
        List.of(
            Parameter.choice("arm", "who attacks", List.of("infantry", "cavalry")),
            Parameter.number(
                "units", "half battalions, or half squadrons, that attack; 0 for less", 0, 192),
            Parameter.number("half-batteries", "half batteries attacked", 1, 12).or("2"),
            Parameter.choice("battery", "the battery attacked", List.of("foot", "horse")),
            Parameter.choice("ground", "room to spread out", List.of("open", "narrow")).or("open"),
            Parameter.yesNo("flank-defended", "the guns cover their own flank"),
            Parameter.yesNo("flank-and-rear", "the attack strikes flank and rear"),
            Parameter.yesNo("supported", "troops have been told off to defend it"),
            Parameter.yesNo("supports-beaten", "they are beaten before or at the same time"),
            Parameter.yesNo("skirmishers-occupy", "skirmishers keep the guns busy meanwhile"),
            Parameter.choice(
                    "black", "side that black favours on Die I", List.of("attacker", "guns"))
                .or("attacker")));
    table = book.table("battery-attacks");
    combatDice = new CombatDice(book);
    british = book.id() == RuleBookId.BRITISH_1815;
    flankRule =
        british
            ? Citation.ruling(book.id(), "C137", "batteries attacked in flank")
            : Citation.printed(book.id(), "§56C", "batteries attacked in flank");
    supportRule =
        Citation.printed(book.id(), british ? "Attacks on batteries C" : "§65C", "supports");
    frontal1828 = Citation.ruling(book.id(), "C139", "cavalry against the front of a battery");
  }

  @Override
  public Decision decide(Question question, Dice dice, Trace trace) {
    if (question.is("supported")
        && !(question.is("supports-beaten") && question.is("skirmishers-occupy"))) {
      trace.add("supports beaten and guns kept busy", "not both", supportRule);
      return decided(false, "The battery holds: its supports must be beaten first.");
    }
    boolean cavalry = question.getText("arm").equals("cavalry");
    int halves = question.getNumber("units");
    if (question.is("flank-and-rear") && enoughForFlank(question, cavalry, halves)) {
      trace.add("struck in flank and rear", "lost", flankRule);
      return decided(true, "The battery is lost.");
    }
    if (british && cavalry && !question.is("flank-and-rear")) {
      return thrown("II", "guns", frontal1828, question, dice, trace);
    }
    boolean flankDefended = question.is("flank-defended");
    String ground = question.getText("ground");
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

  private boolean enoughForFlank(Question question, boolean cavalry, int halves) {
    boolean horse = question.getText("battery").equals("horse");
    int least = cavalry && horse ? HALF_SQUADRONS : british && horse && !cavalry ? 2 : 1;
    return halves >= least;
  }

  /** What attacks, in the words of the table; empty where it is too little to attack. */
  private static Optional<String> force(Question question, boolean cavalry, int halves) {
    int half = cavalry ? HALF_SQUADRONS : 1;
    boolean whole = halves >= 2 * half;
    boolean flankDefended = question.is("flank-defended");
    if (question.getText("ground").equals("narrow")) {
      boolean enough = flankDefended || halves >= half * question.getNumber("half-batteries");
      return enough ? Optional.of("half-battalion") : Optional.empty();
    }
    if (flankDefended) {
      return whole ? Optional.of("battalion") : Optional.empty();
    }
    return Optional.of(whole ? "battalion" : halves >= half ? "half-battalion" : "less");
  }

  private Decision thrown(
      String name, String favours, Citation why, Question question, Dice dice, Trace trace) {
    CombatDie die = combatDice.die(CombatDice.points(name));
    trace.add("die", "Die " + name + " to the " + favours, why);
    boolean black = die.fall(dice.stream("melee"), trace).circle() == Circle.BLACK;
    boolean attackersBlack =
        favours.equals("none")
            ? question.getText("black").equals("attacker")
            : favours.equals("attackers");
    boolean taken = black == attackersBlack;
    return decided(
        taken, taken ? "The battery is taken." : "The attack fails and the attackers withdraw.");
  }

  private static Decision decided(boolean taken, String sentence) {
    return new Decision.Decided(
        sentence,
        List.of(
            new Result("taken", taken, ""),
            new Result("outForGoodAfterMoves", taken ? 4 : 0, "moves"),
            new Result("outIfRetakenMoves", taken ? 30 : 0, "moves")));
  }
}
