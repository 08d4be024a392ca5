package studio.kriegsspiel.scenario.review;

import java.util.function.Function;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;

/** Of whom or what something is asserted. */
public sealed interface AssertedParty {

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(
      Function<WholeSide, R> wholeSide,
      Function<OneUnit, R> oneUnit,
      Function<Somewhere, R> somewhere);

  /**
   * All bodies of a side.
   *
   * @param name the side's name
   */
  record WholeSide(String name) implements AssertedParty {
    @Override
    public <R> R match(
        Function<WholeSide, R> wholeSide,
        Function<OneUnit, R> oneUnit,
        Function<Somewhere, R> somewhere) {
      return wholeSide.apply(this);
    }
  }

  /** A unit with all its parts. */
  record OneUnit(UnitId unit) implements AssertedParty {
    @Override
    public <R> R match(
        Function<WholeSide, R> wholeSide,
        Function<OneUnit, R> oneUnit,
        Function<Somewhere, R> somewhere) {
      return oneUnit.apply(this);
    }
  }

  /** Whoever stands at a place. */
  record Somewhere(Position at) implements AssertedParty {
    @Override
    public <R> R match(
        Function<WholeSide, R> wholeSide,
        Function<OneUnit, R> oneUnit,
        Function<Somewhere, R> somewhere) {
      return somewhere.apply(this);
    }
  }
}
