package studio.kriegsspiel.scenario.plan;

import java.util.List;
import java.util.Optional;
import studio.kriegsspiel.rules.concept.Formation;
import studio.kriegsspiel.scenario.force.SourceNote;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.scenario.time.Moment;

/**
 * Troops on the march from one place of the map to another. Their own side knows of it; the enemy
 * learns of it by what is seen and told.
 *
 * @param unit who marches
 * @param from where its head sets out
 * @param by what the way goes by, in its order
 * @param to where it goes
 * @param begins when its head sets out; with play, where the text does not say
 * @param formation how it marches
 * @param order its parts in the order of march; empty for the order of the text
 * @param sources where that comes from
 * @param span the whole statement
 * @param unitSpan the unit's name in it
 */
public record PlannedMarch(
    UnitId unit,
    Position from,
    List<Position> by,
    Position to,
    Optional<Moment> begins,
    Formation formation,
    List<UnitId> order,
    List<SourceNote> sources,
    TextSpan span,
    TextSpan unitSpan) {

  /** Copies the lists. */
  public PlannedMarch {
    by = List.copyOf(by);
    order = List.copyOf(order);
    sources = List.copyOf(sources);
  }
}
