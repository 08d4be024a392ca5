package studio.kriegsspiel.scenario.news;

import java.util.List;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.time.Moment;

/** Something that may come to be so during play. */
public sealed interface Fact {

  /** The units it speaks of. */
  List<UnitId> units();

  /** A unit is within a distance of a position. */
  record Near(UnitId unit, Distance distance, Position position) implements Fact {
    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit sees another. */
  record Sees(UnitId watcher, UnitId seen) implements Fact {
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
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit has been given an order. */
  record IsOrdered(UnitId unit) implements Fact {
    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** A unit has reached a position. */
  record HasReached(UnitId unit, Position position) implements Fact {
    @Override
    public List<UnitId> units() {
      return List.of(unit);
    }
  }

  /** The clock shows a time or a later one. */
  record IsPast(Moment time) implements Fact {
    @Override
    public List<UnitId> units() {
      return List.of();
    }
  }
}
