package studio.kriegsspiel.rules.kriegsspiel.losses;

import java.util.EnumMap;
import java.util.Map;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.table.TableRow;

/** What points of loss are worth in men, riders and guns ({@code Reisswitz 1824}, p. xv). */
public final class PointValues {
  private final Map<LossKind, TableRow> rows = new EnumMap<>(LossKind.class);

  public PointValues(RuleBook book) {
    for (LossKind kind : LossKind.values()) {
      rows.put(kind, book.table("points-value").getRow(kind.key()));
    }
  }

  /** Exact men, riders or guns that so many points stand for. */
  public Fraction lost(Fraction points, LossKind kind) {
    return points.times(perPoint(kind));
  }

  /** Exact points that so many men, riders or guns are worth. */
  public Fraction points(Fraction lost, LossKind kind) {
    return lost.dividedBy(perPoint(kind));
  }

  private Fraction perPoint(LossKind kind) {
    TableRow row = row(kind);
    return Fraction.of(row.getInteger("equal")).dividedBy(row.getFraction("points"));
  }

  /** What the value rests on. */
  public Citation citation(LossKind kind) {
    return row(kind).citation();
  }

  private TableRow row(LossKind kind) {
    TableRow row = rows.get(kind);
    if (row == null) {
      throw new IllegalStateException("every kind of loss has a row");
    }
    return row;
  }
}
