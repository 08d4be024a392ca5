package studio.kriegsspiel.rules.kriegskunst;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

/** The melee casualty table: so many figures that fight cause one loss, rounded down. */
final class MeleeLosses {
  private final TableRow onFleeing;
  private final TableRow cossacksOnFleeing;
  private final TableRow cavalryOnCavalry;
  private final TableRow onPushedBackCavalry;
  private final TableRow onSquare;
  private final TableRow cavalryNotWinning;
  private final TableRow foot;
  private final TableRow footOnPushedBack;
  private final TableRow footNotWinning;
  private final boolean exempt;
  private final Citation rounding;

  MeleeLosses(RuleBook book) {
    RuleTable table = book.table("melee-casualties");
    onFleeing = table.getRow("winning-cavalry-on-retreating-or-routing-foot");
    cossacksOnFleeing = table.getRow("winning-cossacks-on-retreating-or-routing-foot");
    cavalryOnCavalry = table.getRow("winning-cavalry-on-cavalry");
    onPushedBackCavalry = table.getRow("winning-cavalry-on-pushed-back-cavalry");
    onSquare = table.getRow("winning-cavalry-on-unbroken-square");
    cavalryNotWinning = table.getRow("losing-or-drawing-cavalry");
    foot = table.getRow("winning-foot");
    footOnPushedBack = table.getRow("winning-foot-on-pushed-back");
    footNotWinning = table.getRow("losing-or-drawing-foot");
    exempt = book.isOn("push-back-row-exempt");
    rounding = book.defaulted("DK-10");
  }

  /** Figures one side inflicts on the other, whose fate is known. */
  int inflicted(
      Fighter by, Fighter on, boolean won, Fate fate, boolean bothDifficult, Trace trace) {
    if (by.state() == State.ROUTING) {
      trace.add("routing troops", "cannot fight back", Casualties.printed("Definitions"));
      return 0;
    }
    TableRow row = by.arms().isCavalry() ? cavalry(by, on, won, fate) : foot(won, fate);
    boolean whole = exempt && row == footOnPushedBack;
    int halves = whole ? 2 * by.figures() : Melee.halves(by, on, bothDifficult);
    int per = row.getInteger("one_per");
    int lost = halves / (2 * per);
    if (trace.isOn()) {
      trace.add(row.keyText().replace('-', ' '), "1 for each " + per, row.citation());
      trace.add("losses, rounded down", lost, rounding);
    }
    return lost;
  }

  private TableRow cavalry(Fighter by, Fighter on, boolean won, Fate fate) {
    if (!won) {
      return cavalryNotWinning;
    }
    if (on.arms().isCavalry()) {
      return fate == Fate.PUSHED_BACK ? onPushedBackCavalry : cavalryOnCavalry;
    }
    if (on.square() && fate == Fate.STANDS) {
      return onSquare;
    }
    return by.arms() == Arms.IRREGULAR_CAVALRY ? cossacksOnFleeing : onFleeing;
  }

  private TableRow foot(boolean won, Fate fate) {
    if (!won) {
      return footNotWinning;
    }
    return fate == Fate.PUSHED_BACK ? footOnPushedBack : foot;
  }
}
