package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;

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

  /** As soon as a condition holds, which the umpire judges. */
  record When(Condition condition) implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.empty();
    }
  }

  /**
   * Again and again.
   *
   * @param every so many of the unit between two times
   * @param unit minutes, hours or moves
   * @param from the first time
   * @param to no later than this
   */
  record Repeated(int every, TimeUnit unit, Moment from, Moment to) implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.of(from);
    }
  }

  /**
   * When a courier arrives; how long he rides only the situation knows.
   *
   * @param of the unit he is of
   * @param from where he rides from
   * @param leaves when he leaves
   * @param along places and roads he rides by, in their order
   */
  record ByCourier(Optional<UnitId> of, Position from, Moment leaves, List<Position> along)
      implements Release {
    /** Keeps its own copy. */
    public ByCourier {
      along = List.copyOf(along);
    }

    /** Nobody has it before he leaves. */
    @Override
    public Optional<Moment> earliest() {
      return Optional.of(leaves);
    }
  }

  /** Kept by the umpire until he sees fit. */
  record Withheld() implements Release {
    @Override
    public Optional<Moment> earliest() {
      return Optional.empty();
    }
  }
}
