package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.RulesException;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.trace.Trace;

/** The five dice of a book; an index point is one step from one to the next. */
public final class CombatDice {
  private static final List<String> NAMES = List.of("I", "II", "III", "IV", "V");

  /** Index points at which no die is thrown any more. */
  static final int FOREGONE = NAMES.size();

  private final CombatDie[] dice = new CombatDie[NAMES.size()];

  public CombatDice(RuleBook book) {
    RuleTable table = book.table("combat-dice");
    for (int i = 0; i < dice.length; i++) {
      dice[i] = CombatDie.read(table, NAMES.get(i));
    }
  }

  /** Index points of a die: {@code I} 0 to {@code V} 4, {@code X} for a foregone issue. */
  public static int points(String name) {
    int index = name.equals("X") ? FOREGONE : NAMES.indexOf(name);
    if (index < 0) {
      throw new RulesException("There is no die `" + name + "`.");
    }
    return index;
  }

  /** The die of so many index points in either side's favour, less than {@link #FOREGONE}. */
  CombatDie die(int points) {
    return dice[Math.abs(points)];
  }

  /**
   * Throws a die by its name and says whether black fell, which is success of the side it favours.
   */
  public boolean blackFalls(String name, DiceStream stream, Trace trace) {
    return die(points(name)).fall(stream, trace).circle() == Circle.BLACK;
  }
}
