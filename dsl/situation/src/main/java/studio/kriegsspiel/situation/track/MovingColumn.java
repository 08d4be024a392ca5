package studio.kriegsspiel.situation.track;

import java.util.Optional;
import studio.kriegsspiel.scenario.force.UnitId;
import studio.kriegsspiel.scenario.text.TextSpan;

/**
 * A column that the text sets in motion: reinforcements, a planned march, what the umpire orders.
 *
 * @param unit who marches
 * @param unitSpan the unit's name in the statement
 * @param journey its way
 */
public record MovingColumn(UnitId unit, TextSpan unitSpan, ColumnJourney journey) {

  /** The column of a statement, if it sets one in motion. */
  static Optional<MovingColumn> of(Placement placement) {
    if (placement instanceof Placement.Arriving coming) {
      return Optional.of(
          new MovingColumn(coming.named(), coming.order().unitSpan(), coming.arrival().journey()));
    }
    if (placement instanceof Placement.Marching march) {
      return Optional.of(
          new MovingColumn(march.named(), march.march().unitSpan(), march.journey().get()));
    }
    return placement instanceof Placement.Ordered ordered
        ? Optional.of(
            new MovingColumn(ordered.named(), ordered.event().unitSpan(), ordered.journey().get()))
        : Optional.empty();
  }
}
