package studio.kriegsspiel.rules.kriegsspiel.engineering;

import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.procedure.Amount;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;
import studio.kriegsspiel.rules.trace.Trace;

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
    return Math.toIntExact(
        prepare() + swimming(swim, widthPaces) + table.getInteger("moves", "form-up"));
  }

  private static long swimming(TableRow swim, int widthPaces) {
    return swim.getInteger("moves")
        * Fraction.of(widthPaces, swim.getInteger("per-length")).ceiling();
  }

  /** Adds every part of the time to the working. */
  void tell(int widthPaces, Trace trace) {
    TableRow swim = table.getRow("swim");
    TableRow form = table.getRow("form-up");
    trace.add("prepare", Amount.of(prepare(), "moves"), citation());
    trace.add(
        "swim " + Amount.of(widthPaces, "paces"),
        Amount.of(swimming(swim, widthPaces), "moves"),
        swim.citation());
    trace.add("form up", Amount.of(form.getInteger("moves"), "moves"), form.citation());
  }

  /** What it rests on. */
  public Citation citation() {
    return table.getRow("prepare").citation();
  }
}
