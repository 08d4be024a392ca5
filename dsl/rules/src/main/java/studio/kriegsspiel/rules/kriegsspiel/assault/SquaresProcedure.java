package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.InvalidQuestionException;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code squares}: cavalry in waves against squares, by the procedure of 1828. */
final class SquaresProcedure extends AskedProcedure<SquaresProcedure.Case> {
  private static final int CAVALRY_LOSS = 6;
  private static final int MOST_SQUADRONS = 48;
  private static final int MOST_PRINTED = 4;

  private final RuleTable table;
  private final CombatDice combatDice;
  private final Citation losses;
  private final Citation broken;
  private final Citation masses;
  private final Citation other;
  private final Fraction squadronPoints;

  /** The case that is asked about. */
  record Case(
      @Ask(value = "squadrons of the whole attack", least = 1, most = MOST_SQUADRONS) int squadrons,
      @Ask(value = "which wave is thrown for", least = 1, most = MOST_SQUADRONS, or = "1") int wave,
      @Ask(
              value = "its state",
              of = {"unshaken", "shaken", "badly-shaken"},
              or = "unshaken")
          String infantry,
      @Ask(value = "half battalions in the square or squares", least = 1, most = 12, or = "2")
          int halfBattalions,
      @Ask("a second line or cover within one move") boolean shelter,
      @Ask(value = "points the cavalry has lost until now", most = 100_000, or = "0")
          Fraction cavalryLostPoints) {}

  SquaresProcedure(RuleBook book) {
    super(
        "squares",
        "One wave of cavalry against a square",
        Citation.printed(book.id(), "Cavalry v infantry in close order", ""),
        Case.class,
        book.tables());
    table = book.table("squares");
    combatDice = new CombatDice(book);
    losses = Citation.ruling(book.id(), "C160", "each attack costs 6 points a squadron");
    broken = Citation.ruling(book.id(), "C127", "squares that are broken");
    other = Citation.ruling(book.id(), "C121", "cavalry against squares");
    squadronPoints = new FullStrength(book).squadron();
    masses = Citation.printed(book.id(), "Cavalry v infantry in close order 10", "larger masses");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    if (question.cavalryLostPoints().compareTo(full(question)) >= 0) {
      throw new InvalidQuestionException(
          "Nothing is left of the cavalry: its full strength is %s points."
              .formatted(full(question)));
    }
    trace.add(
        "one charge on a square, without waves",
        "is the question `melee` with defender-stand=square",
        other);
    int halves = question.halfBattalions();
    int perWave = halves <= 2 ? 1 : halves <= 6 ? MOST_PRINTED : 2 * MOST_PRINTED;
    int waves = question.squadrons() / perWave;
    if (perWave > 1) {
      trace.add("squadrons each wave needs", perWave, masses);
    }
    int wave = question.wave();
    if (waves < wave) {
      return new Decision.Forbidden(
          "There is no such wave: each needs %d squadrons.".formatted(perWave),
          perWave > 1 ? masses : citation());
    }
    TableRow row =
        table.getRow(
            Math.min(waves, MOST_PRINTED), question.infantry(), Math.min(wave, MOST_PRINTED));
    String column = halves == 1 ? "half_battalion" : "battalion";
    if (row.isDash(column)) {
      return new Decision.Forbidden(
          "One squadron has no chance against an unshaken battalion in square.",
          row.citation(column));
    }
    CombatDie die = combatDice.die(CombatDice.points(row.getText(column)));
    trace.add("die against the cavalry", "Die " + die.name(), row.citation(column));
    CombatFace face = die.fall(dice.stream("melee"), trace);
    return decided(face.circle() == Circle.WHITE, perWave, question, trace);
  }

  private Decision decided(boolean success, int squadrons, Case question, Trace trace) {
    boolean shelter = question.shelter();
    Fraction left = full(question).minus(question.cavalryLostPoints());
    Fraction due = Fraction.of(CAVALRY_LOSS * squadrons);
    boolean spent = due.compareTo(left) >= 0;
    Fraction loss = spent ? left : due;
    trace.add("loss of the cavalry", loss.toString(), losses);
    if (success) {
      trace.add("broken infantry", shelter ? "totally defeated" : "lost", broken);
    }
    String fate = success ? (shelter ? "totally-defeated" : "lost") : "holds";
    String cavalry = spent ? " The cavalry has nothing left: it is gone." : "";
    Decision.Decided decided =
        new Decision.Decided(
                (success
                        ? "The square is broken; the infantry is %s."
                            .formatted(fate.replace('-', ' '))
                        : "The wave is repulsed.")
                    + cavalry,
                List.of(
                    new Result("broken", success, ""),
                    new Result("infantry", fate, ""),
                    Result.exact("cavalryLossPoints", loss, "points")))
            .after("cavalry", "lost-points", question.cavalryLostPoints().plus(loss));
    Decision.Decided cavalryLeft =
        spent ? decided.gone("cavalry") : decided.after("wave", next(question));
    return !success ? cavalryLeft : shelter ? beaten(cavalryLeft) : cavalryLeft.gone("infantry");
  }

  private static Decision.Decided beaten(Decision.Decided decided) {
    return decided
        .after("infantry", "result", Defeat.T.name())
        .after("infantry", "moves", 0)
        .after("infantry", "not-recovered", true);
  }

  private static int next(Case question) {
    return Math.min(question.wave() + 1, MOST_SQUADRONS);
  }

  /** Points of all the squadrons of the attack. */
  private Fraction full(Case question) {
    return squadronPoints.times(question.squadrons());
  }
}
