package studio.kriegsspiel.rules.kriegsspiel.losses;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.RuleBookId;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/** Points at which something is exchanged or removed, as the switches of the book stand. */
public final class LossThresholds {
  private static final String SKIRMISH_ZUG = "skirmish-zug-in-skirmish-order";
  private static final int PRINTED_ZUG = 60;

  private final RuleBook book;

  public LossThresholds(RuleBook book) {
    this.book = book;
  }

  /** Exact points of a track of the table {@code exchange}. */
  public Fraction points(String track) {
    boolean printedZug =
        track.equals(SKIRMISH_ZUG)
            && book.id().equals(RuleBookId.REISSWITZ_1824)
            && book.isOn("skirmish-zug-60");
    return printedZug ? Fraction.of(PRINTED_ZUG) : row(track).getFraction("points");
  }

  /** What happens when the track is full. */
  public String effect(String track) {
    return row(track).getText("effect");
  }

  /** What it rests on. */
  public Citation citation(String track) {
    return row(track).citation();
  }

  private TableRow row(String track) {
    return book.table("exchange").getRow(track);
  }
}
