package studio.kriegsspiel.terrain.march;

import java.util.ArrayList;
import java.util.List;

/**
 * How far along a way something is at what time: straight between its knots, at a stand where two
 * of them lie at one place, and on at its last rate beyond the last.
 *
 * @param metres how far along the way, never falling
 * @param minutes when, never falling; as many as metres, at least two
 */
public record Timetable(List<Double> metres, List<Double> minutes) {

  /** Keeps its own copies and refuses times or places that fall back. */
  public Timetable {
    metres = List.copyOf(metres);
    minutes = List.copyOf(minutes);
    if (metres.size() != minutes.size() || metres.size() < 2) {
      throw new IllegalArgumentException("A timetable has as many places as times, at least two.");
    }
    for (int i = 1; i < metres.size(); i++) {
      if (!(metres.get(i) >= metres.get(i - 1) && minutes.get(i) >= minutes.get(i - 1))) {
        throw new IllegalArgumentException("A timetable never goes back.");
      }
    }
  }

  /** Where the last knot lies. */
  public double lastMetres() {
    return metres.get(metres.size() - 1);
  }

  /** When the last knot is reached. */
  public double lastMinutes() {
    return minutes.get(minutes.size() - 1);
  }

  /** How far it has come after so many minutes, at most to the last knot. */
  public double metresAfter(double elapsedMinutes) {
    for (int i = 1; i < metres.size(); i++) {
      double to = minutes.get(i);
      if (elapsedMinutes < to) {
        double from = minutes.get(i - 1);
        double share = Math.max(0, elapsedMinutes - from) / (to - from);
        return metres.get(i - 1) + (metres.get(i) - metres.get(i - 1)) * share;
      }
    }
    return lastMetres();
  }

  /** When it comes to a place. */
  public double reachesMinutes(double at) {
    for (int i = 1; i < metres.size(); i++) {
      if (metres.get(i) >= at && metres.get(i) > metres.get(i - 1)) {
        return between(i, at);
      }
    }
    return beyond(at);
  }

  /** When it goes on from a place: later than it comes there if it stands there for a while. */
  public double leavesMinutes(double at) {
    for (int i = metres.size() - 1; i > 0; i--) {
      if (metres.get(i - 1) <= at && metres.get(i) > at) {
        return between(i, at);
      }
    }
    return at < metres.get(0) ? minutes.get(0) : beyond(at);
  }

  private double between(int knot, double at) {
    double from = metres.get(knot - 1);
    double share = Math.max(0, at - from) / (metres.get(knot) - from);
    return minutes.get(knot - 1) + (minutes.get(knot) - minutes.get(knot - 1)) * share;
  }

  private double beyond(double at) {
    return lastMinutes() + Math.max(0, at - lastMetres()) / lastMetresPerMinute();
  }

  /** Metres in a minute over the last stretch that is marched, infinite if there is none. */
  public double lastMetresPerMinute() {
    for (int i = metres.size() - 1; i > 0; i--) {
      double time = minutes.get(i) - minutes.get(i - 1);
      double leg = metres.get(i) - metres.get(i - 1);
      if (time > 0 && leg > 0) {
        return leg / time;
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  /** Collects the knots of a timetable in order. */
  static final class Builder {
    private final List<Double> metres = new ArrayList<>();
    private final List<Double> minutes = new ArrayList<>();

    /** Adds a knot; one that rounding puts a hair before the last is taken at the last. */
    Builder at(double newMetres, double newMinutes) {
      int last = metres.size() - 1;
      metres.add(last < 0 ? newMetres : Math.max(newMetres, metres.get(last)));
      minutes.add(last < 0 ? newMinutes : Math.max(newMinutes, minutes.get(last)));
      return this;
    }

    /** Adds what another timetable has between two places, moved along and put off. */
    Builder part(Timetable other, double from, double to, double alongMetres, double laterMinutes) {
      for (int i = 0; i < other.metres.size(); i++) {
        double at = other.metres.get(i);
        if (at > from && at < to) {
          at(at + alongMetres, other.minutes.get(i) + laterMinutes);
        }
      }
      return this;
    }

    Timetable build() {
      return new Timetable(metres, minutes);
    }
  }
}
