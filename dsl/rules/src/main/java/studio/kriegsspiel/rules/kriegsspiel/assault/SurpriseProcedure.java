package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code surprise}: whether surprised troops keep their heads (§67). */
final class SurpriseProcedure extends AskedProcedure<SurpriseProcedure.Case> {
  private static final int MOST_HEADS = 1_000_000;

  private final RuleTable table;
  private final CombatDice combatDice;
  private final boolean shaken;
  private final Citation conditions;

  /** The case that is asked about. */
  record Case(
      @Ask("the attacker reaches them from cover in one move") boolean fromCover,
      @Ask(value = "men who attack in the open", most = MOST_HEADS, or = "0") int attackingMen,
      @Ask(value = "men who are attacked", least = 1, most = MOST_HEADS, or = "1") int surprisedMen,
      @Ask("they march in column, not in battle order") boolean marching,
      @Ask("the ambush has artillery") boolean artillery,
      @Ask("they have a reserve to fall back on") boolean reserve,
      @Ask(
              value = "side that black favours on Die I",
              of = {"attacker", "defender"},
              or = "attacker")
          String black) {}

  SurpriseProcedure(RuleBook book) {
    super(
        "surprise",
        "Whether an attack is a surprise, and how the troops bear it",
        Citation.printed(book.id(), book.table("surprise").source(), ""),
        Case.class,
        book.tables());
    table = book.table("surprise");
    combatDice = new CombatDice(book);
    shaken = book.id().equals(RuleBookId.BRITISH_1815);
    conditions = Citation.ruling(book.id(), "C150", "any one condition suffices");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    boolean outnumbered = question.attackingMen() >= 2L * question.surprisedMen();
    if (!question.fromCover() && !question.marching() && !outnumbered) {
      return new Decision.Forbidden(
          "This is no surprise: none of the conditions holds.", citation());
    }
    trace.add("the attack is a surprise", "yes", conditions);
    TableRow row = table.getRow(question.artillery());
    CombatDie die = combatDice.die(CombatDice.points(row.getText("die")));
    trace.add("die", "Die " + die.name(), row.citation());
    boolean black = die.fall(dice.stream("surprise"), trace).circle() == Circle.BLACK;
    boolean toAttackers =
        !row.getText("favours").equals("none") || question.black().equals("attacker");
    boolean surprised = black == toAttackers;
    String sentence =
        !surprised
            ? "The troops form at once; they may counter-attack or stand."
            : question.reserve()
                ? "The troops fall back on their reserve and do not assemble before they reach it."
                : "The troops fall back the way they came, in disorder.";
    Decision.Decided decided =
        new Decision.Decided(
                sentence,
                List.of(
                    new Result("surprised", surprised, ""),
                    new Result("attackersCountDoubleForMoves", surprised ? 3 : 0, "moves"),
                    new Result("regroupAfterMoves", surprised ? 5 : 0, "moves"),
                    new Result("shaken", surprised && shaken, "")))
            .after("defender", "surprised", surprised);
    return shaken ? decided.after("defender", "shaken", surprised) : decided;
  }
}
