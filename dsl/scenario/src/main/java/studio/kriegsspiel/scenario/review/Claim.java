package studio.kriegsspiel.scenario.review;

import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.audience.Audience;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** What an author may assert. Where a claim names no time it is made of the start of play. */
public sealed interface Claim {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<Sees, R> sees,
      Function<Reaches, R> reaches,
      Function<Knows, R> knows,
      Function<Outnumbers, R> outnumbers,
      Function<Attackable, R> attackable,
      Function<Stands, R> stands) {}

  /**
   * That one party sees another, or that it cannot.
   *
   * @param denied whether it is said that it cannot
   */
  record Sees(AssertedParty watcher, AssertedParty seen, boolean denied, Optional<Moment> at)
      implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sees().apply(this);
    }
  }

  /**
   * That the head of a unit is at a place in time.
   *
   * @param earliest not before this
   * @param latest and not later than this
   */
  record Reaches(UnitId unit, Position place, Optional<Moment> earliest, Moment latest)
      implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reaches().apply(this);
    }
  }

  /**
   * That readers know of a unit, or that they do not: by what they were told and what their own
   * see.
   *
   * @param denied whether it is said that they do not
   */
  record Knows(Audience reader, UnitId unit, boolean denied, Optional<Moment> by) implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.knows().apply(this);
    }
  }

  /**
   * That one party has more men than another.
   *
   * @param at where men are counted; without it all of both are
   * @param within how far around; without it as far as the studio counts
   * @param of so many of the first
   * @param to to so many of the other, at least
   */
  record Outnumbers(
      AssertedParty more,
      AssertedParty fewer,
      Optional<Position> at,
      Optional<Distance> within,
      Optional<Moment> time,
      int of,
      int to)
      implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.outnumbers().apply(this);
    }
  }

  /**
   * That enemies of a party can be upon it in so many moves, or that they cannot.
   *
   * @param denied whether it is said that they cannot
   */
  record Attackable(AssertedParty target, int moves, boolean denied, Optional<Moment> at)
      implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.attackable().apply(this);
    }
  }

  /**
   * That a unit stands at a place.
   *
   * @param alone whether no enemy stands there with it, so that it holds the place
   */
  record Stands(UnitId unit, Position place, boolean alone, Optional<Moment> at) implements Claim {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stands().apply(this);
    }
  }
}
