package studio.kriegsspiel.situation.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import studio.kriegsspiel.scenario.place.Position;
import studio.kriegsspiel.scenario.text.TextSpan;
import studio.kriegsspiel.situation.ground.GroundIndex;
import studio.kriegsspiel.terrain.MapPoint;
import studio.kriegsspiel.terrain.Terrain;
import studio.kriegsspiel.terrain.crs.GridReference;

/** The ground with no more places and features on it than a reader knows. */
final class ReaderMap {
  private static final int GRID_DIGITS = 4;

  private final Optional<GroundIndex> ground;
  private final Optional<Terrain> known;

  /**
   * A reader's map.
   *
   * @param ground the whole ground, if it is known
   * @param known what the reader knows of it
   */
  ReaderMap(Optional<GroundIndex> ground, Optional<Terrain> known) {
    this.ground = ground;
    this.known = known;
  }

  /** The names of what the reader has on his map. */
  List<String> names() {
    return known.stream()
        .flatMap(
            terrain ->
                Stream.concat(
                    terrain.placeNames().stream(),
                    terrain.features().stream().flatMap(each -> each.name().stream())))
        .toList();
  }

  /** Where a position is. */
  Optional<MapPoint> find(Position position) {
    return ground.flatMap(index -> index.resolve(position).find());
  }

  /**
   * A position as the reader may read it: without places in the text, and by grid reference where
   * it is written from a place the reader does not know.
   */
  Position words(Position position) {
    Optional<MapPoint> at = find(position);
    return at.isPresent() && !isKnown(position)
        ? new Position.Grid(GridReference.of(at.get(), GRID_DIGITS), TextSpan.NONE)
        : position.withoutSpan();
  }

  private boolean isKnown(Position position) {
    return position.match(
        at -> known.flatMap(terrain -> terrain.findPlace(at.place())).isPresent(),
        offset -> isKnown(offset.origin()),
        grid -> true,
        geographic -> true);
  }
}
