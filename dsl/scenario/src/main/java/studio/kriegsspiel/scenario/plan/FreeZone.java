package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.function.Function;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Distance;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/** A part of the ground as the author wrote it, of which every point lies in it or not. */
public sealed interface FreeZone {

  /** The positions it is written from. */
  List<Position> positions();

  /** What one of these makes of it, by its kind; who adds a kind is asked for one more. */
  <R> R match(
      Function<Within, R> within,
      Function<Between, R> between,
      Function<In, R> in,
      Function<SideOf, R> sideOf);

  /**
   * Within a distance of a position, or of the feature that a named place stands for.
   *
   * @param distance how near
   */
  record Within(Distance distance, Position of) implements FreeZone {
    @Override
    public <R> R match(
        Function<Within, R> within,
        Function<Between, R> between,
        Function<In, R> in,
        Function<SideOf, R> sideOf) {
      return within.apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(of);
    }
  }

  /**
   * Between two positions: neither behind the one nor behind the other, as seen along the line that
   * joins them.
   */
  record Between(Position from, Position to) implements FreeZone {
    @Override
    public <R> R match(
        Function<Within, R> within,
        Function<Between, R> between,
        Function<In, R> in,
        Function<SideOf, R> sideOf) {
      return between.apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(from, to);
    }
  }

  /**
   * In a named area of the ground.
   *
   * @param place the name as written
   */
  record In(String place, TextSpan span) implements FreeZone {
    @Override
    public <R> R match(
        Function<Within, R> within,
        Function<Between, R> between,
        Function<In, R> in,
        Function<SideOf, R> sideOf) {
      return in.apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(new Position.AtPlace(place, span));
    }
  }

  /**
   * On one side of a position, or of the feature that a named place stands for.
   *
   * @param side in which direction from it
   */
  record SideOf(Direction side, Position of) implements FreeZone {
    @Override
    public <R> R match(
        Function<Within, R> within,
        Function<Between, R> between,
        Function<In, R> in,
        Function<SideOf, R> sideOf) {
      return sideOf.apply(this);
    }

    @Override
    public List<Position> positions() {
      return List.of(of);
    }
  }
}
