package studio.kriegsspiel.desk.timeline;

import java.util.Optional;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;

/** Written times, so many minutes later, in the manner in which they are written. */
final class Moments {
  private static final int HOUR = 60;

  private Moments() {}

  /**
   * A moment, later or earlier.
   *
   * @param moveMinutes how long a move lasts
   * @return nothing where it cannot be said so: between two moves, or before play begins
   */
  static Optional<Moment> later(Moment moment, long minutes, int moveMinutes) {
    return moment.match(
        at -> Optional.of(new Moment.At(at.time().plusMinutes(minutes))),
        of -> later(of, minutes, moveMinutes),
        after -> later(after, minutes, moveMinutes));
  }

  private static Optional<Moment> later(Moment.OfMove of, long minutes, int moveMinutes) {
    long move = of.move() + minutes / moveMinutes;
    return minutes % moveMinutes == 0 && move >= 1
        ? Optional.of(new Moment.OfMove((int) move))
        : Optional.empty();
  }

  private static Optional<Moment> later(Moment.AfterStart after, long minutes, int moveMinutes) {
    int one =
        switch (after.unit()) {
          case MINUTES -> 1;
          case HOURS -> HOUR;
          case MOVES -> moveMinutes;
        };
    long all = (long) after.count() * one + minutes;
    if (all < 0) {
      return Optional.empty();
    }
    return Optional.of(
        all % one == 0
            ? new Moment.AfterStart((int) (all / one), after.unit())
            : new Moment.AfterStart((int) all, TimeUnit.MINUTES));
  }
}
