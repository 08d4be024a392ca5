package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;
import studio.kriegsspiel.scenario.time.TimeUnit;

/** When the umpire lets an item of intelligence go. */
public sealed interface Release {

  /** The times it is written with, in their order. */
  default List<Moment> moments() {
    return match(
        new Cases<>(
            at -> List.of(at.time()),
            between -> List.of(between.from(), between.to()),
            when -> List.of(),
            repeated -> List.of(repeated.from(), repeated.to()),
            courier -> List.of(courier.leaves()),
            withheld -> List.of()));
  }

  /** The latest time at which it is released, where a clock alone decides that. */
  default Optional<Moment> latest() {
    return match(
        new Cases<>(
            at -> Optional.of(at.time()),
            between -> Optional.of(between.to()),
            when -> Optional.empty(),
            repeated -> Optional.of(repeated.to()),
            courier -> Optional.empty(),
            withheld -> Optional.empty()));
  }

  /** What it waits for. */
  default List<Fact> facts() {
    return match(
        new Cases<>(
            at -> List.of(),
            between -> List.of(),
            when -> when.condition().facts().toList(),
            repeated -> List.of(),
            courier -> List.of(),
            withheld -> List.of()));
  }

  /** The places that its way goes by; what it waits for is not among them. */
  default List<Position> way() {
    return match(
        new Cases<>(
            at -> List.of(),
            between -> List.of(),
            when -> List.of(),
            repeated -> List.of(),
            courier -> Stream.concat(Stream.of(courier.from()), courier.along().stream()).toList(),
            withheld -> List.of()));
  }

  /** The earliest time it can be released, if a clock decides it. */
  Optional<Moment> earliest();

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<At, R> at,
      Function<Between, R> between,
      Function<When, R> when,
      Function<Repeated, R> repeated,
      Function<ByCourier, R> byCourier,
      Function<Withheld, R> withheld) {}

  /** At one time. */
  record At(Moment time) implements Release {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.at().apply(this);
    }

    @Override
    public Optional<Moment> earliest() {
      return Optional.of(time);
    }
  }

  /** At some time of the umpire's choice between two. */
  record Between(Moment from, Moment to) implements Release {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.between().apply(this);
    }

    @Override
    public Optional<Moment> earliest() {
      return Optional.of(from);
    }
  }

  /** As soon as a condition holds, which the umpire judges. */
  record When(Condition condition) implements Release {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.when().apply(this);
    }

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
    public <R> R match(Cases<R> cases) {
      return cases.repeated().apply(this);
    }

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
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.byCourier().apply(this);
    }

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
    public <R> R match(Cases<R> cases) {
      return cases.withheld().apply(this);
    }

    @Override
    public Optional<Moment> earliest() {
      return Optional.empty();
    }
  }
}
