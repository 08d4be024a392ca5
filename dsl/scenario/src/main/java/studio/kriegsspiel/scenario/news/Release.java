package studio.kriegsspiel.scenario.news;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** When the umpire lets an item of intelligence go. */
public sealed interface Release {

  /** The earliest time it can be released, if a clock decides it. */
  Optional<Moment> earliest();

  /** At one time. */
  record At(Moment time) implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.of(time);
    }
  }

  /** At some time of the umpire's choice between two. */
  record Between(Moment from, Moment to) implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.of(from);
    }
  }

  /**
   * As soon as a unit comes within a distance of a position.
   *
   * @param unit the unit watched
   * @param distance how near
   * @param position to what
   */
  record When(UnitId unit, Distance distance, Position position) implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.empty();
    }
  }
}
