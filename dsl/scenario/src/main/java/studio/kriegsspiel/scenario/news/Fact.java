package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** Something that may come to be so during play. */
public sealed interface Fact {

  /** The units it speaks of. */
  List<UnitId> units();

  /** The position that it names, if it names one. */
  default Optional<Position> findPosition() {
    return match(
        new Cases<>(
            near -> Optional.of(near.position()),
            sees -> Optional.empty(),
            lost -> Optional.empty(),
            ordered -> Optional.empty(),
            reached -> Optional.of(reached.position()),
            past -> Optional.empty()));
  }

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Near, R> near,
      Function<Sees, R> sees,
      Function<HasLost, R> hasLost,
      Function<IsOrdered, R> isOrdered,
      Function<HasReached, R> hasReached,
      Function<IsPast, R> isPast) {}

  /** A unit is within a distance of a position. */
  record Near(UnitId unit, Distance distance, Position position) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.near().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit sees another. */
  record Sees(UnitId watcher, UnitId seen) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sees().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of(watcher, seen);
    }
  }

  /**
   * A unit has lost men.
   *
   * @param count so many, or so many of a hundred
   */
  record HasLost(UnitId unit, int count, boolean percent) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.hasLost().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit has been given an order. */
  record IsOrdered(UnitId unit) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.isOrdered().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit has reached a position. */
  record HasReached(UnitId unit, Position position) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.hasReached().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** The clock shows a time or a later one. */
  record IsPast(Moment time) implements Fact {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.isPast().apply(this);
    }

    @Override
    public List<UnitId> units() {
      return List.of();
    }
  }
}
