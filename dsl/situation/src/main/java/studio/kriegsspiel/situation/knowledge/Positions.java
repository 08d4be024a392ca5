package studio.kriegsspiel.situation.knowledge;

import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;

/** Positions without their places in the text. */
final class Positions {
  private Positions() {}

  static Position withoutSpans(Position position) {
    if (position instanceof Position.AtPlace at) {
      return new Position.AtPlace(at.place(), TextSpan.NONE);
    } else if (position instanceof Position.Offset offset) {
      return new Position.Offset(
          offset.distance(), offset.towards(), withoutSpans(offset.origin()), TextSpan.NONE);
    } else if (position instanceof Position.Grid grid) {
      return new Position.Grid(grid.reference(), TextSpan.NONE);
    } else if (position instanceof Position.Geographic geographic) {
      return new Position.Geographic(geographic.latitude(), geographic.longitude(), TextSpan.NONE);
    }
    throw new IllegalStateException("Unknown kind of position: " + position.getClass());
  }
}
