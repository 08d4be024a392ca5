package studio.kriegsspiel.rules.napoleonic;

import java.util.Locale;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.dice.DiceStream;
import studio.kriegsspiel.rules.procedure.Bands;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Generals: whether they survive their presence, and what it adds to a random number. */
public final class Officers {
  private final Bands<String> fates;
  private final TableRow general;
  private final TableRow napoleon;
  private final Thousandths chance;
  private final boolean rollsAlways;
  private final Citation when;

  /** Reads the tables of the book as its switches stand. */
  public Officers(RuleBook book) {
    RuleTable modifiers = book.table("modifiers");
    fates = NumberTables.whole(book.table("generals-under-fire").rows(), "generals-under-fire");
    general = modifiers.getRow("general");
    napoleon = modifiers.getRow("napoleon");
    chance = new Thousandths(book);
    rollsAlways = book.isOn("general-rolls-always");
    when = book.ruling("CN-14", "5.3 Generals and morale");
  }

  /** What a general's presence comes to. */
  public enum Fate {
    UNHURT,
    WOUNDED,
    KILLED
  }

  /** Whether he survives a turn of lending his presence. */
  public Fate fate(boolean underFire, DiceStream dice, Trace trace) {
    if (!underFire && !rollsAlways) {
      trace.add("neither under artillery fire nor in combat", "no roll", when);
      return Fate.UNHURT;
    }
    int number = chance.draw("general under fire", dice, trace);
    String fate = fates.at(Math.min(number, Thousandths.MOST));
    trace.add("general", fate, fates.citationAt(number));
    return Fate.valueOf(fate.toUpperCase(Locale.ROOT));
  }

  /** What his presence adds, in thousandths. */
  public int bonus(General who, Trace trace) {
    if (who == General.NONE) {
      return 0;
    }
    TableRow row = who == General.NAPOLEON ? napoleon : general;
    int value = row.getInteger("value");
    if (trace.isOn()) {
      trace.add(row.keyText() + " present", "+" + Thousandths.show(value), row.citation());
    }
    return value;
  }
}
