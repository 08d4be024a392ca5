package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/** Single men who swim a river; bodies of troops do not ({@code Reisswitz 1824 §78}). */
public final class Swimming {
  private final RuleTable table;

  public Swimming(RuleBook book) {
    this.table = book.table("swimming");
  }

  /** Moves to make arms and cartridges ready. */
  public int prepare() {
    return table.getInteger("moves", "prepare");
  }

  /** Moves from the first preparation until they have formed up on the far bank. */
  public int moves(int widthPaces) {
    TableRow swim = table.getRow("swim");
    long swimming = Fraction.of(widthPaces, swim.getInteger("per-length")).ceiling();
    return Math.toIntExact(prepare() + swimming + table.getInteger("moves", "form-up"));
  }

  /** What it rests on. */
  public Citation citation() {
    return table.getRow("prepare").citation();
  }
}
