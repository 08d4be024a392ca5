package studio.kriegsspiel.scenario.news;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Troops that come on to the map during play.
 *
 * @param unit who comes
 * @param entry where its head enters
 * @param from the direction it comes from
 * @param at when its head enters
 * @param marchOrder the formation it marches in
 * @param destination where the text says it goes
 * @param by when the text says it is there
 * @param sources where that comes from
 * @param span the whole statement
 */
public record Reinforcement(
    UnitId unit,
    Position entry,
    Optional<Direction> from,
    Moment at,
    Formation marchOrder,
    Optional<Position> destination,
    Optional<Moment> by,
    List<SourceNote> sources,
    TextSpan span,
    TextSpan unitSpan) {
  /** Copies the list. */
  public Reinforcement {
    sources = List.copyOf(sources);
  }

  /** A coming of which no source is named. */
  public Reinforcement(
      UnitId unit,
      Position entry,
      Optional<Direction> from,
      Moment at,
      Formation marchOrder,
      Optional<Position> destination,
      Optional<Moment> by,
      TextSpan span,
      TextSpan unitSpan) {
    this(unit, entry, from, at, marchOrder, destination, by, List.of(), span, unitSpan);
  }

  /** The same at another hour, by which it is where it goes at another, too. */
  public Reinforcement at(Moment other, Optional<Moment> thereBy) {
    return new Reinforcement(
        unit, entry, from, other, marchOrder, destination, thereBy, sources, span, unitSpan);
  }
}
