package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * A body that goes out on a way and comes back by it.
 *
 * @param unit who
 * @param from where it sets out and comes back to
 * @param by what the way goes by, in its order
 * @param to where it turns
 * @param begins when it sets out first; with play, where the text does not say
 * @param ends when it sets out no more; with play, where the text does not say
 * @param outings how often it goes
 * @param sources where that comes from
 * @param span the whole statement
 * @param unitSpan the body's name in it
 */
public record Patrol(
    UnitId unit,
    Position from,
    List<Position> by,
    Position to,
    Optional<Moment> begins,
    Optional<Moment> ends,
    Outings outings,
    List<SourceNote> sources,
    TextSpan span,
    TextSpan unitSpan) {

  /** Copies the lists. */
  public Patrol {
    by = List.copyOf(by);
    sources = List.copyOf(sources);
  }
}
