package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.Dice;
import studio.kriegsspiel.rules.procedure.Ask;
import studio.kriegsspiel.rules.procedure.AskedProcedure;
import studio.kriegsspiel.rules.procedure.Decision;
import studio.kriegsspiel.rules.procedure.Result;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The question {@code debouch}: coming out of a defile under artillery fire (British book). */
final class DebouchProcedure extends AskedProcedure<DebouchProcedure.Case> {
  private final RuleTable table;
  private final CombatDice combatDice;
  private final Citation covered;

  /** The case that is asked about. */
  record Case(
      @Ask(
              value = "guns that cover it",
              of = {"half-6-pdr", "6-pdr", "half-12-pdr", "12-pdr"})
          String guns,
      @Ask(value = "range in paces", most = 3000) int paces,
      @Ask(
              value = "effect of the fire",
              of = {"good", "bad"})
          String effect,
      @Ask(
              value = "half batteries of their own that cover them with good effect",
              most = 24,
              or = "0")
          int coveringHalfBatteries) {}

  DebouchProcedure(RuleBook book) {
    super(
        "debouch",
        "Whether a column can come out of a defile under artillery fire",
        Citation.printed(book.id(), book.table("debouching").source(), ""),
        Case.class,
        book.tables());
    table = book.table("debouching");
    combatDice = new CombatDice(book);
    covered = book.printed("Debouching from a Defile");
  }

  @Override
  protected Decision decide(Case question, Dice dice, Trace trace) {
    Optional<TableRow> band = band(question.guns(), question.paces());
    if (band.isEmpty()) {
      trace.add("beyond the ranges of the table", "no test", citation());
      return decided(true, "The guns are too far off to hinder the column.");
    }
    TableRow row = band.get();
    String effect = question.effect();
    int enemy = question.guns().startsWith("half") ? 1 : 2;
    if (effect.equals("good") && question.coveringHalfBatteries() >= 2 * enemy) {
      trace.add("good covering fire of twice the enemy's strength", "they may come out", covered);
      return decided(true, "The column comes out under its covering fire.");
    }
    if (row.isDash(effect)) {
      return new Decision.Forbidden("The column cannot come out under this fire.", row.citation());
    }
    CombatDie die = combatDice.die(CombatDice.points(row.getText(effect)));
    trace.add("die against the column", "Die " + die.name(), row.citation());
    boolean out = die.fall(dice.stream("morale"), trace).circle() == Circle.WHITE;
    return decided(out, out ? "The column comes out." : "The column stays in the defile.");
  }

  /** The nearest distance of the table that is not shorter than the range. */
  private Optional<TableRow> band(String guns, int paces) {
    return table.rows().stream()
        .filter(row -> row.getText("guns").equals(guns) && row.getInteger("paces") >= paces)
        .findFirst();
  }

  private static Decision decided(boolean out, String sentence) {
    return new Decision.Decided(sentence, List.of(new Result("debouches", out, "")));
  }
}
