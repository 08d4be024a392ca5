package studio.kriegsspiel.rules.kriegsspiel.umpire;

import java.util.OptionalInt;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** How many players a side of a certain size needs ({@code Reisswitz 1824 §7}). */
public final class PlayersNeeded {
  private static final int FEW = 2;
  private static final int THREE = 3;

  private final RuleTable table;

  public PlayersNeeded(RuleBook book) {
    this.table = book.table("players");
  }

  /**
   * Fewest players for a side: one up to the size one can lead, at least three from a larger one.
   */
  public int least(int battalions, int squadrons, int batteries) {
    if (battalions >= value("battalions that need three players")) {
      return THREE;
    }
    boolean oneSuffices =
        battalions <= value("battalions one player can lead")
            && squadrons <= value("squadrons one player can lead")
            && batteries <= value("batteries one player can lead");
    return oneSuffices ? 1 : FEW;
  }

  /** Most players on a side, empty where the book sets no limit. */
  public OptionalInt most() {
    return table.findRow("most players on a side").stream()
        .mapToInt(row -> row.getInteger("value"))
        .findFirst();
  }

  /** Umpires for the largest number of players: one for movement, one for losses. */
  public int umpires(int mostPlayersOnASide) {
    OptionalInt most = most();
    boolean large =
        most.isPresent() ? mostPlayersOnASide >= most.getAsInt() : mostPlayersOnASide > 3;
    return large ? 2 : 1;
  }

  /** Whether players at different places of the map may speak to each other without the umpire. */
  public boolean maySpeak(int pacesApart) {
    return pacesApart <= value("paces beyond which players speak through the umpire");
  }

  /** What the limit of this kind rests on. */
  public Citation citation(String what) {
    return table.getRow(what).citation();
  }

  int value(String what) {
    TableRow row = table.getRow(what);
    return row.getInteger("value");
  }
}
