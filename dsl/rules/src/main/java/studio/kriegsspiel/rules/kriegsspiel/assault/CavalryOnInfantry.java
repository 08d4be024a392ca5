package studio.kriegsspiel.rules.kriegsspiel.assault;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Parameter;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** Odds of cavalry against infantry, from the view of the cavalry (Reisswitz 1824 §57). */
final class CavalryOnInfantry {
  private static final int HALF_BATTALIONS = 2;
  private static final int LAST_PRINTED = 4;

  private final int[][] points = new int[Stand.values().length][LAST_PRINTED + 1];
  private final TableRow[][] rows = new TableRow[Stand.values().length][LAST_PRINTED + 1];
  private final List<TableRow> masses;
  private final Fraction[] ratios;
  private final Citation belowTable;
  private final Citation halfBattalion;

  CavalryOnInfantry(RuleBook book) {
    RuleTable table = book.table("cavalry-on-infantry");
    for (Stand stand : new Stand[] {Stand.LINE, Stand.COLUMN, Stand.SQUARE, Stand.ROUTE}) {
      for (int squadrons = 1; squadrons <= LAST_PRINTED; squadrons++) {
        TableRow row = table.getRow(Parameter.word(stand), squadrons);
        rows[stand.ordinal()][squadrons] = row;
        points[stand.ordinal()][squadrons] = CombatDice.points(row.getText("die"));
      }
    }
    masses = book.table("cavalry-on-masses").rows();
    ratios = new Fraction[masses.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = masses.get(i).getFraction("squadrons_per_battalion");
    }
    belowTable = Citation.byDefault(book.id(), "DA-10", "");
    halfBattalion = Citation.byDefault(book.id(), "DA-09", "");
  }

  /** Index points for the cavalry, never above zero. */
  int points(int squadrons, Party infantry, Trace trace) {
    return infantry.stand() == Stand.MASS || infantry.units() > HALF_BATTALIONS
        ? mass(squadrons, infantry.units(), trace)
        : battalion(squadrons, infantry, trace);
  }

  private int battalion(int squadrons, Party infantry, Trace trace) {
    int counted = squadrons;
    if (infantry.units() < HALF_BATTALIONS) {
      counted *= HALF_BATTALIONS;
      trace.add("squadrons against a whole battalion", counted, halfBattalion);
    }
    int column = Math.min(counted, LAST_PRINTED);
    TableRow row = rows[infantry.stand().ordinal()][column];
    if (trace.isOn()) {
      trace.add(
          counted + " squadrons against a battalion in " + Parameter.word(infantry.stand()),
          "Die " + row.getText("die") + " to the infantry",
          row.citation());
    }
    return -points[infantry.stand().ordinal()][column];
  }

  private int mass(int squadrons, int halfBattalions, Trace trace) {
    for (int i = 0; i < ratios.length; i++) {
      Fraction ratio = ratios[i];
      if ((long) squadrons * HALF_BATTALIONS * ratio.denominator()
          >= ratio.numerator() * halfBattalions) {
        TableRow row = masses.get(i);
        if (trace.isOn()) {
          trace.add(
              squadrons + " squadrons against a mass of " + halfBattalions + " half battalions",
              "Die " + row.getText("die") + " to the infantry",
              row.citation());
        }
        return -CombatDice.points(row.getText("die"));
      }
    }
    trace.add("too few squadrons for a mass", "foregone", belowTable);
    return -CombatDice.FOREGONE;
  }
}
