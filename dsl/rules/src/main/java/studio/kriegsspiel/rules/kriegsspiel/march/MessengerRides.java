package studio.kriegsspiel.rules.kriegsspiel.march;

import java.util.List;
import studio.kriegsspiel.rules.Citation;
import studio.kriegsspiel.rules.Fraction;
import studio.kriegsspiel.rules.book.GroundUnit;
import studio.kriegsspiel.rules.book.RuleBook;
import studio.kriegsspiel.rules.field.Gait;
import studio.kriegsspiel.rules.field.RideStretch;
import studio.kriegsspiel.rules.table.RuleTable;
import studio.kriegsspiel.rules.table.TableRow;

/**
 * The time of a messenger's ride on even ground. Reisswitz has the first 2000 paces ridden at 900 a
 * move and the rest at 700; the British book the whole of a longer ride at 700 (ruling C039).
 */
public final class MessengerRides {
  /** Less than this is not told apart from 0, as places on a map carry rounding. */
  private static final double EDGE_METRES = 1e-6;

  private final TableRow first;
  private final TableRow rest;
  private final boolean wholeRideSlower;

  private MessengerRides(TableRow first, TableRow rest, boolean wholeRideSlower) {
    this.first = first;
    this.rest = rest;
    this.wholeRideSlower = wholeRideSlower;
  }

  public static MessengerRides of(RuleBook book) {
    RuleTable table = book.table("messengers");
    return table.findRow("first-stretch").isPresent()
        ? new MessengerRides(
            table.getRow("first-stretch"), table.getRow("after-first-stretch"), false)
        : new MessengerRides(
            table.getRow("whole-ride-short"), table.getRow("whole-ride-long"), true);
  }

  /** Exact moves for a ride of so many paces. */
  public Fraction moves(Fraction paces) {
    Fraction limit = Fraction.of(first.getInteger("to"));
    if (paces.compareTo(limit) <= 0) {
      return paces.dividedBy(Fraction.of(first.getInteger("rate")));
    }
    Fraction slow = Fraction.of(rest.getInteger("rate"));
    return wholeRideSlower
        ? paces.dividedBy(slow)
        : limit
            .dividedBy(Fraction.of(first.getInteger("rate")))
            .plus(paces.minus(limit).dividedBy(slow));
  }

  /** What the time of a ride of so many paces rests on. */
  public Citation citation(Fraction paces) {
    return paces.compareTo(Fraction.of(first.getInteger("to"))) <= 0
        ? first.citation()
        : rest.citation();
  }

  /** The gaits of a ride of so many metres. */
  public List<RideStretch> stretches(GroundUnit pace, double metres) {
    double limit = pace.toMetres(first.getInteger("to"));
    RideStretch slower = new RideStretch(Gait.LONG_RIDE, Double.POSITIVE_INFINITY, rest.citation());
    if (metres <= limit + EDGE_METRES) {
      return List.of(RideStretch.whole(first.citation()));
    }
    return wholeRideSlower
        ? List.of(slower)
        : List.of(new RideStretch(Gait.RIDE, limit, first.citation()), slower);
  }
}
