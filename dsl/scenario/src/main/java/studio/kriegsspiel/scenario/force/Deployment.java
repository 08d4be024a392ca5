package studio.kriegsspiel.scenario.force;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.place.Direction;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * Where and how a unit stands when play begins.
 *
 * @param unit the unit
 * @param formation how it stands
 * @param position where its centre stands
 * @param facing the way it faces, if stated
 * @param sources where that comes from
 * @param works what stands there already to help it hold the place
 * @param span the whole statement
 * @param unitSpan the unit's name in it
 */
public record Deployment(
    UnitId unit,
    Formation formation,
    Position position,
    Optional<Direction> facing,
    List<SourceNote> sources,
    List<Preparation> works,
    TextSpan span,
    TextSpan unitSpan) {
  /** Copies the lists. */
  public Deployment {
    sources = List.copyOf(sources);
    works = List.copyOf(works);
  }

  /** A position of which no source is named, and where no works stand. */
  public Deployment(
      UnitId unit,
      Formation formation,
      Position position,
      Optional<Direction> facing,
      TextSpan span,
      TextSpan unitSpan) {
    this(unit, formation, position, facing, List.of(), List.of(), span, unitSpan);
  }

  /** The same at another place. */
  public Deployment at(Position other) {
    return new Deployment(unit, formation, other, facing, sources, works, span, unitSpan);
  }
}
