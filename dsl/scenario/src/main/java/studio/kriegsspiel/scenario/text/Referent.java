package studio.kriegsspiel.scenario.text;

import java.util.Optional;
import java.util.function.Function;
import studio.kriegsspiel.scenario.time.Moment;

/** What a reference in prose stands for. */
public sealed interface Referent {

  /** What the cases make of it, by its kind. */
  <R> R match(Cases<R> cases);

  /** Whether it is this role. */
  default boolean isRole(String side, String title) {
    return equals(new OfRole(side, title));
  }

  /** A function for each kind; who adds one is asked for one more wherever kinds are told apart. */
  record Cases<R>(
      Function<OfUnit, R> ofUnit,
      Function<OfSide, R> ofSide,
      Function<OfRole, R> ofRole,
      Function<OfPlace, R> ofPlace,
      Function<OfTime, R> ofTime,
      Function<Forces, R> forces) {}

  /**
   * A unit, or a figure of it.
   *
   * @param side the side's name
   * @param name the unit's short name
   */
  record OfUnit(String side, String name, Optional<UnitFigure> figure) implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ofUnit().apply(this);
    }
  }

  /** A side, by its name in the text. */
  record OfSide(String side) implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ofSide().apply(this);
    }
  }

  /** A role of a side. */
  record OfRole(String side, String title) implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ofRole().apply(this);
    }
  }

  /**
   * A named place of the ground.
   *
   * @param place the name as written
   */
  record OfPlace(String place) implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ofPlace().apply(this);
    }
  }

  /** A time. */
  record OfTime(Moment time) implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ofTime().apply(this);
    }
  }

  /** The reader's own forces, as far as he knows of them. */
  record Forces() implements Referent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forces().apply(this);
    }
  }
}
