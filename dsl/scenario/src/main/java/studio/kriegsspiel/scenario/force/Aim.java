package studio.kriegsspiel.scenario.force;

import java.util.Optional;
import java.util.function.Function;

/** What is to be done, with the things it is to be done to. */
public sealed interface Aim {
  /** The named place it is about, if it is about one. */
  default Optional<String> findPlace() {
    return Optional.empty();
  }

  /** The unit it is about, if it is about one. */
  default Optional<UnitId> findUnit() {
    return Optional.empty();
  }

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Take, R> take,
      Function<Hold, R> hold,
      Function<Delay, R> delay,
      Function<Cross, R> cross,
      Function<DestroyPlace, R> destroyPlace,
      Function<DestroyUnit, R> destroyUnit,
      Function<ReconnoitrePlace, R> reconnoitrePlace,
      Function<ReconnoitreUnit, R> reconnoitreUnit,
      Function<Leave, R> leave,
      Function<Escort, R> escort,
      Function<KeepOpen, R> keepOpen,
      Function<Free, R> free) {}

  /** With how much it is to be done, where that is said. */
  default Optional<Share> share() {
    return Optional.empty();
  }

  /** To take a place. */
  record Take(String place) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.take().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /** To hold a place. */
  record Hold(String place) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.hold().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /**
   * To keep an enemy from coming on.
   *
   * @param before the place he is to be kept from, if one is named
   */
  record Delay(UnitId enemy, Optional<String> before) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.delay().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return before;
    }

    @Override
    public Optional<UnitId> findUnit() {
      return Optional.of(enemy);
    }
  }

  /**
   * To cross a river, a road, a line.
   *
   * @param with with how much; with any part of the force where it is not said
   */
  record Cross(String place, Optional<Share> with) implements Aim {
    @Override
    public Optional<Share> share() {
      return with;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.cross().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /** To destroy a bridge, a magazine, a work. */
  record DestroyPlace(String place) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.destroyPlace().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /** To destroy a body of the enemy. */
  record DestroyUnit(UnitId enemy) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.destroyUnit().apply(this);
    }

    @Override
    public Optional<UnitId> findUnit() {
      return Optional.of(enemy);
    }
  }

  /** To find out what is at a place. */
  record ReconnoitrePlace(String place) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reconnoitrePlace().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /** To find out where a body of the enemy is, and how strong. */
  record ReconnoitreUnit(UnitId enemy) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reconnoitreUnit().apply(this);
    }

    @Override
    public Optional<UnitId> findUnit() {
      return Optional.of(enemy);
    }
  }

  /**
   * To leave the map.
   *
   * @param by the edge or way, if one is named
   * @param with with how much; with all where it is not said
   */
  record Leave(Optional<String> by, Optional<Share> with) implements Aim {
    @Override
    public Optional<Share> share() {
      return with;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leave().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return by;
    }
  }

  /**
   * To bring a body safely somewhere.
   *
   * @param to where to, if it is said
   */
  record Escort(UnitId unit, Optional<String> to) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.escort().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return to;
    }

    @Override
    public Optional<UnitId> findUnit() {
      return Optional.of(unit);
    }
  }

  /** To keep a way open. */
  record KeepOpen(String place) implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keepOpen().apply(this);
    }

    @Override
    public Optional<String> findPlace() {
      return Optional.of(place);
    }
  }

  /** Something else, told in words only. */
  record Free() implements Aim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.free().apply(this);
    }
  }
}
