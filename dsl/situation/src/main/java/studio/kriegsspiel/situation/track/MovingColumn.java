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
    return placement.match(
        new Placement.Cases<>(
            deployed -> Optional.empty(),
            coming -> of(coming, coming.order().unitSpan(), coming.arrival().journey()),
            patrol -> Optional.empty(),
            march -> of(march, march.march().unitSpan(), march.journey().get()),
            ordered -> of(ordered, ordered.event().unitSpan(), ordered.journey().get()),
            halted -> Optional.empty(),
            awaited -> Optional.empty()));
  }

  private static Optional<MovingColumn> of(
      Placement placement, TextSpan unitSpan, ColumnJourney journey) {
    return Optional.of(new MovingColumn(placement.named(), unitSpan, journey));
  }
}
