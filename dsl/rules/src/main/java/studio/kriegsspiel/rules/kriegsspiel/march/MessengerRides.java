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
  private final Fraction fast;
  private final Fraction slow;

  private MessengerRides(
      TableRow first, TableRow rest, boolean wholeRideSlower, int fast, int slow) {
    this.first = first;
    this.rest = rest;
    this.wholeRideSlower = wholeRideSlower;
    this.fast = Fraction.of(fast);
    this.slow = Fraction.of(slow);
  }

  public static MessengerRides of(RuleBook book) {
    RuleTable table = book.table("messengers");
    boolean stretches = table.findRow("first-stretch").isPresent();
    TableRow first = table.getRow(stretches ? "first-stretch" : "whole-ride-short");
    TableRow rest = table.getRow(stretches ? "after-first-stretch" : "whole-ride-long");
    return new MessengerRides(
        first, rest, !stretches, first.getInteger("rate"), rest.getInteger("rate"));
  }

  /** The same rides on other ground, at these paces a move. */
  MessengerRides at(int fastPaces, int slowPaces) {
    return new MessengerRides(first, rest, wholeRideSlower, fastPaces, slowPaces);
  }

  private Fraction limit() {
    return Fraction.of(first.getInteger("to"));
  }

  /** Exact moves for a ride of so many paces. */
  public Fraction moves(Fraction paces) {
    if (paces.compareTo(limit()) <= 0) {
      return paces.dividedBy(fast);
    }
    return wholeRideSlower
        ? paces.dividedBy(slow)
        : limit().dividedBy(fast).plus(paces.minus(limit()).dividedBy(slow));
  }

  /** Exact paces, at most, of a ride of so many moves. */
  Fraction paces(int moves) {
    Fraction quick = fast.times(moves);
    if (quick.compareTo(limit()) <= 0) {
      return quick;
    }
    Fraction far =
        wholeRideSlower
            ? slow.times(moves)
            : limit().plus(slow.times(Fraction.of(moves).minus(limit().dividedBy(fast))));
    return far.compareTo(limit()) > 0 ? far : limit();
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
