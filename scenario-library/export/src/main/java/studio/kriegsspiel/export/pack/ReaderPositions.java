package studio.kriegsspiel.export.pack;

import java.util.Locale;
import java.util.Optional;
import studio.kriegsspiel.export.paper.Phrase;
import studio.kriegsspiel.export.paper.Terms;
import studio.kriegsspiel.scenario.place.LengthUnit;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.knowledge.FromPlace;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;

/**
 * Positions in the words of a reader: in paces from a place that stands on the map before him, and
 * by the grid printed on it.
 */
final class ReaderPositions {
  private final Terrain map;
  private final double metresPerPace;

  ReaderPositions(Terrain map, double metresPerPace) {
    this.map = map;
    this.metresPerPace = metresPerPace;
  }

  /** A position, whose point of the ground is known. */
  String of(Position position, Optional<MapPoint> at) {
    if (position instanceof Position.AtPlace place) {
      return place.place();
    }
    return at.flatMap(point -> FromPlace.find(map, position, point))
        .map(this::paces)
        .orElseGet(() -> PaperWords.position(position));
  }

  /** A point, from the nearest place. */
  String near(MapPoint at) {
    return of(new Position.Grid("", TextSpan.NONE), Optional.of(at));
  }

  /** The figures of the printed grid, in kilometres: east, then north. */
  static String grid(Optional<MapPoint> at) {
    return at.map(
            point ->
                String.format(
                    Locale.ROOT, "%.2f\u00a0\u00a0%.2f", point.x() / 1000, point.y() / 1000))
        .orElse("");
  }

  private String paces(FromPlace from) {
    double paces = from.metres() / metresPerPace;
    long step = paces < 500 ? 5 : 10;
    long rounded = Math.round(paces / step) * step;
    return rounded == 0
        ? from.place().name()
        : Phrase.BEARING.of(
            PaperWords.number((int) rounded) + "\u00a0" + Terms.marked(LengthUnit.PACES.word()),
            Terms.marked(from.direction().nearestWord()),
            from.place().name());
  }
}
